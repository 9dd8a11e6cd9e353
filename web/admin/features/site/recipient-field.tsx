import { TextInput } from '@mantine/core';
import { isUndeliverableEmail } from '../../lib/undeliverable-email';
import type { SiteFormApi } from './site-form-values';

const purpose = 'Gets an email for each message, private event and shipping order; answers to confirmations go there';

/** A valid address of a reserved domain can be saved, but is no use. */
export function RecipientField({ form }: { form: SiteFormApi }) {
  const { inquiryRecipient } = form.values;
  const isUseless = isUndeliverableEmail(inquiryRecipient);
  return (
    <TextInput
      label="Recipient of inquiries"
      description={
        isUseless ? `${purpose}. ${inquiryRecipient} is only an example: enter an address that you read.` : purpose
      }
      type="email"
      required
      {...form.getInputProps('inquiryRecipient')}
    />
  );
}
