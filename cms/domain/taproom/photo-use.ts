/** Where a taproom shows its photos, by the name in `/api/taprooms/{slug}/photos/{use}`. Hero images have calls of their own. */
export const photoFields = {
  card: 'cardPhoto',
  side: 'sidePhoto',
  host: 'hostPhoto',
  gallery: 'gallery',
} as const;

export type PhotoUse = keyof typeof photoFields;

export const isPhotoUse = (text: string): text is PhotoUse => Object.hasOwn(photoFields, text);
