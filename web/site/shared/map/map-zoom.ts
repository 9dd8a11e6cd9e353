export const maxTileZoom = 18;
/** Closer, the bundled outlines are often outside the map, which is then empty. */
export const maxZoomWithoutTiles = 7;
