/** Settings → Backups: the last ones, one more now, and downloads. */
import { Alert, Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudOff, DatabaseBackup, Download } from 'lucide-react';
import { formatBytes, type BackupKind } from '@domain/backup/backup';
import type { Backups } from '@domain/backup/schema';
import { backupsQuery, downloadBackup, startBackup } from '../../api/installation';
import { BackupNotice } from '../../components/backup-notice';
import { DataTable, type Column } from '../../components/data-table';
import { QueryState } from '../../components/query-state';
import { useAction } from '../../hooks/use-action';
import { useSiteTimeZone } from '../../hooks/use-taprooms';
import { downloadFile } from '../../lib/download-file';
import { clientErrorMessage } from '../../lib/error-message';
import { formatInstant } from '../../../domain/format';
import { IconButton } from '../../components/buttons';

type Row = { at: string; file: Backups['files'][number] | null; reason: string | null };

const kindLabels: Record<BackupKind, string> = {
  backup: 'Complete',
  'before-restore': 'Before a restore',
  'before-update': 'Before an update, without photos',
};

const byTime = (one: Row, other: Row) => Date.parse(other.at) - Date.parse(one.at);

const toRows = ({ files, lastFailure }: Backups): Row[] =>
  [
    ...files.map((file) => ({ at: file.createdAt, file, reason: null })),
    ...(lastFailure ? [{ at: lastFailure.at, file: null, reason: lastFailure.reason }] : []),
  ].sort(byTime);

function DownloadButton({ name, label }: { name: string; label: string }) {
  const { start, isPending } = useAction({
    run: () => downloadBackup(name),
    onSuccess: downloadFile,
    failureText: (error) => clientErrorMessage(error, 'The backup could not be downloaded.'),
  });
  return (
    <IconButton
      icon={Download}
      label={`Download the backup of ${label}`}
      loading={isPending}
      onClick={() => start()}
      tooltip="Download"
    />
  );
}

const getColumns = (timeZone: string): Column<Row>[] => [
  { header: 'Made', kind: 'title', render: ({ at }) => formatInstant(at, timeZone) },
  {
    header: 'Result',
    kind: 'inline',
    render: ({ file, reason }) => (
      <>
        <Badge size="sm" color={file ? 'green' : 'red'}>
          {file ? kindLabels[file.kind] : 'Failed'}
        </Badge>
        {reason && <Text mt={4}>{reason}</Text>}
      </>
    ),
  },
  { header: 'Size', align: 'right', width: 110, render: ({ file }) => (file ? formatBytes(file.bytes) : '–') },
  {
    header: 'Actions',
    kind: 'actions',
    width: 90,
    cardCorner: true,
    render: ({ at, file }) => file && <DownloadButton name={file.name} label={formatInstant(at, timeZone)} />,
  },
];

function Plan({ backups: { schedule, nextAt, keep, bucket }, timeZone }: { backups: Backups; timeZone: string }) {
  return (
    <Text flex="1 1 320px" style={{ overflowWrap: 'anywhere' }}>
      A backup has everything: texts, photos, messages, accounts and keys.{' '}
      {nextAt ? (
        <>
          The next one is planned for {formatInstant(nextAt, timeZone)} (<Code>{schedule}</Code> UTC, kept: {keep}).
        </>
      ) : (
        <>
          None is planned: <Code>BACKUP_SCHEDULE</Code> of the server is off.
        </>
      )}{' '}
      They are on the server, in the folder of <Code>BACKUP_DIR</Code>
      {bucket && `, with copies in the bucket ${bucket}`}.
    </Text>
  );
}

export function BackupsPanel() {
  // Loaded at the same time.
  const timeZone = useSiteTimeZone();
  const query = useQuery(backupsQuery);
  const rows = query.data ? toRows(query.data) : [];
  return (
    <QueryState query={query} errorText="Failed to load the backups">
      {(backups) => (
        <Stack gap="md">
          <BackupNotice backup={backups.warning} />
          {!backups.bucket && (
            <Alert color="yellow" icon={<CloudOff size={18} />}>
              There is no second place: if the server is lost, so are its backups. Download one from time to time, or
              have them copied to an S3 bucket: <Code>BACKUP_S3_BUCKET</Code> and its keys in the settings of the
              server.
            </Alert>
          )}
          <Group justify="space-between" align="flex-start" gap="sm">
            <Plan backups={backups} timeZone={timeZone} />
            <StartButton isRunning={backups.isRunning} />
          </Group>
          {rows.length > 0 ? (
            <DataTable
              label="Backups"
              columns={getColumns(timeZone)}
              rows={rows}
              rowKey={({ at, file }) => file?.name ?? at}
            />
          ) : (
            <Text size="md" c="dimmed" ta="center" p="xl" role="status">
              No backups yet
            </Text>
          )}
        </Stack>
      )}
    </QueryState>
  );
}

function StartButton({ isRunning }: { isRunning: boolean }) {
  const queryClient = useQueryClient();
  const { start, isPending } = useAction({
    run: startBackup,
    onSuccess: (backups) => queryClient.setQueryData(backupsQuery.queryKey, backups),
    failureText: (error) => clientErrorMessage(error, 'The backup could not be started.'),
  });
  const isBusy = isPending || isRunning;
  return (
    <Button leftSection={<DatabaseBackup size={16} />} aria-disabled={isBusy} onClick={() => isBusy || void start()}>
      {isBusy ? 'Making a backup…' : 'Make a Backup'}
    </Button>
  );
}
