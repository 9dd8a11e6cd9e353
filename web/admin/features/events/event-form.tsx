import { Alert, Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { messages } from '@domain/shared/messages';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ConflictDialog } from '../../components/conflict-dialog';
import { FormActions } from '../../components/form-actions';
import { useUnsavedChanges } from '../../hooks/use-unsaved-changes';
import { focusFirstError } from '../../lib/form-errors';
import { EventBasics } from './event-basics';
import { eventConflictFields } from './event-conflict-fields';
import {
  validateEvent,
  isSameEvent,
  toFormValues,
  type EventFormTarget,
  type EventFormValues,
} from './event-form-values';
import classes from './event-form.module.css';
import { EventOrganizer } from './event-organizer';
import { EventPhotos } from './event-photos';
import { EventSettings } from './event-settings';
import { EventTimes } from './event-times';
import { useSaveEvent, type Notice } from './use-save-event';

/** staff-admin.md §9 */
const closeDelayMs = 1_500;

type EventFormProps = EventFormTarget & { onSaved: () => void; onCancel: () => void };

export function EventForm({ event, template, copiedFrom, onSaved, onCancel }: EventFormProps) {
  /** The version the form was made from. */
  const [base, setBase] = useState(event);
  const [initial] = useState(() => ({ ...toFormValues(template), ...(event ? {} : { images: [] }) }));
  const form = useForm<EventFormValues>({ initialValues: initial, validate: validateEvent });
  const saving = useSaveEvent({ form, base, setBase });
  const isDirty = !isSameEvent(form.values, base ? toFormValues(base) : initial);
  useUnsavedChanges(isDirty && !saving.isSuccess);
  useEffect(() => {
    if (!saving.isSuccess) return;
    const timer = setTimeout(onSaved, closeDelayMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- the first answer decides when
  }, [saving.isSuccess]);

  return (
    <form
      noValidate
      aria-label={event ? 'Edit event' : 'New event'}
      onSubmit={form.onSubmit(saving.save, (errors) => {
        saving.setProblem(messages.fixEventErrors);
        focusFirstError(form, errors);
      })}
    >
      <NoticeBanner notice={saving.notice ?? toCopyNotice(copiedFrom)} />
      <Stack gap="md">
        <EventBasics form={form} />
        <EventTimes form={form} />
        <EventOrganizer form={form} />
        <EventSettings form={form} />
        {base && <EventPhotos form={form} event={base} onChange={setBase} />}
      </Stack>
      <FormActions
        isDirty={isDirty && !saving.isSuccess}
        isSaving={saving.isPending}
        label={event ? 'Update Event' : 'Create Event'}
      >
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
      <ConflictDialog itemName="event" fields={eventConflictFields} {...saving.conflict} />
    </form>
  );
}

const toCopyNotice = (copiedFrom: string | null): Notice | null =>
  copiedFrom === null
    ? null
    : { kind: 'info', text: `Copy of “${copiedFrom}”, one week later. Images are not copied.` };

const alertProps = {
  error: { color: 'red', role: 'alert', icon: <CircleAlert size={18} /> },
  success: { color: 'green.7', role: 'status', icon: <CircleCheck size={18} /> },
  info: { color: 'blue', role: 'note', icon: null },
} satisfies Record<Notice['kind'], object>;

function NoticeBanner({ notice }: { notice: Notice | null }) {
  if (!notice) return null;
  return (
    <Alert {...alertProps[notice.kind]} variant="light" className={classes.notice} data-kind={notice.kind}>
      {notice.text}
    </Alert>
  );
}
