import { Alert, Button, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { messages } from '@domain/http/messages';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { ConflictDialog } from '../../kit/conflict-dialog';
import { FormBar } from '../../kit/form-bar';
import { focusFirstError } from '../../kit/form-errors';
import { useUnsavedChanges } from '../../kit/unsaved-changes';
import { EventBasics } from './event-basics';
import { eventFields } from './event-fields';
import classes from './event-form.module.css';
import { EventOrganizer } from './event-organizer';
import { EventPhotos } from './event-photos';
import { EventSettings } from './event-settings';
import { EventTimes } from './event-times';
import { checkEvent, isSameEvent, valuesOf, type EventFormTarget, type EventValues } from './event-values';
import { useSaveEvent, type Notice } from './use-save-event';

/** staff-admin.md §9 */
const closesAfter = 1_500;

type EventFormProps = EventFormTarget & { onSaved: () => void; onCancel: () => void };

export function EventForm({ event, template, origin, onSaved, onCancel }: EventFormProps) {
  /** The version the form was made from. */
  const [base, setBase] = useState(event);
  const [initial] = useState(() => ({ ...valuesOf(template), ...(event ? {} : { images: [] }) }));
  const form = useForm<EventValues>({ initialValues: initial, validate: checkEvent });
  const saving = useSaveEvent({ form, base, setBase });
  const isDirty = !isSameEvent(form.values, base ? valuesOf(base) : initial);
  useUnsavedChanges(isDirty && !saving.isSuccess);
  useEffect(() => {
    if (!saving.isSuccess) return;
    const timer = setTimeout(onSaved, closesAfter);
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
      <NoticeBanner notice={saving.notice ?? copyNotice(origin)} />
      <Stack gap="md">
        <EventBasics form={form} />
        <EventTimes form={form} />
        <EventOrganizer form={form} />
        <EventSettings form={form} />
        {base && <EventPhotos form={form} event={base} onChange={setBase} />}
      </Stack>
      <FormBar
        isDirty={isDirty && !saving.isSuccess}
        isSaving={saving.isPending}
        label={event ? 'Update Event' : 'Create Event'}
      >
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </FormBar>
      <ConflictDialog noun="event" fields={eventFields} {...saving.conflict} />
    </form>
  );
}

const copyNotice = (origin: string | null): Notice | null =>
  origin === null ? null : { kind: 'info', text: `A copy of “${origin}”, one week later. Images are not copied.` };

const looks = {
  error: { color: 'red', role: 'alert', icon: <CircleAlert size={18} /> },
  success: { color: 'green.7', role: 'status', icon: <CircleCheck size={18} /> },
  info: { color: 'blue', role: 'note', icon: null },
} satisfies Record<Notice['kind'], object>;

function NoticeBanner({ notice }: { notice: Notice | null }) {
  if (!notice) return null;
  return (
    <Alert {...looks[notice.kind]} variant="light" className={classes.notice} data-kind={notice.kind}>
      {notice.text}
    </Alert>
  );
}
