export type SitePhoto = { url: string; width: number; height: number; alt: string };

/** A photo that comes with the site; width and height are those of the original file. */
export const photo = (url: string, width: number, height: number, alt: string): SitePhoto => ({
  url,
  width,
  height,
  alt,
});
