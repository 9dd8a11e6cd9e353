import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { defaultEventType } from '@domain/inquiry/event-type';
import { contactSubjects, type ContactSubject } from '@domain/inquiry/constants';
import type { ContactFormValues } from '@domain/inquiry/visitor-input';
import { contactMutations } from '../../../api/forms';
import { Word, useWords } from '../../../ui/use-words';
import { SmartLink } from '../../../ui/smart-link';
import { InquiryForm, useInquiryForm } from '../../shared/inquiry-form';
import { emptyVisitor, SelectField, TextAreaField, VisitorFields } from './fields';

const defaultValues = { ...emptyVisitor, subject: '', message: '', website: '' } satisfies ContactFormValues;

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
  const toWord = useWords();
  const { mutateAsync } = useMutation(contactMutations.sendMessage);
  const form = useInquiryForm({ defaultValues, loadSchema, send: mutateAsync, errorMessages });
  const isPrivateEvent = useWatch({ control: form.control, name: 'subject' }) === privateEvents;
  return (
    <InquiryForm {...form} label="Send us a message" submitLabel="Send Message">
      <VisitorFields field={form.field}>
        <SelectField {...form.field('subject')} label="Subject" required hint={isPrivateEvent && privateEventsHint}>
          <option value="">{toWord('Choose a subject')}</option>
          {contactSubjects.map((option) => (
            <option key={option} value={option}>
              {toWord(option)}
            </option>
          ))}
        </SelectField>
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
