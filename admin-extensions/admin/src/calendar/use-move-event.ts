/** Moves an event on the server, which rejects the move if the event was changed since it was loaded. */
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { MoveTarget } from '../../../../cms/domain/event/move';
import type { CalendarEvent } from '../../../../cms/domain/panel/calendar';
import { readRejection } from '../rejection';

type Errors = { date?: string; time?: string; form?: string };

const failed = 'Failed to move the event. Please try again.';

/** The dialog's field for each field of the event. */
const fields: Record<string, keyof Errors> = {
  date: 'date',
  startDate: 'date',
  time: 'time',
  startTime: 'time',
};

function readErrors(failure: unknown): Errors {
  const rejection = readRejection(failure);
  if (!rejection) return { form: failed };
  const errors: Errors = {};
  for (const { path, message } of rejection.fieldErrors) errors[fields[path] ?? 'form'] ??= message;
  return rejection.fieldErrors.length > 0 ? errors : { form: rejection.message };
}

export function useMoveEvent(onReload: () => void) {
  const { put } = useFetchClient();
  const [isMoving, setMoving] = useState(false);
  const [errors, setErrors] = useState<Errors>({});

  /** Resolves to whether the event was moved. */
  const move = async ({ _id, updatedAt }: CalendarEvent, { date, time }: MoveTarget): Promise<boolean> => {
    setMoving(true);
    setErrors({});
    try {
      await put(`/brewery-panel/calendar/events/${_id}/date`, { date, time, updatedAt });
      return true;
    } catch (error) {
      setErrors(readErrors(error));
      return false;
    } finally {
      // Also after a failure: the event may have changed or been deleted.
      onReload();
      setMoving(false);
    }
  };

  return { move, isMoving, errors };
}
