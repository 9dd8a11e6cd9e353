/** The hero images of the website's pages. Its logo is saved at once. */
import type { Location } from '@domain/location/location';
import { locationUpdate } from '@domain/location/input';
import { validateWith } from '../../lib/form-errors';
import type { Field } from '../../lib/merge';
import { formatHeroImages, sortByPage, toHeroFormValue, toHeroImagesBody, type HeroFormValues } from './hero-form';

export type WebsiteFormValues = { heroImages: HeroFormValues[] };

export const toFormValues = ({ heroImages }: Location): WebsiteFormValues => ({
  heroImages: sortByPage(heroImages.map(toHeroFormValue)),
});

export const toRequestBody = ({ heroImages }: WebsiteFormValues) => ({ heroImages: toHeroImagesBody(heroImages) });

export const validateWebsite = (values: WebsiteFormValues) => validateWith(locationUpdate)(toRequestBody(values));

export const websiteConflictFields: Field<WebsiteFormValues>[] = [
  { name: 'heroImages', label: 'Hero images', format: formatHeroImages },
];
