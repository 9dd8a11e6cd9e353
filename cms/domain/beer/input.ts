/** Bodies of the beer calls and the staff form: absent fields stay, null or blank clears (api.md §1, §3). */
import * as z from 'zod';
import { requiredNumber } from '../shared/number-field';
import { requiredText } from '../shared/text-field';
import { messages } from '../shared/messages';
import { abvRules, beerFields, ibuRules } from './fields';

const body = { error: messages.notAnObject };

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
  body,
);
export type BeerInput = z.output<typeof beerInput>;

/** `PUT /api/beers/{id}`; within `pricing`, too, an absent price stays. */
export const beerUpdate = z.object({ ...beerFields, name: beerFields.name.optional() }, body);
export type BeerUpdate = z.output<typeof beerUpdate>;

/** The staff form also asks for style, description, ABV and IBU. */
export const beerForm = z.object(
  {
    ...beerFields,
    style: requiredText({ label: 'Style', max: 120 }),
    description: requiredText({ label: 'Description', max: 2000, multiline: true }),
    abv: requiredNumber(abvRules, 'ABV is required'),
    ibu: requiredNumber(ibuRules, 'IBU is required'),
  },
  body,
);
export type BeerForm = z.input<typeof beerForm>;
export type BeerFormOutput = z.output<typeof beerForm>;
