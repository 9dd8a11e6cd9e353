/** How big a request may be (api.md §5, Uploads and CSV). */
const megabyte = 1024 * 1024;

export const maxImageBytes = 25 * megabyte;
export const maxImagesPerRequest = 10;
export const maxMegapixels = 50;
export const maxJsonBytes = 2 * megabyte;
