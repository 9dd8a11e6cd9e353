import type * as z from 'zod';
import type {
  drinkSchema,
  pastPouringSchema,
  pourSchema,
  pouringSchema,
  staffPouringSchema,
  staffTapListSchema,
  staffTapSchema,
  tapChangeSchema,
  tapListSchema,
  tapNameSchema,
  tappableDrinkSchema,
  tapStatisticsSchema,
  visitCountSchema,
} from './schema';

export type Drink = z.infer<typeof drinkSchema>;
export type Pour = z.infer<typeof pourSchema>;
export type TapName = z.infer<typeof tapNameSchema>;
export type Pouring = z.infer<typeof pouringSchema>;
/** `GET /api/taps/{taproom}`; `GET /api/taps` has those of all taprooms. */
export type TapList = z.infer<typeof tapListSchema>;
export type StaffPouring = z.infer<typeof staffPouringSchema>;
export type StaffTap = z.infer<typeof staffTapSchema>;
export type StaffTapList = z.infer<typeof staffTapListSchema>;
export type TapChange = z.infer<typeof tapChangeSchema>;
export type TappableDrink = z.infer<typeof tappableDrinkSchema>;
export type PastPouring = z.infer<typeof pastPouringSchema>;
export type TapStatistics = z.infer<typeof tapStatisticsSchema>;
export type VisitCount = z.infer<typeof visitCountSchema>;
