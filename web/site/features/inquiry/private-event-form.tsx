import { useMutation } from '@tanstack/react-query';
import { defaultEventType, eventTypes } from '@domain/inquiry/event-type';
import { contactMutations, type PrivateEventRequest } from '../../../api/contact';
import { Field, Select, TextArea, TextInput } from '../../../ui/field';
import { InquiryForm } from '../../shared/form/inquiry-form';
import { PhoneInput } from '../../shared/form/phone-input';
import { useInquiryForm } from '../../shared/form/use-inquiry-form';

const blank = {
  name: '',
  email: '',
  phone: '',
  eventType: defaultEventType as string,
  message: '',
  website: '',
} satisfies PrivateEventRequest;

const loadSchema = () =>
  import('@domain/inquiry/private-event-input').then(({ privateEventInput }) => privateEventInput);

/** "Get in Touch" on a taproom's page; `phone` is whom to call when the connection fails. */
export function PrivateEventForm({ phone: taproomPhone }: { phone: string }) {
  const { mutateAsync } = useMutation(contactMutations.privateEvent);
  const failure = {
    refused: 'Failed to send request. Please try again.',
    network: `Failed to send request. Please check your connection and try again or call us directly at ${taproomPhone}.`,
  };
  const form = useInquiryForm({ blank, loadSchema, send: mutateAsync, failure });
  const [name, email, phone] = [form.field('name'), form.field('email'), form.field('phone')];
  const [eventType, message] = [form.field('eventType'), form.field('message')];

  return (
    <InquiryForm
      {...form}
      label="Private event request"
      honeypot={form.field('website').input}
      submitLabel="Send Request"
    >
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label="Name" required error={name.error}>
          <TextInput autoComplete="name" {...name.input} />
        </Field>
        <Field label="Email" required error={email.error}>
          <TextInput type="email" autoComplete="email" {...email.input} />
        </Field>
        <Field label="Phone" required={false} error={phone.error}>
          <PhoneInput registration={phone.input} />
        </Field>
        <Field label="Type of event" error={eventType.error}>
          <Select {...eventType.input}>
            {eventTypes.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        label="Message"
        required
        error={message.error}
        hint="The date you have in mind, how many people, and what you are celebrating."
      >
        <TextArea rows={5} {...message.input} />
      </Field>
    </InquiryForm>
  );
}
