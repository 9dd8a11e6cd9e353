/** Maximum sizes of requests and uploads (api.md §5). */
const megabyte = 1024 * 1024;

export const maxImageBytes = 25 * megabyte;
export const maxImagesPerRequest = 10;
export const maxMegapixels = 50;
export const maxJsonBytes = 2 * megabyte;
