/** `/api/setup`: how far a new brewery has come with the first screen of the staff app. Browsers import only the types. */
import * as z from 'zod';
import { choiceField } from '../shared/choice-field';
import { messages } from '../shared/messages';
import { setupStatuses, setupSteps } from './constants';

/** `12 beers`, `the site settings`. */
const contentTexts = z.array(z.string());

export const setupSchema = z
  .object({
    /** Whose texts the pages started with. */
    content: z.enum(['demo', 'neutral']),
    status: z.enum(setupStatuses),
    /** Where the setup continues. */
    step: z.enum(setupSteps),
    /** Null: there is no demo content that could be removed, or the user is no admin. */
    startEmpty: z
      .object({
        /** What is removed. */
        demo: contentTexts,
        /** What staff have added or changed: while there is any, nothing can be removed. */
        own: contentTexts,
      })
      .nullable(),
  })
  .meta({ id: 'Setup' });

/** `PUT /api/setup`. Absent fields stay unchanged. */
export const setupUpdate = z.object(
  {
    status: choiceField({ values: setupStatuses, default: 'open', message: 'Please choose a valid status' }).optional(),
    step: choiceField({ values: setupSteps, default: 'name', message: 'Please choose a valid step' }).optional(),
  },
  { error: messages.notAnObject },
);
