import { Alert, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isUndeliverableEmail } from '@domain/shared/undeliverable-email';
import { MailWarning } from 'lucide-react';
import { siteQueries } from '../../api/site';
import { useSetup } from '../../hooks/use-setup';
import { navigate } from '../../shell/navigation';

/** A brewery without the demo content starts with an example address, unless the environment has a real one. */
export function RecipientNotice() {
  const isOwnBrewery = useSetup()?.content === 'neutral';
  const recipient = useQuery({ ...siteQueries.settings(), enabled: isOwnBrewery }).data?.inquiryRecipient;
  if (!isOwnBrewery || !recipient || !isUndeliverableEmail(recipient)) return null;
  return (
    <Alert
      role="region"
      color="yellow"
      icon={<MailWarning size={18} aria-hidden />}
      title="No one gets emails about inquiries"
    >
      <Text size="sm" mb="sm">
        Messages, private events and shipping orders wait in the inbox. They are also sent to {recipient}, which is only
        an example and can’t receive email.
      </Text>
      <Button variant="default" onClick={() => void navigate({ page: 'site' })}>
        Change the recipient
      </Button>
    </Alert>
  );
}
