/** Bodies of the event calls and the staff form: absent fields stay, null or blank clears (api.md §1, §3). */
import * as z from 'zod';
import { messages } from '../shared/messages';
import { eventFields } from './fields';
import { validateSchedule, type EventScheduleFields } from './validate-schedule';

const body = { error: messages.notAnObject };

// The rules across fields report together with those of the fields, unless the body is no object at all.
const together = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

/** `POST /api/events`, and the staff form. */
export const eventInput = z
  .object(
    {
      ...eventFields,
      category: eventFields.category.transform((value) => value ?? 'other'),
      tapRoom: eventFields.tapRoom.transform((value) => value ?? 'All'),
      status: eventFields.status.transform((value) => value ?? 'draft'),
      tags: eventFields.tags.transform((list) => list ?? []),
      isPublic: eventFields.isPublic.transform((value) => value ?? true),
      isFeatured: eventFields.isFeatured.transform((value) => value ?? false),
    },
    body,
  )
  .superRefine(validateSchedule(), together);
export type EventInput = z.output<typeof eventInput>;
export type EventForm = z.input<typeof eventInput>;

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
  body,
);

/** `PUT /api/events/{id}`: the rules across dates and times look at the event as it would be afterwards. */
export const eventUpdate = (stored: EventScheduleFields) =>
  eventChanges.superRefine(validateSchedule(stored), together);
export type EventUpdate = z.output<typeof eventChanges>;
