/** Request bodies of the beer calls, and the staff form. Absent fields stay unchanged; null or blank clears. */
import * as z from 'zod';
import {
  priceField,
  booleanField,
  requiredNumber,
  optionalNumber,
  requiredText,
  optionalText,
  tooLongMessage,
  requestBody,
} from '../shared/fields';
import { imageChanges } from '../shared/image-input';
import { versionField } from '../shared/optimistic-lock';
import { sanitizeLine } from '../shared/sanitize-text';
import { distinctSizes, isSize, sizeMessage } from './size';

const size = z.string({ error: sizeMessage }).overwrite(sanitizeLine).refine(isSize, sizeMessage);

const sizes = z
  .array(size, { error: 'Sizes must be a list' })
  .max(30, 'Please list at most 30 sizes')
  .transform(distinctSizes)
  .nullable()
  .transform((list) => list ?? []);

export const beerTag = z
  .string({ error: 'Tag must be text' })
  .overwrite(sanitizeLine)
  .max(50, tooLongMessage('Tag', 50))
  // The separator of tags in a CSV cell.
  .refine((text) => !text.includes(';'), 'Tags cannot contain ";"');

const distinctTags = (tags: readonly string[]) =>
  tags.filter((text, index) => text && tags.findIndex((other) => other.toLowerCase() === text.toLowerCase()) === index);

const tags = z
  .array(beerTag, { error: 'Tags must be a list' })
  .max(30, 'Please list at most 30 tags')
  .transform(distinctTags)
  .nullable()
  .transform((list) => list ?? []);

const pricing = z
  .object(
    { retail: priceField('Retail price'), wholesale: priceField('Wholesale price') },
    { error: 'Pricing must have retail and wholesale' },
  )
  .nullable()
  .transform((prices) => prices ?? { retail: null, wholesale: null });

const award = z.object(
  {
    name: requiredText({ label: 'Award name', max: 120 }),
    year: optionalNumber({ min: 1900, max: 2030, integer: true, message: 'Year must be between 1900 and 2030' }),
    category: optionalText({ label: 'Category', max: 120 }),
    description: optionalText({ label: 'Description', max: 1000, multiline: true }),
  },
  { error: 'Each award needs a name' },
);

/** The limit for one beer. */
export const maxAwards = 50;

const awards = z
  .array(award, { error: 'Awards must be a list' })
  .max(maxAwards, `Please list at most ${maxAwards} awards`)
  .nullable()
  .transform((list) => list ?? []);

const slug = z
  .string({ error: 'Slug must be text' })
  .overwrite(sanitizeLine)
  .max(120, tooLongMessage('Slug', 120))
  .transform((text) => text || null)
  .nullable();

export const abvRules = { min: 0, max: 100, message: 'ABV must be a number from 0 to 100' };
const ibuRules = { min: 0, max: 1000, integer: true, message: 'IBU must be a whole number from 0 to 1000' };

export const beerFields = {
  name: requiredText({ label: 'Name', max: 120 }),
  slug: slug.optional(),
  style: optionalText({ label: 'Style', max: 120 }),
  description: optionalText({ label: 'Description', max: 2000, multiline: true }),
  longDescription: optionalText({ label: 'Long description', max: 10_000, multiline: true }),
  abv: optionalNumber(abvRules),
  ibu: optionalNumber(ibuRules),
  originalGravity: optionalText({ label: 'Original gravity', max: 50 }),
  color: optionalText({ label: 'Color', max: 80 }),
  hops: optionalText({ label: 'Hops', max: 1000 }),
  malts: optionalText({ label: 'Malts', max: 1000 }),
  sizes: sizes.optional(),
  tags: tags.optional(),
  isAvailable: booleanField('Available', true).optional(),
  isActive: booleanField('Active', true).optional(),
  isFeatured: booleanField('Featured', false).optional(),
  brewingNotes: optionalText({ label: 'Brewing notes', max: 5000, multiline: true }),
  foodPairings: optionalText({ label: 'Food pairings', max: 2000, multiline: true }),
  servingTemperature: optionalText({ label: 'Serving temperature', max: 80 }),
  pricing: pricing.optional(),
  images: imageChanges.optional(),
  awards: awards.optional(),
  updatedAt: versionField,
};

/** `POST /api/beers`: only the name is required. */
export const beerInput = requestBody({
  ...beerFields,
  sizes: beerFields.sizes.transform((list) => list ?? []),
  tags: beerFields.tags.transform((list) => list ?? []),
  isAvailable: beerFields.isAvailable.transform((value) => value ?? true),
  isActive: beerFields.isActive.transform((value) => value ?? true),
  isFeatured: beerFields.isFeatured.transform((value) => value ?? false),
  awards: beerFields.awards.transform((list) => list ?? []),
});
export type BeerInput = z.output<typeof beerInput>;

/** `PUT /api/beers/{id}`. An absent price within `pricing` stays unchanged too. */
export const beerUpdate = requestBody({ ...beerFields, name: beerFields.name.optional() });
export type BeerUpdate = z.output<typeof beerUpdate>;

/** The staff form also requires style, description and ABV. */
export const beerForm = requestBody({
  ...beerFields,
  style: requiredText({ label: 'Style', max: 120 }),
  description: requiredText({ label: 'Description', max: 2000, multiline: true }),
  abv: requiredNumber(abvRules, 'ABV is required'),
});

/** Stronger beers exist, but a slip of the decimal point is more likely. */
const unusualAbv = 20;

/** Warns about an ABV that is probably a typing error. It does not prevent saving. */
export const abvWarning = (abv: number | null | undefined): string | null =>
  typeof abv === 'number' && abv > unusualAbv ? `ABV is above ${unusualAbv}%. Please check it.` : null;
