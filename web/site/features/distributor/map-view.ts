/** The US (visitor-site.md §2). */
export const initialCenter: [lat: number, lng: number] = [39.83, -98.58];
export const initialZoom = 4;

export const maxTileZoom = 18;
/** Nearer, the bundled outlines show nothing but one color. */
export const maxZoomWithoutTiles = 8;
