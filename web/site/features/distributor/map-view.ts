/** The US (visitor-site.md §2). */
export const initialCenter: [lat: number, lng: number] = [39.83, -98.58];
export const initialZoom = 4;

export const maxTileZoom = 18;
/** Closer, the bundled outlines are often outside the map, which is then empty. */
export const maxZoomWithoutTiles = 7;
