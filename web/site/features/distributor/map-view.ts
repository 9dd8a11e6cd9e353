/** The US (visitor-site.md §2). */
export const initialCenter: [lat: number, lng: number] = [39.83, -98.58];
export const initialZoom = 4;
