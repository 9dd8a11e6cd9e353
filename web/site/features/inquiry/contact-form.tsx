import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { defaultEventType } from '@domain/inquiry/event-type';
import { contactSubjects, type ContactSubject } from '@domain/inquiry/constants';
import type { ContactFormValues } from '@domain/inquiry/visitor-input';
import { contactMutations } from '../../../api/forms';
import { Field, Select, TextArea } from '../../../ui/field';
import { Word, useWords } from '../../../ui/use-words';
import { SmartLink } from '../../../ui/smart-link';
import { InquiryForm, useInquiryForm } from '../../shared/inquiry-form';
import { VisitorFields } from './visitor-fields';

const defaultValues = {
  name: '',
  email: '',
  phone: '',
  subject: '',
  message: '',
  website: '',
} satisfies ContactFormValues;

const privateEvents: ContactSubject = 'Private events';

const loadSchema = () => import('@domain/inquiry/visitor-input').then(({ contactInput }) => contactInput);

const errorMessages = {
  fallback: 'Failed to send message. Please try again.',
  network: 'Failed to send message. Please check your connection and try again.',
};

/** The message form on /contact. */
export function ContactForm() {
  const toWord = useWords();
  const { mutateAsync } = useMutation(contactMutations.sendMessage);
  const form = useInquiryForm({ defaultValues, loadSchema, send: mutateAsync, errorMessages });
  const isPrivateEvent = useWatch({ control: form.control, name: 'subject' }) === privateEvents;
  // Registered in visual order: react-hook-form focuses the first invalid field.
  const [name, email, phone] = [form.field('name'), form.field('email'), form.field('phone')];
  const [subject, message] = [form.field('subject'), form.field('message')];

  return (
    <InquiryForm {...form} label="Send us a message" honeypot={form.field('website').input} submitLabel="Send Message">
      <VisitorFields name={name} email={email} phone={phone}>
        <Field
          label="Subject"
          required
          error={subject.error}
          hint={
            isPrivateEvent && (
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
            )
          }
        >
          <Select {...subject.input}>
            <option value="">{toWord('Choose a subject')}</option>
            {contactSubjects.map((option) => (
              <option key={option} value={option}>
                {toWord(option)}
              </option>
            ))}
          </Select>
        </Field>
      </VisitorFields>
      <Field
        label="Message"
        required
        error={message.error}
        hint={isPrivateEvent && 'The date you have in mind, the number of guests, and what you’re celebrating.'}
      >
        <TextArea rows={9} {...message.input} />
      </Field>
    </InquiryForm>
  );
}
