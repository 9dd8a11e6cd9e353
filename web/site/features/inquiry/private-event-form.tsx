import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { defaultEventType, eventTypeOptions, type EventType } from '@domain/inquiry/event-type';
import type { PrivateEventFormValues } from '@domain/inquiry/visitor-input';
import { taproomLabel } from '@domain/taproom/label';
import { contactMutations } from '../../../api/forms';
import { Field, Select, TextArea, TextInput } from '../../../ui/field';
import { useWords } from '../../../ui/use-words';
import { InquiryForm, useInquiryForm } from '../../shared/inquiry-form';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { VisitorFields } from './visitor-fields';

/** The event type of the link that opened the page (`/contact?type=wedding`); null without a known one. */
export function useEventTypeParam(): EventType | null {
  const [params] = useSearchParams();
  const type = params.get('type');
  return eventTypeOptions.find(({ value }) => value === type)?.value ?? null;
}

const emptyForm = {
  name: '',
  email: '',
  phone: '',
  eventType: defaultEventType as string,
  taproom: '',
  eventDate: '',
  guestCount: '',
  message: '',
  website: '',
} satisfies PrivateEventFormValues;

type PrivateEventFormProps = {
  /** The taproom's number, shown when the connection fails. */
  phone: string;
  /** The name of the taproom that is chosen at first. */
  taproom?: string;
  /** The earliest date of the event. */
  today: string;
  /** Unless the link that opened the page has another one. */
  eventType?: EventType;
};

/** The private-event form. Its event type is that of the link that opened it. */
export function PrivateEventForm({
  phone: taproomPhone,
  taproom: initialTaproom = '',
  today,
  eventType: initialType = defaultEventType,
}: PrivateEventFormProps) {
  const toWord = useWords();
  const { mutateAsync } = useMutation(contactMutations.requestPrivateEvent);
  const errorMessages = {
    fallback: 'Failed to send request. Please try again.',
    network: `Failed to send request. Please check your connection and try again${taproomPhone && ` or call us directly at ${taproomPhone}`}.`,
  };
  const loadSchema = useCallback(
    () => import('@domain/inquiry/visitor-input').then(({ privateEventInput }) => privateEventInput(today)),
    [today],
  );
  const linkedType = useEventTypeParam() ?? initialType;
  const defaultValues = { ...emptyForm, eventType: linkedType as string, taproom: initialTaproom };
  const taprooms = useTaprooms();
  const form = useInquiryForm({ defaultValues, loadSchema, send: mutateAsync, errorMessages });
  // Another link to the same page.
  const shownType = useRef(linkedType);
  const { setValue } = form;
  useEffect(() => {
    if (shownType.current === linkedType) return;
    shownType.current = linkedType;
    setValue('eventType', linkedType);
  });

  // Registered in visual order: react-hook-form focuses the first invalid field.
  const [name, email, phone] = [form.field('name'), form.field('email'), form.field('phone')];
  const [eventType, taproom, eventDate, guestCount] = [
    form.field('eventType'),
    form.field('taproom'),
    form.field('eventDate'),
    form.field('guestCount'),
  ];
  const message = form.field('message');

  return (
    <InquiryForm
      {...form}
      label="Private event request"
      honeypot={form.field('website').input}
      submitLabel="Send Request"
    >
      <VisitorFields name={name} email={email} phone={phone}>
        <Field label="Type of event" error={eventType.error}>
          <Select {...eventType.input}>
            {eventTypeOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {toWord(label)}
              </option>
            ))}
          </Select>
        </Field>
        {taprooms.length > 1 && (
          <Field label="Taproom" required={false} error={taproom.error}>
            <Select {...taproom.input}>
              <option value="">{toWord('No preference')}</option>
              {taprooms.map((place) => (
                <option key={place.slug} value={place.name}>
                  {taproomLabel(place)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="Date" required={false} error={eventDate.error} hint="An approximate one will do">
          <TextInput type="date" min={today} {...eventDate.input} />
        </Field>
        <Field label="Guests" required={false} error={guestCount.error} hint="Roughly how many people">
          <TextInput inputMode="numeric" autoComplete="off" maxLength={6} {...guestCount.input} />
        </Field>
      </VisitorFields>
      <Field
        label="Message"
        required
        error={message.error}
        hint="What you’re celebrating, and what we should know about it."
      >
        <TextArea rows={5} {...message.input} />
      </Field>
    </InquiryForm>
  );
}
