/**
 * Values of the location form, mapped from a location and to the request body.
 * They are flat, so that edit conflicts are resolved field by field.
 */
import { weekdayLabels } from '@domain/location/week';
import { heroPages, weekdays, type HeroPage } from '@domain/location/constants';
import type { Contact, HeroImage, Hours, Location } from '@domain/location/location';
import { locationUpdate } from '@domain/location/input';
import type { UseFormReturnType } from '@mantine/form';
import { validateWith } from '../../lib/form-errors';
import type { Field } from '../../lib/merge';

export type HeroFormValues = Omit<HeroImage, 'alt'> & { alt: string };

export type LocationFormValues = Hours & { [Name in keyof Contact]: string } & { heroImages: HeroFormValues[] };

export type LocationFormApi = UseFormReturnType<LocationFormValues>;

export const toHeroFormValue = (image: HeroImage): HeroFormValues => ({ ...image, alt: image.alt ?? '' });

/** Groups the images by page and keeps the order within each page. */
export const sortByPage = (images: readonly HeroFormValues[]) =>
  heroPages.flatMap((page) => images.filter((image) => image.page === page));

export const toFormValues = ({ hours, contact, heroImages }: Location): LocationFormValues => ({
  ...hours,
  phone: contact.phone ?? '',
  email: contact.email ?? '',
  address: contact.address ?? '',
  heroImages: sortByPage(heroImages.map(toHeroFormValue)),
});

/** The full location content (staff-admin.md §7). */
export function toRequestBody({ phone, email, address, heroImages, ...hours }: LocationFormValues) {
  return {
    hours,
    contact: { phone, email, address },
    heroImages: heroImages.map(({ _id, alt, isActive, page }) => ({ _id, alt, isActive, page })),
  };
}

export const validateLocation = (values: LocationFormValues) =>
  mapFieldPaths(validateWith(locationUpdate)(toRequestBody(values)));

/** The form's fields are flat: `hours.monday` is `monday`. */
export const mapFieldPaths = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^(hours|contact)\./, ''), message]),
  );

/** Applies an upload to `page`: keeps the edited order, removes deleted images, appends new ones. Other pages stay. */
export function mergeHeroImages(
  edited: HeroFormValues[],
  stored: readonly HeroImage[],
  page: HeroPage,
): HeroFormValues[] {
  const kept = edited.filter((image) => image.page !== page || stored.some(({ _id }) => _id === image._id));
  const added = stored.filter(({ _id }) => !edited.some((image) => image._id === _id)).map(toHeroFormValue);
  return sortByPage([...kept, ...added]);
}

const formatHeroImages = (images: HeroFormValues[]) =>
  images
    .map(({ alt, url, isActive }) => `${alt || url.split('/').at(-1)}${isActive ? '' : ' (inactive)'}`)
    .join(', ') || '(none)';

/** The rows of the conflict dialog, in form order. */
export const locationConflictFields: Field<LocationFormValues>[] = [
  { name: 'heroImages', label: 'Hero images', format: (images) => formatHeroImages(images as HeroFormValues[]) },
  ...weekdays.map((weekday) => ({ name: weekday, label: weekdayLabels[weekday] })),
  { name: 'display', label: 'Display text' },
  { name: 'phone', label: 'Phone' },
  { name: 'email', label: 'Email' },
  { name: 'address', label: 'Address' },
];
