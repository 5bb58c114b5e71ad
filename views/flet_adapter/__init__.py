"""Whatever is written around Flet: its sessions, its events, its patches, its observables."""
