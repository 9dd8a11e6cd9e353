import { Select, Textarea } from '@mantine/core';
import { siteLimits } from '@domain/site/constants';
import type { NewsletterSettings } from '@domain/site/site';
import { FormSection } from '../../components/form-section';
import { ConfirmationWarning } from './confirmation-warning';
import { needsConfirmation, newSubscribersOptions } from './new-subscribers';
import { RecipientField } from './recipient-field';
import type { SiteFormApi } from './site-form-values';

const replies = [
  { name: 'contactReply', label: 'Reply to messages' },
  { name: 'privateEventReply', label: 'Reply to private events' },
  { name: 'shippingReply', label: 'Reply to shipping orders' },
] as const;

/** Who receives inquiries, and what their senders and new subscribers read. */
export const EmailSection = ({ form, settings }: { form: SiteFormApi; settings: NewsletterSettings }) => (
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
    <Select
      label="New subscribers"
      description="A confirmation proves that the address is theirs. It needs a mail server that sends the email."
      allowDeselect={false}
      data={newSubscribersOptions(settings)}
      {...form.getInputProps('newSubscribers')}
    />
    {needsConfirmation(form.values.newSubscribers, settings) && <ConfirmationWarning />}
  </FormSection>
);
