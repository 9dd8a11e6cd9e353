import { useMutation } from '@tanstack/react-query';
import { defaultEventType, eventTypes } from '@domain/inquiry/event-type';
import { contactMutations, type PrivateEventRequest } from '../../../api/contact';
import { Field, Select, TextArea } from '../../../ui/field';
import { InquiryForm } from '../../shared/form/inquiry-form';
import { useInquiryForm } from '../../shared/form/use-inquiry-form';
import { VisitorFields } from './visitor-fields';

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
  // In the order of the form: the focus goes to the first that is wrong.
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
            {eventTypes.map(({ value, label }) => (
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
        hint="The date you have in mind, how many people, and what you are celebrating."
      >
        <TextArea rows={5} {...message.input} />
      </Field>
    </InquiryForm>
  );
}
