import { Alert, Code, Text } from '@mantine/core';
import { MailWarning } from 'lucide-react';
import { useSetup } from '../../hooks/use-setup';

/** For admins: without a mail server, inquiries are stored but not emailed. */
export function MailServerNotice() {
  if (useSetup()?.sendsEmails !== false) return null;
  return (
    <Alert role="region" color="yellow" icon={<MailWarning size={18} aria-hidden />} title="No emails are sent">
      <Text size="sm">
        This site has no mail server. Messages, private events and shipping orders wait in the inbox, and no one gets
        emails about them. Ask the administrator of the server to set <Code>SMTP_URL</Code>.
      </Text>
    </Alert>
  );
}
