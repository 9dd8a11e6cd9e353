import type * as z from 'zod';
import type {
  figureSchema,
  hoursExceptionSchema,
  openingHoursSchema,
  taproomCardSchema,
  taproomSchema,
  taproomSummarySchema,
  timeSpanSchema,
  weekHoursSchema,
} from './schema';

export type TimeSpan = z.infer<typeof timeSpanSchema>;
export type WeekHours = z.infer<typeof weekHoursSchema>;
export type HoursException = z.infer<typeof hoursExceptionSchema>;
export type OpeningHours = z.infer<typeof openingHoursSchema>;
export type Figure = z.infer<typeof figureSchema>;
export type TaproomCard = z.infer<typeof taproomCardSchema>;
export type TaproomSummary = z.infer<typeof taproomSummarySchema>;
export type Taproom = z.infer<typeof taproomSchema>;
