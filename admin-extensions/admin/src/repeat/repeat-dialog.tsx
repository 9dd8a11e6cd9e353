/** The body and footer of the "Repeat…" dialog. */
import {
  Box,
  Button,
  Field,
  Flex,
  Loader,
  Modal,
  NumberInput,
  SingleSelect,
  SingleSelectOption,
  Typography,
} from '@strapi/design-system';
import { useNotification } from '@strapi/strapi/admin';
import { type SyntheticEvent, useId } from 'react';
import { formatEventDate, formatEventTime } from '../../../../cms/domain/event/display';
import { type RepeatInterval, repeatCounts } from '../../../../cms/domain/event/recurrence';
import { normalizeSchedule } from '../../../../cms/domain/event/schedule';
import type { RepeatPreview } from '../../../../cms/domain/panel/event-repeat';
import { toQueryString } from '../../../../web/api/query-string';
import { NativeField } from '../native-field';
import { Notice } from '../notice';
import { pluralize } from '../pluralize';
import { eventsPath } from '../calendar/event-records';
import { DateList } from './date-list';
import { intervalOptions } from './interval-labels';
import { type TimeName, useRepeatForm } from './use-repeat-form';

type RepeatDialogProps = {
  id: string;
  /** Of the form behind the dialog. */
  hasUnsavedChanges: boolean;
  onClose: () => void;
};

/** The event's copies in the list, the earliest first. */
const copiesPath = ({ title }: RepeatPreview['event'], today: string) =>
  eventsPath +
  toQueryString({
    page: 1,
    sort: 'startDate:ASC',
    filters: { $and: [{ title: { $eq: title } }, { startDate: { $gte: today } }] },
  });

export function RepeatDialog({ id, hasUnsavedChanges, onClose }: RepeatDialogProps) {
  const { toggleNotification } = useNotification();
  const formId = useId();
  const form = useRepeatForm(id, ({ event, today }, count) => {
    toggleNotification({
      type: 'success',
      title: `${pluralize(count, 'draft')} created`,
      message: event.title,
      link: { label: 'Show in the list', url: `/admin${copiesPath(event, today)}` },
      timeout: 10_000,
    });
    onClose();
  });
  const { preview, chosen } = form;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // In React's tree, the dialog is inside the record's form.
    event.stopPropagation();
    void form.submit();
  };

  return (
    <>
      <Modal.Body>
        {preview ? (
          <form id={formId} noValidate onSubmit={submit}>
            <Flex direction="column" alignItems="stretch" gap={4}>
              {form.formError && (
                <Notice variant="danger" title="The event was not repeated">
                  {form.formError}
                </Notice>
              )}
              {hasUnsavedChanges && (
                <Notice variant="warning" title="Unsaved changes">
                  Copies are made of the event as it was last saved.
                </Notice>
              )}
              <Summary preview={preview} />
              <Settings form={form} startDate={normalizeSchedule(preview.event).startDate} />
              <MissingTimes event={preview.event} form={form} />
              {form.hasFailed && <Notice variant="danger" title="Failed to load the dates." onRetry={form.reload} />}
              {form.isCountValid && (
                <Box style={{ opacity: form.isLoading ? 0.6 : 1 }} aria-busy={form.isLoading}>
                  <DateList dates={form.dates} chosen={chosen} errors={form.dateErrors} onToggle={form.toggle} />
                </Box>
              )}
            </Flex>
          </form>
        ) : form.hasFailed ? (
          <Notice variant="danger" title="Failed to load the dates." onRetry={form.reload} />
        ) : (
          <Flex justifyContent="center" padding={6}>
            <Loader>Loading dates</Loader>
          </Flex>
        )}
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">Cancel</Button>
        </Modal.Close>
        <Button type="submit" form={formId} loading={form.isSaving} disabled={!form.canSave}>
          {chosen.length === 0 || !form.isCountValid ? 'Create drafts' : `Create ${pluralize(chosen.length, 'draft')}`}
        </Button>
      </Modal.Footer>
    </>
  );
}

type Form = ReturnType<typeof useRepeatForm>;

const Summary = ({ preview: { event, today } }: { preview: RepeatPreview }) => (
  <div>
    <Typography tag="h3" variant="delta" style={{ overflowWrap: 'anywhere' }}>
      {event.title}
    </Typography>
    <Typography tag="p" textColor="neutral600">
      {[formatEventDate(event, today), formatEventTime(event)].filter(Boolean).join(', ')}
    </Typography>
    <Typography tag="p" textColor="neutral600">
      {event.imageCount > 0
        ? `Copies are drafts with the same ${event.imageCount === 1 ? 'image' : 'images'}.`
        : 'Copies are drafts.'}
    </Typography>
  </div>
);

const Settings = ({ form, startDate }: { form: Form; startDate: string }) => (
  <Flex gap={4} alignItems="flex-start" wrap="wrap">
    <Box flex="1" minWidth="24rem">
      <Field.Root>
        <Field.Label>Repeat</Field.Label>
        <SingleSelect
          value={form.interval}
          onChange={(value) => form.setRepeatInterval(String(value) as RepeatInterval)}
        >
          {intervalOptions(startDate).map(({ value, label }) => (
            <SingleSelectOption key={value} value={value}>
              {label}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      </Field.Root>
    </Box>
    <Box width="12rem">
      <Field.Root
        error={form.isCountValid ? undefined : `Enter a number from ${repeatCounts.min} to ${repeatCounts.max}`}
      >
        <Field.Label>Times</Field.Label>
        <NumberInput value={form.count} onValueChange={form.setCount} />
        <Field.Error />
      </Field.Root>
    </Box>
  </Flex>
);

const timeLabels: Record<TimeName, string> = { startTime: 'Start time', endTime: 'End time' };
const timeNames: TimeName[] = ['startTime', 'endTime'];

/** Events from before times were required can lack them; new events can't. */
function MissingTimes({ event, form }: { event: RepeatPreview['event']; form: Form }) {
  const missing = timeNames.filter((name) => event[name] === null);
  if (missing.length === 0) return null;
  return (
    <Flex gap={4} alignItems="flex-start" wrap="wrap">
      {missing.map((name) => (
        <NativeField key={name} required error={form.timeErrors[name]} hint="The event has none; its copies need one.">
          <Field.Label>{timeLabels[name]}</Field.Label>
          <Field.Input
            type="time"
            value={form.times[name] ?? ''}
            onChange={({ currentTarget }) => form.setTime(name, currentTarget.value)}
          />
          <Field.Hint />
          <Field.Error />
        </NativeField>
      ))}
    </Flex>
  );
}
