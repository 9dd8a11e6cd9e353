/** `POST /api/beers/bulk`: changes flags of many beers at once. */
import * as z from 'zod';
import { messages } from '../shared/messages';
import { queryBoolean, queryText } from '../shared/query-fields';

/** The maximum number of ids in one call. */
export const maxBulkIds = 500;

const tooMany = `Please list at most ${maxBulkIds} beers`;
const chooseBeers = 'Please send either ids or filter';
const chooseChanges = 'Please send at least one of isAvailable, isActive and isFeatured';

const flag = (name: string) => z.boolean({ error: `${name} must be true or false` }).optional();

const bulkChanges = z
  .object(
    { isAvailable: flag('isAvailable'), isActive: flag('isActive'), isFeatured: flag('isFeatured') },
    { error: chooseChanges },
  )
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), chooseChanges);

/** As in `GET /api/beers/admin`; `{}` selects every beer, so a misspelled field must not be ignored. */
const bulkFilter = z.strictObject(
  { search: queryText('search'), active: queryBoolean('active') },
  { error: 'filter must be an object with search, active, both or neither' },
);

export const beerBulkInput = z
  .object(
    {
      ids: z
        .array(z.string({ error: 'Each id must be text' }).max(100, 'Each id must be text'), { error: tooMany })
        .min(1, chooseBeers)
        .max(maxBulkIds, tooMany)
        .optional(),
      filter: bulkFilter.optional(),
      changes: bulkChanges,
    },
    { error: messages.notAnObject },
  )
  .refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), { error: chooseBeers, path: ['ids'] });

export type BeerBulkInput = z.output<typeof beerBulkInput>;
export type BeerFlags = BeerBulkInput['changes'];

export const bulkResultsSchema = z.object({
  /** The ids of the beers that were changed. */
  changed: z.array(z.string()),
  /** The number of beers that already had these values. */
  unchanged: z.int(),
  /** Selected beers that could not be changed, such as those that have been deleted. */
  failed: z.array(z.object({ _id: z.string(), message: z.string() })),
});

export type BulkResults = z.infer<typeof bulkResultsSchema>;
