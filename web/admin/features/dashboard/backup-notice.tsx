import { Alert, Code, Text } from '@mantine/core';
import type { SystemWarnings } from '@domain/stats/system-warnings';
import { DatabaseBackup } from 'lucide-react';
import { useSiteTimeZone } from '../../hooks/use-time-zone';
import { formatInstant } from '../../lib/format-instant';
import classes from './notice.module.css';
import { useSystemWarnings } from './use-system-warnings';

/** For admins: the last planned backup failed, or there was none. */
export function BackupNotice() {
  const backup = useSystemWarnings()?.backup;
  return backup ? <Notice backup={backup} /> : null;
}

const titles = { failed: 'The last backup failed', overdue: 'A backup is overdue' } as const;

function Notice({ backup }: { backup: NonNullable<SystemWarnings['backup']> }) {
  const { problem, lastBackupAt, reason, schedule } = backup;
  const timeZone = useSiteTimeZone();
  return (
    <Alert role="region" color="red" icon={<DatabaseBackup size={18} aria-hidden />} title={titles[problem]}>
      <Text size="sm">
        {lastBackupAt
          ? `The last complete backup is from ${formatInstant(lastBackupAt, timeZone)}.`
          : 'There is no backup yet.'}{' '}
        {problem === 'failed' ? (
          'The server tries again every hour.'
        ) : (
          <>
            Backups are planned as <Code>{schedule}</Code> (UTC).
          </>
        )}{' '}
        If this message stays, ask the administrator of the server to look at its log.
      </Text>
      {reason && (
        <Text size="sm" mt={6} className={classes.text}>
          Reason: {reason}
        </Text>
      )}
    </Alert>
  );
}
