/** Request bodies of the beer calls, and the staff form. Absent fields stay unchanged; null or blank clears. */
import * as z from 'zod';
import { requiredNumber } from '../shared/number-field';
import { requiredText } from '../shared/text-field';
import { messages } from '../shared/messages';
import { abvRules, beerFields, ibuRules } from './fields';

const bodyError = { error: messages.notAnObject };

/** `POST /api/beers`: only the name is required. */
export const beerInput = z.object(
  {
    ...beerFields,
    sizes: beerFields.sizes.transform((list) => list ?? []),
    tags: beerFields.tags.transform((list) => list ?? []),
    isAvailable: beerFields.isAvailable.transform((value) => value ?? true),
    isActive: beerFields.isActive.transform((value) => value ?? true),
    isFeatured: beerFields.isFeatured.transform((value) => value ?? false),
    awards: beerFields.awards.transform((list) => list ?? []),
  },
  bodyError,
);
export type BeerInput = z.output<typeof beerInput>;

/** `PUT /api/beers/{id}`. An absent price within `pricing` stays unchanged too. */
export const beerUpdate = z.object({ ...beerFields, name: beerFields.name.optional() }, bodyError);
export type BeerUpdate = z.output<typeof beerUpdate>;

/** The staff form also requires style, description, ABV and IBU. */
export const beerForm = z.object(
  {
    ...beerFields,
    style: requiredText({ label: 'Style', max: 120 }),
    description: requiredText({ label: 'Description', max: 2000, multiline: true }),
    abv: requiredNumber(abvRules, 'ABV is required'),
    ibu: requiredNumber(ibuRules, 'IBU is required'),
  },
  bodyError,
);
export type BeerFormOutput = z.output<typeof beerForm>;
