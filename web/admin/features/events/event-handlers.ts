import type { Event } from '@domain/event/event';

/** Opens the dialogs of the events page, for cards and the calendar. */
export type EventHandlers = {
  onEdit: (event: Event) => void;
  onDuplicate: (event: Event) => void;
  onRepeat: (event: Event) => void;
};
