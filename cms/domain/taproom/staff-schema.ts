/** What staff see of a taproom beyond its public fields. */
import * as z from 'zod';
import { heroPages } from '../location/constants';
import { taproomSchema } from './schema';

export const staffTaproomSchema = taproomSchema
  .extend({
    /** Hidden taprooms have no page and are in no menu or list; their past events keep their name. */
    isActive: z.boolean(),
    /** The page of its hero images in `/api/content/hero-images/{slug}/{page}`. */
    heroPage: z.enum(heroPages),
    /** Staff are reminded to check a tap list that is older; null: never. */
    tapListMaxAgeHours: z.int().nullable(),
    /** Of any status. A taproom with events can't be deleted. */
    eventCount: z.int(),
  })
  .meta({ id: 'StaffTaproom' });
export type StaffTaproom = z.infer<typeof staffTaproomSchema>;
