import { useMutation } from '@tanstack/react-query';
import type { SubscribeFormValues } from '@domain/subscriber/input';
import { newsletterMutations } from '../../../api/newsletter';
import { Field, TextInput } from '../../../ui/field';
import { InquiryForm } from '../../shared/form/inquiry-form';
import { useInquiryForm } from '../../shared/form/use-inquiry-form';
import { newsletterErrorMessages } from '../../shared/newsletter-error-messages';

const defaultValues = { email: '', website: '' } satisfies SubscribeFormValues;

const loadSchema = () => import('@domain/subscriber/input').then(({ subscribeInput }) => subscribeInput);

/** Puts an e-mail address on the newsletter list. Messages are in the form: a toast could be far outside the frame. */
export function SignUpForm({ submitLabel, successText }: { submitLabel: string; successText: string }) {
  const { mutateAsync } = useMutation(newsletterMutations.subscribe);
  const send = async (values: typeof defaultValues) => {
    await mutateAsync({ ...values, source: 'other' });
    return { message: successText };
  };
  const form = useInquiryForm({ defaultValues, loadSchema, send, errorMessages: newsletterErrorMessages });
  const email = form.field('email');
  return (
    <InquiryForm
      {...form}
      label="Tell me when the rewards program opens"
      honeypot={form.field('website').input}
      submitLabel={submitLabel}
    >
      <Field label="Email" required error={email.error}>
        <TextInput type="email" autoComplete="email" {...email.input} />
      </Field>
    </InquiryForm>
  );
}
