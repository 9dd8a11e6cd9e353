import { Alert, Button, Stack } from '@mantine/core';
import type { Event } from '@domain/event/event';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { ConflictDialog } from '../../components/conflict-dialog';
import { FormActions } from '../../components/form-actions';
import { RestoredNotice } from '../../components/restored-notice';
import { CopiedPhotos } from './copied-photos';
import { EventBasics } from './event-basics';
import { eventConflictFields } from './event-conflict-fields';
import type { EventFormTarget } from './event-form-values';
import classes from './event-form.module.css';
import { EventOrganizer } from './event-organizer';
import { EventPhotos } from './event-photos';
import { EventSettings } from './event-settings';
import { EventTimes } from './event-times';
import { useEventForm } from './use-event-form';

type EventFormProps = { target: EventFormTarget; onSaved: (saved: Event) => void; onCancel: () => void };

export function EventForm({ target, onSaved, onCancel }: EventFormProps) {
  const { event, source } = target;
  const { form, base, setBase, ...recordForm } = useEventForm({ target, onClose: onSaved });

  return (
    <form noValidate aria-label={event ? 'Edit event' : 'New event'} onSubmit={recordForm.onSubmit}>
      <RestoredNotice {...recordForm.restored} />
      <NoticeBanner {...selectNotice({ ...recordForm, target })} />
      <Stack gap="md">
        <EventBasics form={form} />
        <EventTimes form={form} />
        <EventOrganizer form={form} />
        <EventSettings form={form} />
        {base && <EventPhotos form={form} event={base} onChange={setBase} />}
        {source && source.images.length > 0 && <CopiedPhotos form={form} />}
      </Stack>
      <FormActions
        isDirty={recordForm.isDirty}
        isSaving={recordForm.isSaving}
        label={event ? 'Update Event' : 'Create Event'}
      >
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
      <ConflictDialog itemName="event" fields={eventConflictFields} {...recordForm.conflict} />
    </form>
  );
}

type Notice = { kind: 'error' | 'success' | 'info'; text: string | null };

type NoticeOptions = { isSaved: boolean; errorText: string | null; target: EventFormTarget };

function selectNotice({ isSaved, errorText, target: { event, source } }: NoticeOptions): Notice {
  if (isSaved) return { kind: 'success', text: `Event ${event ? 'updated' : 'created'} successfully!` };
  if (errorText !== null) return { kind: 'error', text: errorText };
  return {
    kind: 'info',
    text: source && `Copy of “${source.title}”, on a new date. Check the details, then create it.`,
  };
}

const alertProps = {
  error: { color: 'red', role: 'alert', icon: <CircleAlert size={18} /> },
  success: { color: 'green.7', role: 'status', icon: <CircleCheck size={18} /> },
  info: { color: 'blue', role: 'note', icon: null },
} satisfies Record<Notice['kind'], object>;

function NoticeBanner({ kind, text }: Notice) {
  if (text === null) return null;
  return (
    <Alert {...alertProps[kind]} variant="light" className={classes.notice} data-kind={kind}>
      {text}
    </Alert>
  );
}
