/** Request bodies of the event calls and the staff form. Absent fields stay unchanged; null or blank clears. */
import * as z from 'zod';
import { messages } from '../shared/messages';
import { everyTaproom } from './constants';
import { eventFields, tapRoomField } from './fields';
import { validateAttendance, type Attendance } from './validate-attendance';
import { validateSchedule, type EventScheduleFields } from './validate-schedule';

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
