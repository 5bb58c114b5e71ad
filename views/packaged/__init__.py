"""The app as a package for phones and desktops: ``flet build`` packs this folder and a wheel of the rest."""
