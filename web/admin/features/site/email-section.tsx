import { Textarea } from '@mantine/core';
import { siteLimits } from '@domain/site/constants';
import { FormSection } from '../../components/form-section';
import { RecipientField } from './recipient-field';
import type { SiteFormApi } from './site-form-values';

const replies = [
  { name: 'contactReply', label: 'Reply to messages' },
  { name: 'privateEventReply', label: 'Reply to private events' },
  { name: 'shippingReply', label: 'Reply to shipping orders' },
] as const;

/** Who receives inquiries, and what their senders and new subscribers read. */
export const EmailSection = ({ form }: { form: SiteFormApi }) => (
  <FormSection
    title="Inquiries and Email"
    hint={`Replies are shown below the form and sent by email. At most ${siteLimits.reply} characters each.`}
  >
    <RecipientField form={form} />
    {replies.map(({ name, label }) => (
      <Textarea key={name} label={label} required autosize minRows={2} {...form.getInputProps(name)} />
    ))}
    <Textarea
      label="Welcome to the newsletter"
      description="What subscribers get, in the email that welcomes them"
      required
      autosize
      minRows={2}
      {...form.getInputProps('newsletterText')}
    />
  </FormSection>
);
