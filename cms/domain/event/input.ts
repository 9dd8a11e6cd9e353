/** Request bodies of the event calls and the staff form. Absent fields stay unchanged; null or blank clears. */
import * as z from 'zod';
import { messages } from '../shared/messages';
import { everyTaproom } from './constants';
import { eventFields, tapRoomField } from './fields';
import { validateSchedule, type EventScheduleFields } from './validate-schedule';

// Cross-field validation of an event's attendance: current attendees can't exceed the maximum, of which 0 is no limit.

type Attendance = { maxAttendees?: number | null; currentAttendees?: number | null };

const message = 'Current attendees can’t be more than max attendees';

type Input = { [Field in keyof Attendance]?: unknown };

/** An invalid number is not compared. */
const mergeField = (input: unknown, stored: number | null | undefined): number | null => {
  if (input === undefined) return stored ?? null;
  return typeof input === 'number' ? input : null;
};

/** For `superRefine`. An update without either passes, even if the stored ones are invalid. */
const validateAttendance =
  (stored: Attendance = {}) =>
  (input: Input, context: z.core.$RefinementCtx) => {
    if (input.maxAttendees === undefined && input.currentAttendees === undefined) return;
    const max = mergeField(input.maxAttendees, stored.maxAttendees);
    const current = mergeField(input.currentAttendees, stored.currentAttendees);
    if (max && current !== null && current > max) {
      context.addIssue({ code: 'custom', path: ['currentAttendees'], message });
    }
  };

const bodyError = { error: messages.notAnObject };

// By default zod skips refinements if a field is invalid; the response must list all errors at once.
const evenIfInvalid = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** `POST /api/events`, with the names of the taprooms. */
export const createEventInput = (tapRooms?: readonly string[]) =>
  z
    .object(
      {
        ...eventFields,
        category: eventFields.category.transform((value) => value ?? 'other'),
        tapRoom: tapRoomField(tapRooms)
          .optional()
          .transform((value) => value ?? everyTaproom),
        status: eventFields.status.transform((value) => value ?? 'draft'),
        tags: eventFields.tags.transform((list) => list ?? []),
        isPublic: eventFields.isPublic.transform((value) => value ?? true),
        isFeatured: eventFields.isFeatured.transform((value) => value ?? false),
      },
      bodyError,
    )
    .superRefine(validateSchedule(), evenIfInvalid)
    .superRefine(validateAttendance(), evenIfInvalid);

/** The staff form, whose select lists the taprooms. */
export const eventInput = createEventInput();
export type EventInput = z.output<typeof eventInput>;

const { title, description, location, startDate, endDate, startTime, endTime } = eventFields;

const eventChanges = z.object(
  {
    ...eventFields,
    title: title.optional(),
    description: description.optional(),
    location: location.optional(),
    startDate: startDate.optional(),
    endDate: endDate.optional(),
    startTime: startTime.optional(),
    endTime: endTime.optional(),
  },
  bodyError,
);

/** `PUT /api/events/{id}`: validates the changes together with the stored dates, times and attendance. */
export const eventUpdate = (stored: EventScheduleFields & Attendance, tapRooms?: readonly string[]) =>
  eventChanges
    .extend({ tapRoom: tapRoomField(tapRooms).optional() })
    .superRefine(validateSchedule(stored), evenIfInvalid)
    .superRefine(validateAttendance(stored), evenIfInvalid);
export type EventUpdate = z.output<typeof eventChanges>;
