import { labelsOf } from '../shared/labels';

export const eventCategories = [
  'live-music',
  'food-truck',
  'beer-release',
  'trivia',
  'private-event',
  'community',
  'other',
] as const;
export type EventCategory = (typeof eventCategories)[number];

export const eventStatuses = ['draft', 'published', 'cancelled', 'completed'] as const;
export type EventStatus = (typeof eventStatuses)[number];

export const repeatIntervals = ['week', 'two-weeks', 'month-date', 'month-weekday'] as const;
export type RepeatInterval = (typeof repeatIntervals)[number];

/** What a change of an event in a series applies to. Events that are over never change with another one. */
export const seriesScopes = ['this', 'following', 'all'] as const;
export type SeriesScope = (typeof seriesScopes)[number];

/** The `tapRoom` of an event in every taproom; all others are the name of one. */
export const everyTaproom = 'All';

export const statusLabels = labelsOf(eventStatuses);

export const statusColors = {
  draft: 'yellow',
  published: 'green',
  cancelled: 'red',
  completed: 'blue',
} as const satisfies Record<EventStatus, string>;
