import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MailX } from 'lucide-react';
import type { SystemWarnings } from '@domain/stats/schema';
import { canEditSite } from '@domain/user/permission';
import { statsQueries } from '../../api/stats';
import { useUser } from '../../../api/staff/session';
import { formatCount } from '../../../domain/format';
import { explainRejection } from '../../lib/inquiry-text';
import { navigate } from '../../shell/navigation';
import classes from './notice.module.css';
import { SmallButton } from '../../components/buttons';

/** Null for moderators, until they are loaded, and if they can't be: the rest of the dashboard says so then. */
export const useSystemWarnings = () =>
  useQuery({ ...statsQueries.warnings(), enabled: canEditSite(useUser()) }).data ?? null;

type Email = SystemWarnings['failedEmails']['latest'][number];

/** For admins: emails of the last week that the server has given up. */
export function FailedEmailsNotice() {
  const failed = useSystemWarnings()?.failedEmails;
  if (!failed || failed.total === 0) return null;
  const { total, latest } = failed;
  const more = total - latest.length;
  return (
    <Alert
      role="region"
      color="yellow"
      icon={<MailX size={18} />}
      title={total === 1 ? 'An email could not be sent' : `${formatCount(total)} emails could not be sent`}
    >
      <ul className={classes.list}>
        {latest.map((email) => (
          <FailedEmail key={email._id} email={email} />
        ))}
      </ul>
      {more > 0 && (
        <Text size="sm" mt={6}>
          And {formatCount(more)} more in the last seven days.
        </Text>
      )}
    </Alert>
  );
}

function FailedEmail({ email: { to, subject, error, inquiry } }: { email: Email }) {
  const reason = explainRejection(error) ?? error;
  return (
    <li>
      <span className={classes.text}>
        <Text size="sm" fw={600}>
          {subject}
        </Text>
        <Text size="sm">{[`To ${to}`, reason].filter(Boolean).join(': ')}</Text>
      </span>
      {inquiry && (
        <SmallButton
          className={classes.action}
          aria-label={`Open the inquiry of “${subject}”`}
          onClick={() => void navigate({ page: 'inbox', id: inquiry })}
        >
          Open
        </SmallButton>
      )}
    </li>
  );
}
