/** `PUT /api/content/location/{location}` and the Content screen. Absent fields stay unchanged; null or blank clears. */
import * as z from 'zod';
import { mapWeek, weekdayLabels } from './constants';
import { booleanField, optionalText, optionalTextMatching, requestBody } from '../shared/fields';
import { isEmail, normalizeEmail } from '../shared/email-format';
import { normalizePhone } from '../shared/phone-number';
import { versionField } from '../shared/optimistic-lock';

/** Clearing a day resets it to the location's default hours. */
const hours = z.object(
  {
    ...mapWeek((weekday) => optionalText({ label: weekdayLabels[weekday], max: 60 })),
    display: optionalText({ label: 'Display', max: 200 }),
  },
  { error: 'Hours must have a text for each day' },
);

export const contactInput = z.object(
  {
    phone: optionalText({ label: 'Phone', max: 40 }).transform((text) => text && normalizePhone(text)),
    email: optionalTextMatching(isEmail, 'Please enter a valid email address', normalizeEmail),
    address: optionalText({ label: 'Address', max: 300, multiline: true }),
  },
  { error: 'Contact must have phone, email and address' },
);

export const noContact = { phone: null, email: null, address: null };

const heroImage = z.object(
  {
    _id: z.string({ error: 'Each hero image must have its _id' }).max(100, 'Each hero image must have its _id'),
    alt: optionalText({ label: 'Alt text', max: 300 }),
    isActive: booleanField('Active', true).optional(),
  },
  { error: 'Each hero image must be an object' },
);

const clearedHours = { ...mapWeek(() => null), display: null };

/** Accepts null to clear every field of the group. */
const clearable = <Schema extends z.ZodType>(schema: Schema, cleared: z.output<Schema>) =>
  schema
    .nullable()
    .transform((value) => value ?? cleared)
    .optional();

/** Hero images are reordered as listed. Unknown ones are ignored; unlisted ones stay. */
export const locationUpdate = requestBody({
  hours: clearable(hours, clearedHours),
  contact: clearable(contactInput, noContact),
  heroImages: z
    .array(heroImage, { error: 'Hero images must be a list' })
    .max(500, 'Please list at most 500 hero images')
    .nullable()
    .optional(),
  updatedAt: versionField,
});
export type LocationUpdate = z.output<typeof locationUpdate>;
