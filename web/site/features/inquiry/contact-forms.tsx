import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { defaultEventType, eventTypeOptions, type EventType } from '@domain/inquiry/event-type';
import { contactSubjects, type ContactSubject } from '@domain/inquiry/constants';
import type { ContactFormValues, PrivateEventFormValues } from '@domain/inquiry/visitor-input';
import { taproomLabel } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/schema';
import { contactMutations } from '../../../api/forms';
import { Word } from '../../../ui/use-words';
import { SmartLink } from '../../../ui/smart-link';
import { InquiryForm, useFormValue, useInquiryForm } from '../../shared/inquiry-form';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { useToday } from '../../shared/use-today';
import { emptyVisitor, SelectField, TextAreaField, VisitorFields, TextField } from './fields';

const emptyMessage = { ...emptyVisitor, subject: '', message: '', website: '' } satisfies ContactFormValues;

const subjectOptions = [
  { value: '', label: 'Choose a subject' },
  ...contactSubjects.map((value) => ({ value, label: value })),
];

const privateEvents: ContactSubject = 'Private events';

const loadSchema = () => import('@domain/inquiry/visitor-input').then(({ contactInput }) => contactInput);

const errorMessages = {
  fallback: 'Failed to send message. Please try again.',
  network: 'Failed to send message. Please check your connection and try again.',
};

const privateEventsHint = (
  <>
    <Word>Planning one?</Word>{' '}
    <SmartLink
      href={`/contact?type=${defaultEventType}#private-event`}
      className="font-semibold underline underline-offset-4"
    >
      <Word>Use the private event form</Word>
    </SmartLink>{' '}
    <Word>for taproom, date and number of guests.</Word>
  </>
);

/** The message form on /contact. */
export function ContactForm() {
  const { mutateAsync } = useMutation(contactMutations.sendMessage);
  const form = useInquiryForm({ defaultValues: emptyMessage, loadSchema, send: mutateAsync, errorMessages });
  const isPrivateEvent = useFormValue(form.formRef, 'subject') === privateEvents;
  return (
    <InquiryForm {...form} label="Send us a message" submitLabel="Send Message">
      <VisitorFields field={form.field}>
        <SelectField
          {...form.field('subject')}
          label="Subject"
          required
          hint={isPrivateEvent && privateEventsHint}
          options={subjectOptions}
        />
      </VisitorFields>
      <TextAreaField
        {...form.field('message')}
        label="Message"
        required
        rows={9}
        hint={isPrivateEvent && 'The date you have in mind, the number of guests, and what you’re celebrating.'}
      />
    </InquiryForm>
  );
}

/** The event type of the link that opened the page (`/contact?type=wedding`); null without a known one. */
export function useEventTypeParam(): EventType | null {
  const [params] = useSearchParams();
  const type = params.get('type');
  return eventTypeOptions.find(({ value }) => value === type)?.value ?? null;
}

type PrivateEventFormProps = {
  /** The one that is chosen at first. */
  taproom?: Pick<TaproomSummary, 'name' | 'contact'>;
  /** Unless the link that opened the page has another one. */
  eventType?: EventType | null;
};

const noPreference = { value: '', label: 'No preference' };
const toOption = (taproom: TaproomSummary) => ({ value: taproom.name, label: taproomLabel(taproom) });

/** The private-event form. Its event type is that of the link that opened it. */
export function PrivateEventForm({ taproom, eventType }: PrivateEventFormProps) {
  const { mutateAsync } = useMutation(contactMutations.requestPrivateEvent);
  const taprooms = useTaprooms();
  const today = useToday();
  const phone = (taproom ?? taprooms[0])?.contact.phone ?? '';
  const linkedType: string = useEventTypeParam() ?? eventType ?? defaultEventType;
  const defaultValues = {
    ...emptyVisitor,
    eventType: linkedType,
    taproom: taproom?.name ?? '',
    eventDate: '',
    guestCount: '',
    message: '',
    website: '',
  } satisfies PrivateEventFormValues;
  const form = useInquiryForm({
    defaultValues,
    loadSchema: () => import('@domain/inquiry/visitor-input').then(({ privateEventInput }) => privateEventInput(today)),
    send: mutateAsync,
    errorMessages: {
      fallback: 'Failed to send request. Please try again.',
      network: `Failed to send request. Please check your connection and try again${phone && ` or call us directly at ${phone}`}.`,
    },
  });
  // Another link to the same page.
  const shownType = useRef(linkedType);
  const { setValue } = form;
  useEffect(() => {
    if (shownType.current === linkedType) return;
    shownType.current = linkedType;
    setValue('eventType', linkedType);
  });

  return (
    <InquiryForm {...form} label="Private event request" submitLabel="Send Request">
      <VisitorFields field={form.field}>
        <SelectField {...form.field('eventType')} label="Type of event" required options={eventTypeOptions} />
        {taprooms.length > 1 && (
          <SelectField {...form.field('taproom')} label="Taproom" options={[noPreference, ...taprooms.map(toOption)]} />
        )}
        <TextField
          {...form.field('eventDate')}
          label="Date"
          hint="An approximate one will do"
          type="date"
          min={today}
        />
        <TextField
          {...form.field('guestCount')}
          label="Guests"
          hint="Roughly how many people"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
        />
      </VisitorFields>
      <TextAreaField
        {...form.field('message')}
        label="Message"
        required
        hint="What you’re celebrating, and what we should know about it."
      />
    </InquiryForm>
  );
}
