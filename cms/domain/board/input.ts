/** Request bodies of `/api/boards`, and the staff form. Absent fields stay unchanged. */
import * as z from 'zod';
import { booleanField, choiceField, optionalNumber, optionalText, requiredText, requestBody } from '../shared/fields';
import { versionField } from '../shared/optimistic-lock';
import { parseTime } from '../time/time-of-day';
import { boardLayouts, boardLimits, boardSections, boardThemes } from './constants';

const invalidTime = 'Please enter a time such as 23:30';

const timeOrNull = z
  .string({ error: invalidTime })
  .nullable()
  .transform((text, context): string | null => {
    if (text === null || text.trim() === '') return null;
    const time = parseTime(text);
    if (time !== null) return time;
    context.addIssue({ code: 'custom', message: invalidTime });
    return z.NEVER;
  });

const sectionsMessage = 'Please choose valid sections';

const fields = {
  name: requiredText({ label: 'Name', max: boardLimits.name }),
  /** The slug. */
  taproom: requiredText({ label: 'Taproom', max: 120, required: 'Please choose a taproom' }),
  layout: choiceField({ values: boardLayouts, default: 'rows', message: 'Please choose a valid layout' }).optional(),
  columns: optionalNumber({
    min: 1,
    max: boardLimits.columns,
    integer: true,
    message: `Columns must be a whole number from 1 to ${boardLimits.columns}`,
  }),
  sections: z
    .array(z.enum(boardSections, { error: sectionsMessage }), { error: sectionsMessage })
    .min(1, 'Please choose at least one section')
    .transform((chosen) => boardSections.filter((section) => chosen.includes(section)))
    .optional(),
  theme: choiceField({ values: boardThemes, default: 'dark', message: 'Please choose a valid theme' }).optional(),
  showsPrices: booleanField('Prices', true).optional(),
  showsDetails: booleanField('Style and ABV', true).optional(),
  showsQrCode: booleanField('QR code', true).optional(),
  sleepFrom: timeOrNull.optional(),
  sleepUntil: timeOrNull.optional(),
  message: optionalText({ label: 'Message', max: boardLimits.message }),
};

type SleepTimes = { sleepFrom?: string | null | undefined; sleepUntil?: string | null | undefined };

/** Both or none, and not equal. */
function checkSleep({ sleepFrom, sleepUntil }: SleepTimes, context: z.RefinementCtx) {
  const addIssue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (sleepFrom && !sleepUntil) addIssue('sleepUntil', 'Please enter when the screen wakes up');
  if (!sleepFrom && sleepUntil) addIssue('sleepFrom', 'Please enter when the screen goes to sleep');
  if (sleepFrom && sleepFrom === sleepUntil) addIssue('sleepUntil', 'The two times must differ');
}

/** `POST /api/boards` */
export const boardInput = requestBody({
  ...fields,
  layout: fields.layout.transform((layout) => layout ?? 'rows'),
  sections: fields.sections.transform((sections) => sections ?? [...boardSections]),
  theme: fields.theme.transform((theme) => theme ?? 'dark'),
  showsPrices: fields.showsPrices.transform((shows) => shows ?? true),
  showsDetails: fields.showsDetails.transform((shows) => shows ?? true),
  showsQrCode: fields.showsQrCode.transform((shows) => shows ?? true),
}).superRefine(checkSleep);
export type BoardInput = z.output<typeof boardInput>;

/** `PUT /api/boards/{id}`. Sleep times are sent together. */
export const boardUpdate = requestBody({
  ...fields,
  name: fields.name.optional(),
  taproom: fields.taproom.optional(),
  updatedAt: versionField,
}).superRefine(checkSleep);
export type BoardUpdate = z.output<typeof boardUpdate>;
