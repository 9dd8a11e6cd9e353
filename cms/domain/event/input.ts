/** Request bodies of the event calls and the staff form. Absent fields stay unchanged; null or blank clears. */
import * as z from 'zod';
import { isEmail, normalizeEmail } from '../shared/email-format';
import {
  priceField,
  choiceField,
  booleanField,
  optionalNumber,
  optionalText,
  optionalTextMatching,
  requiredText,
  tooLongMessage,
  urlField,
  requestBody,
} from '../shared/fields';
import { imageChanges } from '../shared/image-input';
import { versionField } from '../shared/optimistic-lock';
import { normalizePhone } from '../shared/phone-number';
import { sanitizeLine } from '../shared/sanitize-text';
import { parsePlainDate } from '../time/plain-date';
import { parseTime } from '../time/time-of-day';
import { everyTaproom, eventCategories, eventStatuses } from './constants';

const scheduleParsers = {
  startDate: parsePlainDate,
  endDate: parsePlainDate,
  startTime: parseTime,
  endTime: parseTime,
};
type ScheduleField = keyof typeof scheduleParsers;
type EventScheduleFields = Record<ScheduleField, string | null>;

/** A check for `superRefine`. An update without dates and times passes, even if the stored ones are invalid. */
const validateSchedule =
  (stored?: EventScheduleFields) => (input: { [Field in ScheduleField]?: unknown }, context: z.core.$RefinementCtx) => {
    /** The change, else the stored value. An invalid one is null and is not compared. */
    const read = (name: ScheduleField) => {
      const value = input[name];
      if (value === undefined) return stored?.[name] ?? null;
      return typeof value === 'string' ? scheduleParsers[name](value) : null;
    };
    const addIssue = (path: string, text: string) => context.addIssue({ code: 'custom', path: [path], message: text });
    const { startDate, endDate, startTime, endTime } = input;
    if ([startDate, endDate, startTime, endTime].every((value) => value === undefined)) return;
    const [firstDay, lastDay, start, end] = [read('startDate'), read('endDate'), read('startTime'), read('endTime')];
    if (firstDay && lastDay && lastDay < firstDay) addIssue('endDate', 'End date must be after start date');
    if (firstDay && firstDay === lastDay && start && end && end <= start)
      addIssue('endTime', 'End time must be after start time');
  };

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

export const eventTag = z
  .string({ error: 'Tag must be text' })
  .overwrite(sanitizeLine)
  .max(50, tooLongMessage('Tag', 50));

const tags = z
  .array(eventTag, { error: 'Tags must be a list' })
  .max(30, 'Please list at most 30 tags')
  .nullable()
  .transform((list) => [...new Set(list ?? [])].filter(Boolean));

const organizer = z
  .object(
    {
      name: optionalText({ label: 'Organizer name', max: 100 }),
      email: optionalTextMatching(isEmail, 'Please enter a valid email address', normalizeEmail),
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
const tapRoomField = (tapRooms?: readonly string[]) =>
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

type Attendance = { maxAttendees?: number | null; currentAttendees?: number | null };

/** A check for `superRefine`. 0 means no limit. An update without either passes, even if stored ones are invalid. */
const validateAttendance =
  (stored: Attendance = {}) =>
  (input: { [Field in keyof Attendance]?: unknown }, context: z.core.$RefinementCtx) => {
    if (input.maxAttendees === undefined && input.currentAttendees === undefined) return;
    const { maxAttendees = stored.maxAttendees, currentAttendees = stored.currentAttendees } = input;
    if (typeof maxAttendees !== 'number' || typeof currentAttendees !== 'number') return;
    const message = 'Current attendees can’t be more than max attendees';
    if (maxAttendees !== 0 && currentAttendees > maxAttendees)
      context.addIssue({ code: 'custom', path: ['currentAttendees'], message });
  };

// By default zod skips refinements if a field is invalid; the response must list all errors at once.
const evenIfInvalid = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** `POST /api/events`, with the names of the taprooms. */
export const createEventInput = (tapRooms?: readonly string[]) =>
  requestBody({
    ...eventFields,
    category: eventFields.category.transform((value) => value ?? 'other'),
    tapRoom: tapRoomField(tapRooms)
      .optional()
      .transform((value) => value ?? everyTaproom),
    status: eventFields.status.transform((value) => value ?? 'draft'),
    tags: eventFields.tags.transform((list) => list ?? []),
    isPublic: eventFields.isPublic.transform((value) => value ?? true),
    isFeatured: eventFields.isFeatured.transform((value) => value ?? false),
  })
    .superRefine(validateSchedule(), evenIfInvalid)
    .superRefine(validateAttendance(), evenIfInvalid);

/** The staff form, whose select lists the taprooms. */
export const eventInput = createEventInput();
export type EventInput = z.output<typeof eventInput>;

const { title, description, location, startDate, endDate, startTime, endTime } = eventFields;

const eventChanges = requestBody({
  ...eventFields,
  title: title.optional(),
  description: description.optional(),
  location: location.optional(),
  startDate: startDate.optional(),
  endDate: endDate.optional(),
  startTime: startTime.optional(),
  endTime: endTime.optional(),
});

/** `PUT /api/events/{id}`: validates the changes together with the stored dates, times and attendance. */
export const eventUpdate = (stored: EventScheduleFields & Attendance, tapRooms?: readonly string[]) =>
  eventChanges
    .extend({ tapRoom: tapRoomField(tapRooms).optional() })
    .superRefine(validateSchedule(stored), evenIfInvalid)
    .superRefine(validateAttendance(stored), evenIfInvalid);
export type EventUpdate = z.output<typeof eventChanges>;
