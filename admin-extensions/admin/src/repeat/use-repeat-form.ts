/** State of the "Repeat…" dialog. Skipped dates stay skipped when the number of times changes and changes back. */
import { useFetchClient } from '@strapi/strapi/admin';
import { useState } from 'react';
import { parseRepeatCount, type RepeatInterval } from '../../../../cms/domain/event/recurrence';
import type { RepeatPreview } from '../../../../cms/domain/panel/event-repeat';
import { readRejection } from '../rejection';
import { useRepeatPreview } from './use-repeat-preview';

export type TimeName = 'startTime' | 'endTime';
type Times = Partial<Record<TimeName, string>>;

/** Messages by the field of the request: `dates.2`, `startTime`. */
type Errors = Record<string, string>;

const failed = 'Failed to repeat the event. Please try again.';

function readErrors(failure: unknown): Errors {
  const rejection = readRejection(failure);
  if (!rejection) return { form: failed };
  const { fieldErrors, message } = rejection;
  return fieldErrors.length > 0
    ? Object.fromEntries(fieldErrors.map((error) => [error.path, error.message]))
    : { form: message };
}

/** The dialog has no fields for a description and a location, which a new event must have. */
const describeMissingTexts = ({ description, location }: Errors) => {
  const missing = [description, location].filter(Boolean);
  return missing.length > 0 ? `Please complete the event first: ${missing.join('. ')}.` : null;
};

const isInList = (path: string) => /^dates\.\d+$/.test(path);
const hasField = (path: string) => path === 'startTime' || path === 'endTime' || isInList(path);

/** The first message that no field of the form can show. */
const describeForm = (errors: Errors) =>
  describeMissingTexts(errors) ??
  Object.entries(errors).find(([path]) => !hasField(path) && path !== 'description' && path !== 'location')?.[1] ??
  null;

export function useRepeatForm(id: string, onCreated: (preview: RepeatPreview, count: number) => void) {
  const { post } = useFetchClient();
  const [interval, setRepeatInterval] = useState<RepeatInterval>('week');
  const [count, setCount] = useState<number | undefined>(8);
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(new Set());
  const [times, setTimes] = useState<Times>({});
  const [sentDates, setSentDates] = useState<string[]>([]);
  const [errors, setErrors] = useState<Errors>({});
  const [isSaving, setSaving] = useState(false);
  const validCount = parseRepeatCount(count ?? '');
  const { preview, isLoading, hasFailed, reload } = useRepeatPreview(id, interval, validCount);

  const dates = preview?.dates ?? [];
  const chosen = dates.filter(({ date, isTaken }) => !isTaken && !skipped.has(date)).map(({ date }) => date);
  const canSave = preview !== null && !isLoading && validCount !== null && chosen.length > 0 && !isSaving;

  const submit = async () => {
    if (!canSave) return;
    setSaving(true);
    setErrors({});
    setSentDates(chosen);
    try {
      await post(`/brewery-panel/events/${id}/repeat`, { dates: chosen, updatedAt: preview.event.updatedAt, ...times });
      onCreated(preview, chosen.length);
    } catch (error) {
      setErrors(readErrors(error));
      // This event or others may have changed on the server.
      reload();
    } finally {
      setSaving(false);
    }
  };

  return {
    interval,
    count,
    isCountValid: validCount !== null,
    times,
    preview,
    isLoading,
    hasFailed,
    isSaving,
    canSave,
    dates,
    chosen,
    formError: describeForm(errors),
    timeErrors: errors,
    dateErrors: Object.fromEntries(sentDates.map((date, index) => [date, errors[`dates.${index}`]])),
    setRepeatInterval,
    setCount,
    setTime: (name: TimeName, time: string) => setTimes((before) => ({ ...before, [name]: time })),
    toggle: (date: string) =>
      setSkipped((before) => {
        const after = new Set(before);
        if (!after.delete(date)) after.add(date);
        return after;
      }),
    reload,
    submit,
  };
}
