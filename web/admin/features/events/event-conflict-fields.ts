/** The rows of the conflict dialog: label and format of each event field, in form order. */
import { categoryLabel } from '@domain/event/category';
import { statusLabels } from '@domain/event/status';
import type { Field } from '../../lib/merge';
import { formatPhotos } from '../../lib/photo-order';
import type { EventFormValues } from './event-form-values';

/** A field whose `format` takes the type of its own values. */
const field = <Name extends keyof EventFormValues>(
  name: Name,
  label: string,
  format: (value: EventFormValues[Name]) => string,
) => ({ name, label, format: (value) => format(value as EventFormValues[Name]) }) satisfies Field<EventFormValues>;

export const eventConflictFields: Field<EventFormValues>[] = [
  { name: 'title', label: 'Title' },
  { name: 'description', label: 'Description' },
  field('category', 'Category', categoryLabel),
  { name: 'tapRoom', label: 'Taproom' },
  field('status', 'Status', (status) => statusLabels[status]),
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
  field('images', 'Images', formatPhotos),
];
