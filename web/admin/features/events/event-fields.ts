/** How each field of an event is called and reads, in form order, for the choice between two versions. */
import { categoryLabel } from '@domain/event/category';
import { statusLabels } from '@domain/event/status';
import type { Field } from '../../kit/merge';
import { photoNames } from '../../kit/photo-order';
import type { EventValues } from './event-values';

/** The table below says which field each function reads. */
const reads = <Name extends keyof EventValues>(name: Name, label: string, show: (value: EventValues[Name]) => string) =>
  ({ name, label, show: (value) => show(value as EventValues[Name]) }) satisfies Field<EventValues>;

export const eventFields: Field<EventValues>[] = [
  { name: 'title', label: 'Title' },
  { name: 'description', label: 'Description' },
  reads('category', 'Category', categoryLabel),
  { name: 'tapRoom', label: 'Tap room' },
  reads('status', 'Status', (status) => statusLabels[status]),
  { name: 'location', label: 'Location' },
  { name: 'startDate', label: 'Start date' },
  { name: 'endDate', label: 'End date' },
  { name: 'startTime', label: 'Start time' },
  { name: 'endTime', label: 'End time' },
  { name: 'maxAttendees', label: 'Max attendees' },
  { name: 'currentAttendees', label: 'Current attendees' },
  { name: 'ticketPrice', label: 'Ticket price' },
  { name: 'ticketUrl', label: 'Ticket URL' },
  { name: 'organizer', label: 'Organizer' },
  { name: 'tags', label: 'Tags' },
  { name: 'socialLinks', label: 'Social links' },
  { name: 'isPublic', label: 'Public' },
  { name: 'isFeatured', label: 'Featured' },
  reads('images', 'Images', photoNames),
];
