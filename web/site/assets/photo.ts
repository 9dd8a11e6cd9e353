export type SitePhoto = { url: string; width: number; height: number; alt: string };

/** A photograph of the site itself; `width` and `height` are the original's. */
export const photo = (url: string, width: number, height: number, alt: string): SitePhoto => ({
  url,
  width,
  height,
  alt,
});
