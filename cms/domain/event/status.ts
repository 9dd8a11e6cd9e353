/** Labels and colors of event statuses. */
import type { EventStatus } from './constants';

export const statusLabels = {
  draft: 'Draft',
  published: 'Published',
  cancelled: 'Cancelled',
  completed: 'Completed',
} as const satisfies Record<EventStatus, string>;

export const statusColors = {
  draft: 'yellow',
  published: 'green',
  cancelled: 'red',
  completed: 'blue',
} as const satisfies Record<EventStatus, string>;
