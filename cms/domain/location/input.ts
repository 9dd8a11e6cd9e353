/** `PUT /api/content/location/{location}` and the Content screen: what is absent stays, null or blank clears. */
import * as z from 'zod';
import { booleanField } from '../shared/choice-field';
import { isEmail, normalizeEmail } from '../shared/email-format';
import { messages } from '../shared/messages';
import { normalizePhone } from '../shared/phone-format';
import { optionalText, optionalTextMatching } from '../shared/text-field';
import { versionField } from '../shared/optimistic-lock';

const hoursText = (label: string) => optionalText({ label, max: 60 });

/** A day whose text is cleared gets the default hours of the location again. */
const hours = z.object(
  {
    monday: hoursText('Monday'),
    tuesday: hoursText('Tuesday'),
    wednesday: hoursText('Wednesday'),
    thursday: hoursText('Thursday'),
    friday: hoursText('Friday'),
    saturday: hoursText('Saturday'),
    sunday: hoursText('Sunday'),
    display: optionalText({ label: 'Display', max: 200 }),
  },
  { error: 'Hours must have a text for each day' },
);

const contact = z.object(
  {
    phone: optionalText({ label: 'Phone', max: 40 }).transform((text) => text && normalizePhone(text)),
    email: optionalTextMatching(isEmail, 'Please enter a valid email address').transform(
      (text) => text && normalizeEmail(text),
    ),
    address: optionalText({ label: 'Address', max: 300, multiline: true }),
  },
  { error: 'Contact must have phone, email and address' },
);

const heroImage = z.object(
  {
    _id: z.string({ error: 'A hero image is named by its _id' }).max(100, 'A hero image is named by its _id'),
    alt: optionalText({ label: 'Alt text', max: 300 }),
    isActive: booleanField('Active', true).optional(),
  },
  { error: 'Each hero image must be an object' },
);

const noHours = {
  monday: null,
  tuesday: null,
  wednesday: null,
  thursday: null,
  friday: null,
  saturday: null,
  sunday: null,
  display: null,
};

/** Null for the whole group clears each of its fields. */
const orCleared = <Schema extends z.ZodType>(schema: Schema, cleared: z.output<Schema>) =>
  schema
    .nullable()
    .transform((given) => given ?? cleared)
    .optional();

/** Of the hero images the order in the list counts; unknown ones are ignored, those not named stay. */
export const locationUpdate = z.object(
  {
    hours: orCleared(hours, noHours),
    contact: orCleared(contact, { phone: null, email: null, address: null }),
    heroImages: z
      .array(heroImage, { error: 'Hero images must be a list' })
      .max(500, 'Please list at most 500 hero images')
      .nullable()
      .optional(),
    updatedAt: versionField,
  },
  { error: messages.notAnObject },
);
export type LocationUpdate = z.output<typeof locationUpdate>;
export type LocationForm = z.input<typeof locationUpdate>;
