/** Moves an event on the server, which rejects a move of a version that is no longer the stored one. */
import { type FetchError, isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { MoveTarget } from '../../../../cms/domain/event/move';
import type { CalendarEvent } from '../../../../cms/domain/panel/calendar';

type Errors = { date?: string; time?: string; form?: string };

const failed = 'Failed to move the event. Please try again.';

/** The fields of the dialog for those of the event. */
const fields: Record<string, keyof Errors> = {
  date: 'date',
  startDate: 'date',
  time: 'time',
  startTime: 'time',
};

type FieldErrors = { errors?: { path: (string | number)[]; message: string }[] };

function readErrors({ response }: FetchError): Errors {
  const error = response?.data.error;
  if (!error || error.status === undefined || error.status >= 500) return { form: failed };
  const entries = (error.details as FieldErrors | undefined)?.errors ?? [];
  const found: Errors = {};
  for (const { path, message } of entries) found[fields[path.join('.')] ?? 'form'] ??= message;
  return entries.length > 0 ? found : { form: error.message };
}

export function useMoveEvent(onReload: () => void) {
  const { put } = useFetchClient();
  const [isMoving, setMoving] = useState(false);
  const [errors, setErrors] = useState<Errors>({});

  /** Whether it was moved. */
  const move = async ({ _id, updatedAt }: CalendarEvent, { date, time }: MoveTarget): Promise<boolean> => {
    setMoving(true);
    setErrors({});
    try {
      await put(`/brewery-panel/calendar/events/${_id}/date`, { date, time, updatedAt });
      return true;
    } catch (error) {
      setErrors(isFetchError(error) ? readErrors(error) : { form: failed });
      return false;
    } finally {
      // Also after a failure: the event may have changed or been deleted.
      onReload();
      setMoving(false);
    }
  };

  return { move, isMoving, errors };
}
