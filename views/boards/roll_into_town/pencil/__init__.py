"""Everything on the map as strokes of a pencil, and the ways to draw them: on a canvas, as SVG, as pixels."""
