/** `/api/setup`: the progress of the setup of a new brewery in the staff app. Browsers import only the types. */
import * as z from 'zod';
import { choiceField, requestBody } from '../shared/fields';

export const setupSteps = ['name', 'logo', 'colors', 'taproom', 'pages', 'links'] as const;
export type SetupStep = (typeof setupSteps)[number];

/**
 * `open`: the setup is the first screen of admins. `postponed`: the dashboard offers to continue it. `dismissed` and
 * `finished`: it is no longer offered.
 */
const setupStatuses = ['open', 'postponed', 'dismissed', 'finished'] as const;
export type SetupStatus = (typeof setupStatuses)[number];

/** `12 beers`, `the site settings`. */
const contentTexts = z.array(z.string());

export const setupSchema = z
  .object({
    /** The texts that the pages were created with. */
    content: z.enum(['demo', 'neutral']),
    status: z.enum(setupStatuses),
    /** The step that the setup continues with. */
    step: z.enum(setupSteps),
    /** False: without a mail server (`SMTP_URL`), emails stay in the outbox. */
    sendsEmails: z.boolean(),
    version: z.string().describe('Of the installed software, such as 1.0.0.'),
    /** Null: there is no demo content to remove, or the user is not an admin. */
    startEmpty: z
      .object({
        /** Removed by starting empty. */
        demo: contentTexts,
        /** What staff have added or changed. It stays, unless an admin chooses it too. */
        own: contentTexts,
      })
      .nullable(),
  })
  .meta({ id: 'Setup' });

/** `PUT /api/setup`. Absent fields stay unchanged. */
export const setupUpdate = requestBody({
  status: choiceField({ values: setupStatuses, default: 'open', message: 'Please choose a valid status' }).optional(),
  step: choiceField({ values: setupSteps, default: 'name', message: 'Please choose a valid step' }).optional(),
});

/** What staff have added or changed, of one type: `3 beers`. */
export const ownContentSchema = z
  .object({
    summary: z.string(),
    records: z.array(z.object({ _id: z.string(), name: z.string(), isNew: z.boolean() })),
  })
  .meta({ id: 'OwnContent' });

export type OwnContent = z.infer<typeof ownContentSchema>;

/** What an admin types to remove everything. */
export const removeEverything = 'remove everything';

/** `POST /api/setup/start-empty`. */
export const startEmptyInput = requestBody({
  /** Ids of own content that is removed with the demo. */
  remove: z.array(z.string().max(64)).max(20_000).default([]),
  /** Removes all content instead, also what staff have added. */
  everything: z.literal(removeEverything, { error: `Type “${removeEverything}”` }).nullish(),
});

export type StartEmpty = z.input<typeof startEmptyInput>;
export type StartEmptyInput = z.infer<typeof startEmptyInput>;
export type Setup = z.infer<typeof setupSchema>;
export type SetupUpdate = z.infer<typeof setupUpdate>;
