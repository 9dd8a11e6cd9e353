/** Request bodies of `/api/screens`, and the staff forms. */
import * as z from 'zod';
import { optionalNumber, optionalText, requiredText, requestBody } from '../shared/fields';
import { pairingCodeDigits, screenLimits } from './constants';

const codeMessage = `Please enter the ${pairingCodeDigits} digits that the screen shows`;

/** Spaces and hyphens between the digits are ignored. */
const codeField = z
  .string({ error: codeMessage })
  .overwrite((text) => text.replace(/[\s-]/g, ''))
  .regex(new RegExp(`^\\d{${pairingCodeDigits}}$`), codeMessage);

const boardMessage = 'Please choose a board';
/** No id has NUL, for example, which PostgreSQL rejects. */
const boardField = z
  .string({ error: boardMessage })
  .min(1, boardMessage)
  .max(40, boardMessage)
  .refine((text) => /^[\x21-\x7e]+$/.test(text), boardMessage);
const nameField = requiredText({ label: 'Name', max: screenLimits.name });

/** `POST /api/screens/pair`; `board` is an `_id`. */
export const pairInput = requestBody({ code: codeField, name: nameField, board: boardField });
export type PairInput = z.output<typeof pairInput>;

/** `PUT /api/screens/{id}` */
export const screenUpdate = requestBody({ name: nameField.optional(), board: boardField.optional() });
export type ScreenUpdate = z.output<typeof screenUpdate>;

const sizeRules = { min: 1, max: 100_000, integer: true, message: 'The size must be in whole pixels' };

/** `POST /api/screens/me/contact` */
export const contactReport = requestBody({
  appVersion: optionalText({ label: 'Version', max: screenLimits.appVersion }).transform((text) => text ?? null),
  width: optionalNumber(sizeRules).transform((width) => width ?? null),
  height: optionalNumber(sizeRules).transform((height) => height ?? null),
});
export type ContactReport = z.output<typeof contactReport>;
