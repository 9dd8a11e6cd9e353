import type { QueryClient } from '@tanstack/react-query';
import type { EventStatus } from '@domain/event/constants';
import type { Event } from '@domain/event/schema';
import { eventApi } from '../../api/events';
import { toast, showUndoToast } from '../../components/toast';
import { errorMessage } from '../../lib/error-message';

const doneTexts = {
  draft: 'is a draft again',
  published: 'is published',
  cancelled: 'is cancelled',
  completed: 'is completed',
} as const satisfies Record<EventStatus, string>;

/** Fails with 409 if someone else has changed the event since it was loaded. */
async function saveStatus(queryClient: QueryClient, event: Event, status: EventStatus): Promise<Event> {
  try {
    return await eventApi.save(event, { status });
  } finally {
    void eventApi.invalidate(queryClient);
  }
}

/** Changes the status of an event outside of its form, and offers to undo the change. */
export async function changeEventStatus(queryClient: QueryClient, event: Event, status: EventStatus): Promise<void> {
  try {
    const saved = await saveStatus(queryClient, event, status);
    showUndoToast({
      key: `event-status-${event._id}`,
      message: `“${event.title}” ${doneTexts[status]}`,
      onUndo: () => saveStatus(queryClient, saved, event.status),
    });
  } catch (error) {
    toast.error(errorMessage(error, 'Failed to save event. Please try again.'));
  }
}

/** Opens the dialogs of the events page, for cards and the calendar. */
export type EventHandlers = {
  onEdit: (event: Event) => void;
  onDuplicate: (event: Event) => void;
  onRepeat: (event: Event) => void;
};
