/** The responses of `/api/boards`. Browsers import only the inferred types. */
import * as z from 'zod';
import { instantSchema } from '../shared/response-schemas';
import { boardLayouts, boardLimits, boardSections, boardThemes } from './constants';

export const boardSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    /** Null: the taproom was deleted. */
    taproom: z.object({ slug: z.string(), name: z.string(), timeZone: z.string() }).nullable(),
    layout: z.enum(boardLayouts),
    /** Null: as many as fit. */
    columns: z.int().min(1).max(boardLimits.columns).nullable(),
    sections: z.array(z.enum(boardSections)),
    theme: z.enum(boardThemes),
    showsPrices: z.boolean(),
    /** Style and ABV. */
    showsDetails: z.boolean(),
    showsQrCode: z.boolean(),
    /** Times such as `23:30` in the taproom's zone, between which the screen is black; both or none. */
    sleepFrom: z.string().nullable(),
    sleepUntil: z.string().nullable(),
    message: z.string().nullable(),
    updatedAt: instantSchema,
  })
  .meta({ id: 'Board' });

export type Board = z.infer<typeof boardSchema>;
