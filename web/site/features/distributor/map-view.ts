/** The US. */
export const initialCenter: [lat: number, lng: number] = [39.83, -98.58];
export const initialZoom = 4;
