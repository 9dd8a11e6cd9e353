import { Alert, Button, Image, SimpleGrid, Stack, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { CircleCheck, Clock, X } from 'lucide-react';
import { useState, type ChangeEvent } from 'react';
import type { Event } from '@domain/event/schema';
import { everyTaproom, type SeriesScope } from '@domain/event/constants';
import { checkOpeningHours, findUnconfirmedHoliday } from '@domain/event/opening-hours';
import { messages } from '@domain/shared/messages';
import { formatLongDate } from '@domain/time/format';
import { addDays } from '@domain/time/plain-date';
import { formatTime } from '@domain/time/time-of-day';
import { todayIn } from '@domain/time/zone';
import { pluralize } from '../../../domain/format';
import { imageUrl } from '../../../ui/responsive-image';
import { useNow } from '../../../ui/use-now';
import { duplicateEvent, eventApi, updateEvent } from '../../api/events';
import { Fields, type FieldRow } from '../../components/fields';
import { FormSection } from '../../components/form-parts';
import { RecordPhotos } from '../../components/photo-editor';
import { toast } from '../../components/toast';
import { useNewPhotos, type WithPhotos } from '../../hooks/use-new-photos';
import { useRecordForm } from '../../hooks/use-record-form';
import { useEventTaprooms, useEventTimeZone, useTaprooms } from '../../hooks/use-taprooms';
import { isSame } from '../../lib/merge';
import { timeZoneName } from '../../lib/time-zones';
import {
  type EventFormTarget,
  type EventFormApi,
  toFormValues,
  type EventFormValues,
  categoryOptions,
  eventLabels,
  statusOptions,
  endsNextDay,
  getDefaultLocation,
  getImpliedEndDate,
  mapFieldPaths,
  tapRoomOptions,
  getSaveErrorMessage,
  toInitialValues,
  toRequestBody,
  validateEvent,
  eventDraftKey,
} from './event-form-values';
import { SeriesScopeChoice } from './event-card';
import classes from '../../components/form-actions.module.css';
import { RecordForm, FormModal } from '../../components/record-form';

const photoColumns = { base: 2, xs: 3, sm: 4 };

/** The photos of the original that a copy starts with. */
const CopiedPhotos = ({ form }: { form: EventFormApi }) => (
  <SimpleGrid component="ul" cols={photoColumns} spacing="sm">
    {form.values.images.map(({ url, alt }, index) => (
      <Stack component="li" key={url} gap={6} align="flex-start">
        <Image
          src={imageUrl(url, 320)}
          alt={alt || `Photo ${index + 1}`}
          radius="sm"
          bg="gray.2"
          style={{ aspectRatio: '4 / 3' }}
        />
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<X size={12} />}
          aria-label={`Don’t copy photo ${index + 1}`}
          onClick={() => form.removeListItem('images', index)}
        >
          Don’t copy
        </Button>
      </Stack>
    ))}
  </SimpleGrid>
);

const textFields: FieldRow[] = [
  { name: 'title', label: 'Title', required: true, 'data-autofocus': true },
  { name: 'description', label: 'Description', kind: 'longText', required: true, minRows: 3, maxRows: 12 },
];
const placeFields: FieldRow[] = [
  { name: 'location', label: 'Location', required: true, placeholder: 'e.g., Beer garden' },
  { name: 'tags', label: 'Tags', description: 'Separated by commas', placeholder: 'acoustic, family-friendly' },
];
const organizerFields: FieldRow[] = [
  { name: 'name', label: 'Organizer Name' },
  { name: 'email', label: 'Organizer Email', type: 'email' },
  { name: 'phone', label: 'Organizer Phone', type: 'tel' },
];
const linkFields: FieldRow[] = [
  { name: 'facebook', label: 'Facebook', inputMode: 'url', placeholder: 'https://' },
  { name: 'instagram', label: 'Instagram', inputMode: 'url', placeholder: 'https://' },
  { name: 'website', label: 'Website', inputMode: 'url', placeholder: 'https://' },
];
const switches: FieldRow[] = [
  { name: 'isPublic', label: 'Public', kind: 'switch', description: 'Visible on the site once published' },
  { name: 'isFeatured', label: 'Featured', kind: 'switch', description: 'Shown with a Featured badge' },
];
const threeColumns = { base: 1, xs: 3 };

type ChoiceName = 'category' | 'tapRoom' | 'status';

function EventBasics({ form }: { form: EventFormApi }) {
  const taprooms = useTaprooms();
  const { tapRoom, location } = form.values;

  /** The location follows the taproom until it says something else. */
  const changeTapRoom = (next: string | null) => {
    if (next === null) return;
    form.setFieldValue('tapRoom', next);
    if (location.trim() === '' || location === getDefaultLocation(tapRoom))
      form.setFieldValue('location', getDefaultLocation(next));
  };
  const choicesForm = {
    getInputProps: (name: ChoiceName) => ({
      ...form.getInputProps(name),
      ...(name === 'tapRoom' && { onChange: changeTapRoom }),
    }),
  };
  const choices: FieldRow<ChoiceName>[] = [
    { name: 'category', label: 'Category', kind: 'select', required: true, data: categoryOptions },
    { name: 'tapRoom', label: 'Taproom', kind: 'select', data: tapRoomOptions(taprooms, tapRoom) },
    { name: 'status', label: 'Status', kind: 'select', required: true, data: statusOptions },
  ];
  return (
    <FormSection title="Basic Information" order={3}>
      <Fields form={form} fields={textFields} />
      <Fields form={choicesForm} fields={choices} cols={threeColumns} />
      <Fields form={form} fields={placeFields} />
    </FormSection>
  );
}

/** Announced when it appears; it does not keep the event from being saved. */
function OpeningHoursWarning({ values }: { values: EventFormValues }) {
  const taprooms = useEventTaprooms(values.tapRoom);
  const warnings = checkOpeningHours(values, taprooms);
  const today = todayIn(useEventTimeZone(values.tapRoom), useNow());
  const holiday = findUnconfirmedHoliday(values, taprooms, today);
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Alert color="yellow" variant="light" icon={<Clock size={18} />} title="Outside opening hours">
          {warnings.map((text) => (
            <Text key={text} size="sm">
              {text}
            </Text>
          ))}
          <Text size="sm">You can still save the event.</Text>
        </Alert>
      )}
      {holiday && (
        <Alert color="yellow" variant="light" icon={<Clock size={18} />} title={`${holiday}: hours not confirmed`}>
          <Text size="sm">The site tells visitors to call. The dashboard asks for the hours of this day.</Text>
        </Alert>
      )}
    </div>
  );
}

const priceFields: FieldRow[] = [
  { name: 'maxAttendees', label: 'Max Attendees', kind: 'integer', placeholder: '0 = unlimited' },
  { name: 'currentAttendees', label: 'Current Attendees', kind: 'integer', placeholder: '0' },
  {
    name: 'ticketPrice',
    label: 'Ticket Price',
    kind: 'decimal',
    leftSection: '$',
    placeholder: 'Free',
    fixedDecimals: 2,
  },
];
const ticketFields: FieldRow[] = [
  { name: 'ticketUrl', label: 'Ticket URL', type: 'url', inputMode: 'url', placeholder: 'https://' },
];

type TimeName = 'startDate' | 'startTime' | 'endDate' | 'endTime';

/** Dates and times are local to the taproom, regardless of the browser's time zone. */
function EventTimes({ form, isNew }: { form: EventFormApi; isNew: boolean }) {
  const { tapRoom, startDate, endDate, endTime } = form.values;
  const timeZone = useEventTimeZone(tapRoom);
  const [isEndDateChosen, setEndDateChosen] = useState(!isNew);

  /** The end date follows the other values until it is set to another day. */
  const handleChange = (name: TimeName, value: string) => {
    const next = { ...form.values, [name]: value };
    const isSingleDay = endDate === '' || endDate === startDate;
    const isImplied = !isEndDateChosen && (isSingleDay || endDate === getImpliedEndDate(form.values));
    if (name === 'endDate') setEndDateChosen(true);
    else if (isImplied) next.endDate = getImpliedEndDate(next);
    else if (isSingleDay) next.endDate = next.startDate;
    form.setFieldValue(name, value);
    if (next.endDate !== endDate) form.setFieldValue('endDate', next.endDate);
  };
  const timesForm = {
    getInputProps: (name: TimeName) => ({
      ...form.getInputProps(name),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => handleChange(name, currentTarget.value),
    }),
  };
  const isNextDay = startDate !== '' && endDate === addDays(startDate, 1) && endsNextDay(form.values);
  const nextDayHint = isNextDay ? `Ends ${formatLongDate(endDate)}, ${formatTime(endTime)}` : null;
  const timeFields: FieldRow<TimeName>[] = [
    { name: 'startDate', label: 'Start Date', type: 'date', required: true },
    { name: 'startTime', label: 'Start Time', type: 'time', required: true },
    { name: 'endDate', label: 'End Date', type: 'date', required: true, min: startDate || undefined },
    { name: 'endTime', label: 'End Time', type: 'time', required: true, description: nextDayHint },
  ];

  return (
    <FormSection
      title="Date & Time"
      order={3}
      // `Pacific time`; with the taproom that it belongs to: `Eastern time, as in Reno`.
      hint={timeZoneName(timeZone) + (tapRoom === everyTaproom ? '' : `, as in ${tapRoom}`)}
    >
      <Fields form={timesForm} fields={timeFields} cols={{ base: 1, xs: 2, sm: 4 }} hasHintsBelow />
      <OpeningHoursWarning values={form.values} />
      <Fields form={form} fields={priceFields} cols={threeColumns} />
      <Fields form={form} fields={ticketFields} />
    </FormSection>
  );
}

export type SavedEvent = WithPhotos<Event>;
type EventFormProps = { target: EventFormTarget; onSaved: (saved: SavedEvent) => void; onCancel: () => void };

function EventForm({ target, onSaved, onCancel }: EventFormProps) {
  const { event, source } = target;
  const newPhotos = useNewPhotos(eventApi);
  const [scope, setScope] = useState<SeriesScope>('this');
  // The success message can be read.
  const { start: closeAfterDelay } = useTimeout(onSaved, 1_500);

  const save = async (values: EventFormValues, base: Event | null): Promise<SavedEvent> => {
    const { images, ...body } = toRequestBody(values);
    if (base) {
      // Other events keep their photos unless these have changed since the form was opened.
      const keepsPhotos = scope !== 'this' && isSame(values.images, toFormValues(event).images);
      const changes = { ...body, ...(keepsPhotos ? {} : { images }), updatedAt: base.updatedAt };
      const updated = await updateEvent(base._id, changes, scope);
      if (updated.others) toast.success(`${pluralize(updated.others, 'other event')} of the series changed as well`);
      return updated.event;
    }
    // A copy without photos doesn't depend on the original, which may have been deleted.
    const isCopy = source !== null && values.images.length > 0;
    return newPhotos.addTo(
      isCopy ? await duplicateEvent(source._id, { ...body, images }) : await eventApi.create(body),
    );
  };
  const recordForm = useRecordForm<Event, EventFormValues, SavedEvent>({
    record: event,
    draft: { key: eventDraftKey, context: target },
    toFormValues,
    initialValues: event ? undefined : toInitialValues(target),
    validate: validateEvent,
    hasOtherChanges: newPhotos.files.length > 0,
    api: eventApi,
    save,
    onLeave: closeAfterDelay,
    failureText: (error) => getSaveErrorMessage(error, source),
    invalidText: messages.fixEventErrors,
    mapFieldPaths,
  });
  const { form, base, isSaved } = recordForm;
  const isCopyingPhotos = !base && form.values.images.length > 0;

  return (
    <RecordForm
      of={recordForm}
      label={event ? 'Edit event' : 'New event'}
      itemName="event"
      labels={eventLabels}
      saveLabel={event ? 'Update Event' : 'Create Event'}
      onCancel={onCancel}
      notice={
        isSaved && (
          <Alert
            color="green.7"
            variant="light"
            mb="sm"
            role="status"
            icon={<CircleCheck size={18} />}
            className={classes.notice}
          >
            Event {event ? 'updated' : 'created'} successfully!
          </Alert>
        )
      }
    >
      <Stack gap="md">
        {source && (
          <Alert color="blue" variant="light" role="note">
            Copy of “{source.title}”, on a new date. Check the details, then create it.
          </Alert>
        )}
        <EventBasics form={form} />
        <EventTimes form={form} isNew={event === null} />
        <FormSection title="Organizer Information" order={3} hint="Only the name is shown on the site.">
          <Fields form={form} fields={organizerFields} path="organizer" cols={threeColumns} />
        </FormSection>
        <FormSection title="Social Links & Settings" order={3}>
          <Fields form={form} fields={linkFields} path="socialLinks" cols={threeColumns} />
          <Fields form={form} fields={switches} cols={{ base: 1, xs: 2 }} />
        </FormSection>
        <FormSection title="Event Images" order={3} hint={base ? null : isCopyingPhotos ? copyHint : uploadHint}>
          {isCopyingPhotos && <CopiedPhotos form={form} />}
          <RecordPhotos
            of={recordForm}
            toFormValues={toFormValues}
            api={eventApi}
            newPhotos={newPhotos}
            cols={photoColumns}
          />
        </FormSection>
        {event?.series && (
          <FormSection
            title="Series"
            order={3}
            hint="Only what you change here changes in the other events, and only in those that are not over."
          >
            <SeriesScopeChoice label="Save the changes for" onChange={setScope} />
          </FormSection>
        )}
      </Stack>
    </RecordForm>
  );
}

const uploadHint = 'Uploaded when the event is created; the first one becomes the primary photo.';
const copyHint = 'These photos are copied. Those that you add are uploaded as well.';

type EventModalProps = Pick<EventFormProps, 'onSaved'> & { target: EventFormTarget | null; onClose: () => void };

export const EventModal = ({ target, onClose, onSaved }: EventModalProps) => (
  <FormModal
    isOpen={target !== null}
    isLong
    onClose={onClose}
    title={target?.event ? 'Edit Event' : 'Create New Event'}
    size={860}
  >
    {(onCancel) =>
      target && <EventForm key={target.event?._id} target={target} onSaved={onSaved} onCancel={onCancel} />
    }
  </FormModal>
);
