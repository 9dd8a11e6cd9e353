import { useMutation } from '@tanstack/react-query';
import { defaultEventType, eventTypeOptions } from '@domain/inquiry/event-type';
import type { PrivateEventFormValues } from '@domain/inquiry/private-event-input';
import { contactMutations } from '../../../api/contact';
import { Field, Select, TextArea } from '../../../ui/field';
import { InquiryForm } from '../../shared/form/inquiry-form';
import { useInquiryForm } from '../../shared/form/use-inquiry-form';
import { VisitorFields } from './visitor-fields';

const defaultValues = {
  name: '',
  email: '',
  phone: '',
  eventType: defaultEventType as string,
  message: '',
  website: '',
} satisfies PrivateEventFormValues;

const loadSchema = () =>
  import('@domain/inquiry/private-event-input').then(({ privateEventInput }) => privateEventInput);

/** The private-event form on /auburn. `phone` is the taproom's number, shown when the connection fails. */
export function PrivateEventForm({ phone: taproomPhone }: { phone: string }) {
  const { mutateAsync } = useMutation(contactMutations.requestPrivateEvent);
  const errorMessages = {
    fallback: 'Failed to send request. Please try again.',
    network: `Failed to send request. Please check your connection and try again or call us directly at ${taproomPhone}.`,
  };
  const form = useInquiryForm({ defaultValues, loadSchema, send: mutateAsync, errorMessages });
  // Registered in visual order: react-hook-form focuses the first invalid field.
  const [name, email, phone] = [form.field('name'), form.field('email'), form.field('phone')];
  const [eventType, message] = [form.field('eventType'), form.field('message')];

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
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </VisitorFields>
      <Field
        label="Message"
        required
        error={message.error}
        hint="The date you have in mind, the number of guests, and what you’re celebrating."
      >
        <TextArea rows={5} {...message.input} />
      </Field>
    </InquiryForm>
  );
}
