import { Alert, Code, Text } from '@mantine/core';
import { MailWarning } from 'lucide-react';
import { useSetup } from '../../hooks/use-setup';

/** Without a mail server, nobody gets the link that confirms a subscription. */
export function ConfirmationWarning() {
  if (useSetup()?.sendsEmails !== false) return null;
  return (
    <Alert
      role="status"
      color="yellow"
      icon={<MailWarning size={18} aria-hidden />}
      title="New subscribers can’t confirm their address"
    >
      <Text size="sm">
        This site has no mail server, so nobody gets the link, and nobody is subscribed. Ask the administrator of the
        server to set <Code>SMTP_URL</Code>, or choose “Are subscribed at once”.
      </Text>
    </Alert>
  );
}
