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
import { validateWith } from '../../kit/form-errors';
import type { Field } from '../../kit/merge';

/** `alt` is never null in a field. */
export type HeroValue = Omit<HeroImage, 'alt'> & { alt: string };

export type LocationValues = Hours & { [Name in keyof Contact]: string } & { heroImages: HeroValue[] };

export type LocationFormApi = UseFormReturnType<LocationValues>;

const heroValue = (image: HeroImage): HeroValue => ({ ...image, alt: image.alt ?? '' });

/** Page by page; within a page the order is the person's. */
export const inPageOrder = (images: readonly HeroValue[]) =>
  heroPages.flatMap((page) => images.filter((image) => image.page === page));

export const valuesOf = ({ hours, contact, heroImages }: Location): LocationValues => ({
  ...hours,
  phone: contact.phone ?? '',
  email: contact.email ?? '',
  address: contact.address ?? '',
  heroImages: inPageOrder(heroImages.map(heroValue)),
});

/** Everything is sent, as the call wants it (staff-admin.md §7). */
export function bodyOf({ phone, email, address, heroImages, ...hours }: LocationValues) {
  return {
    hours,
    contact: { phone, email, address },
    heroImages: heroImages.map(({ _id, alt, isActive, page }) => ({ _id, alt, isActive, page })),
  };
}

export const checkLocation = (values: LocationValues) => atFields(validateWith(locationUpdate)(bodyOf(values)));

/** `hours.monday` is the field `monday`. */
export const atFields = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^(hours|contact)\./, ''), message]),
  );

export const isSameLocation = (one: LocationValues, other: LocationValues) =>
  JSON.stringify(bodyOf(one)) === JSON.stringify(bodyOf(other));

/** My order and words for the images that still exist, then the new ones; other pages' images stay as they are. */
export function mergedHeroes(mine: HeroValue[], stored: readonly HeroImage[], page: HeroPage): HeroValue[] {
  const kept = mine.filter((image) => image.page !== page || stored.some(({ _id }) => _id === image._id));
  const added = stored.filter(({ _id }) => !mine.some((image) => image._id === _id)).map(heroValue);
  return inPageOrder([...kept, ...added]);
}

const heroNames = (images: HeroValue[]) =>
  images
    .map(({ alt, url, isActive }) => `${alt || url.split('/').at(-1)}${isActive ? '' : ' (inactive)'}`)
    .join(', ') || '(none)';

/** In form order, for the choice between two versions. */
export const locationFields: Field<LocationValues>[] = [
  { name: 'heroImages', label: 'Hero images', show: (images) => heroNames(images as HeroValue[]) },
  ...weekdays.map((weekday) => ({ name: weekday, label: weekdayLabels[weekday] })),
  { name: 'display', label: 'Display text' },
  { name: 'phone', label: 'Phone' },
  { name: 'email', label: 'Email' },
  { name: 'address', label: 'Address' },
];
