import { Alert, Code, Text } from '@mantine/core';
import { DatabaseBackup } from 'lucide-react';
import type { BackupWarning } from '@domain/backup/schema';
import { useSiteTimeZone } from '../hooks/use-taprooms';
import { formatInstant } from '../../domain/format';

const titles = { failed: 'The last backup failed', overdue: 'A backup is overdue' } as const;

export function BackupNotice({ backup }: { backup: BackupWarning }) {
  const timeZone = useSiteTimeZone();
  if (!backup) return null;
  const { problem, lastBackupAt, reason, schedule } = backup;
  return (
    <Alert role="region" color="red" icon={<DatabaseBackup size={18} />} title={titles[problem]}>
      <Text>
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
        <Text mt={6} style={{ overflowWrap: 'anywhere' }}>
          Reason: {reason}
        </Text>
      )}
    </Alert>
  );
}
