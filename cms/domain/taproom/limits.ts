/** Limits of a taproom's fields. The longest values fit the layout at 320 px. */
export const taproomLimits = {
  name: 60,
  slug: 60,
  path: 120,
  city: 60,
  address: 300,
  headline: 100,
  opening: 60,
  introduction: 600,
  feature: 60,
  features: 20,
  figure: 20,
  figureUnit: 30,
  figureText: 200,
  figures: 6,
  cardTitle: 80,
  cardText: 400,
  cards: 12,
  information: 1000,
  hostTitle: 100,
  hostText: 1000,
  seoTitle: 70,
  seoDescription: 300,
  spansPerDay: 10,
  exceptions: 200,
  exceptionDays: 366,
  reason: 100,
  weekdayText: 60,
  display: 200,
  gallery: 60,
} as const;

/** The photos of a taproom, by the name in `/api/taprooms/{slug}/photos/{use}`. Hero images have calls of their own. */
export const photoFields = {
  card: 'cardPhoto',
  side: 'sidePhoto',
  host: 'hostPhoto',
  gallery: 'gallery',
} as const;

export type PhotoUse = keyof typeof photoFields;

export const isPhotoUse = (text: string): text is PhotoUse => Object.hasOwn(photoFields, text);
