/** What the form of a location holds, where it comes from and what is sent. Flat, so that two people can change two days. */
import { weekdayLabels } from '@domain/location/week';
import {
  heroPages,
  weekdays,
  type Contact,
  type HeroImage,
  type HeroPage,
  type Hours,
  type Location,
} from '@domain/location/location';
import { locationUpdate } from '@domain/location/input';
import type { UseFormReturnType } from '@mantine/form';
import { validateWith } from '../../lib/form-errors';
import type { Field } from '../../lib/merge';

/** `alt` is never null in a field. */
export type HeroFormValues = Omit<HeroImage, 'alt'> & { alt: string };

export type LocationFormValues = Hours & { [Name in keyof Contact]: string } & { heroImages: HeroFormValues[] };

export type LocationFormApi = UseFormReturnType<LocationFormValues>;

const toHeroFormValue = (image: HeroImage): HeroFormValues => ({ ...image, alt: image.alt ?? '' });

/** Page by page; within a page the order is the person's. */
export const sortByPage = (images: readonly HeroFormValues[]) =>
  heroPages.flatMap((page) => images.filter((image) => image.page === page));

export const toFormValues = ({ hours, contact, heroImages }: Location): LocationFormValues => ({
  ...hours,
  phone: contact.phone ?? '',
  email: contact.email ?? '',
  address: contact.address ?? '',
  heroImages: sortByPage(heroImages.map(toHeroFormValue)),
});

/** Everything is sent, as the call wants it (staff-admin.md §7). */
export function toRequestBody({ phone, email, address, heroImages, ...hours }: LocationFormValues) {
  return {
    hours,
    contact: { phone, email, address },
    heroImages: heroImages.map(({ _id, alt, isActive, page }) => ({ _id, alt, isActive, page })),
  };
}

export const validateLocation = (values: LocationFormValues) =>
  mapFieldPaths(validateWith(locationUpdate)(toRequestBody(values)));

/** `hours.monday` is the field `monday`. */
export const mapFieldPaths = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^(hours|contact)\./, ''), message]),
  );

export const isSameLocation = (one: LocationFormValues, other: LocationFormValues) =>
  JSON.stringify(toRequestBody(one)) === JSON.stringify(toRequestBody(other));

/** My order and words for the images that still exist, then the new ones; other pages' images stay as they are. */
export function mergeHeroImages(
  mine: HeroFormValues[],
  stored: readonly HeroImage[],
  page: HeroPage,
): HeroFormValues[] {
  const kept = mine.filter((image) => image.page !== page || stored.some(({ _id }) => _id === image._id));
  const added = stored.filter(({ _id }) => !mine.some((image) => image._id === _id)).map(toHeroFormValue);
  return sortByPage([...kept, ...added]);
}

const formatHeroImages = (images: HeroFormValues[]) =>
  images
    .map(({ alt, url, isActive }) => `${alt || url.split('/').at(-1)}${isActive ? '' : ' (inactive)'}`)
    .join(', ') || '(none)';

/** In form order, for the choice between two versions. */
export const locationConflictFields: Field<LocationFormValues>[] = [
  { name: 'heroImages', label: 'Hero images', show: (images) => formatHeroImages(images as HeroFormValues[]) },
  ...weekdays.map((weekday) => ({ name: weekday, label: weekdayLabels[weekday] })),
  { name: 'display', label: 'Display text' },
  { name: 'phone', label: 'Phone' },
  { name: 'email', label: 'Email' },
  { name: 'address', label: 'Address' },
];
