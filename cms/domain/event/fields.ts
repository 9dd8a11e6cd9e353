/** Schemas of an event's fields, in form order. */
import * as z from 'zod';
import { choiceField, booleanField } from '../shared/choice-field';
import { isEmail, normalizeEmail } from '../shared/email-format';
import { imageChanges } from '../shared/image-input';
import { optionalNumber } from '../shared/number-field';
import { normalizePhone } from '../shared/phone-format';
import { sanitizeLine } from '../shared/sanitize-text';
import { optionalText, optionalTextMatching, requiredText, tooLongMessage } from '../shared/text-field';
import { urlField } from '../shared/url-field';
import { versionField } from '../shared/optimistic-lock';
import { priceField } from '../money/price-field';
import { parseTime } from '../time/time-of-day';
import { parsePlainDate } from '../time/plain-date';
import { eventCategories, eventStatuses, everyTaproom } from './constants';

const choiceMessages = {
  category: 'Please choose a valid category',
  tapRoom: 'Please choose a valid tap room',
  status: 'Please choose a valid status',
} as const;

/** Required text that `parse` converts to its stored form, or null if invalid. */
const parsedText = (parse: (text: string) => string | null, required: string, invalid: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined || issue.input === null ? required : invalid) })
    .overwrite(sanitizeLine)
    .min(1, required)
    .refine((text) => text === '' || parse(text) !== null, invalid)
    .overwrite((text) => parse(text) ?? text);

const date = (required: string) => parsedText(parsePlainDate, required, 'Please enter a valid date');
const time = (required: string) => parsedText(parseTime, required, 'Please enter a valid time');

const count = (label: string) =>
  optionalNumber({
    min: 0,
    max: 1_000_000,
    integer: true,
    message: `${label} must be a whole number, 0 or more`,
    tooLargeMessage: `${label} must be 1,000,000 or less`,
  });

const tags = z
  .array(z.string({ error: 'Tag must be text' }).overwrite(sanitizeLine).max(50, tooLongMessage('Tag', 50)), {
    error: 'Tags must be a list',
  })
  .max(30, 'Please list at most 30 tags')
  .nullable()
  .transform((list) => [...new Set(list ?? [])].filter(Boolean));

const organizer = z
  .object(
    {
      name: optionalText({ label: 'Organizer name', max: 100 }),
      email: optionalTextMatching(
        (text) => isEmail(normalizeEmail(text)),
        'Please enter a valid email address',
      ).transform((text) => text && normalizeEmail(text)),
      phone: optionalText({ label: 'Organizer phone', max: 40 }).transform((text) => text && normalizePhone(text)),
    },
    { error: 'Organizer must have name, email and phone' },
  )
  .nullable()
  .transform((value) => value ?? { name: null, email: null, phone: null });

const socialUrl = urlField('Please enter a valid URL');

const socialLinks = z
  .object(
    { facebook: socialUrl, instagram: socialUrl, website: socialUrl },
    { error: 'Social links must have facebook, instagram and website' },
  )
  .nullable()
  .transform((value) => value ?? { facebook: null, instagram: null, website: null });

/** `tapRooms` are the names of the taprooms; where they are unknown, as in a form that lists them, any name is valid. */
export const tapRoomField = (tapRooms?: readonly string[]) =>
  tapRooms
    ? choiceField({ values: [everyTaproom, ...tapRooms], default: everyTaproom, message: choiceMessages.tapRoom })
    : z
        .string({ error: choiceMessages.tapRoom })
        .max(200, choiceMessages.tapRoom)
        .nullable()
        .transform((text) => sanitizeLine(text ?? '') || everyTaproom);

export const eventFields = {
  title: requiredText({ label: 'Event title', max: 200 }),
  description: requiredText({
    label: 'Description',
    max: 5000,
    required: 'Event description is required',
    multiline: true,
  }),
  category: choiceField({ values: eventCategories, default: 'other', message: choiceMessages.category }).optional(),
  tapRoom: tapRoomField().optional(),
  status: choiceField({ values: eventStatuses, default: 'draft', message: choiceMessages.status }).optional(),
  location: requiredText({ label: 'Event location', max: 200 }),
  startDate: date('Start date is required'),
  endDate: date('End date is required'),
  startTime: time('Start time is required'),
  endTime: time('End time is required'),
  maxAttendees: count('Max attendees'),
  currentAttendees: count('Current attendees'),
  ticketPrice: priceField('Ticket price'),
  ticketUrl: urlField('Please enter a valid URL (must start with http:// or https://)'),
  organizer: organizer.optional(),
  tags: tags.optional(),
  socialLinks: socialLinks.optional(),
  isPublic: booleanField('Public', true).optional(),
  isFeatured: booleanField('Featured', false).optional(),
  images: imageChanges.optional(),
  updatedAt: versionField,
};
