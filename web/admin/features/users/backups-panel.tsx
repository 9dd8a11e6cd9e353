/** Settings → Backups: the last ones, one more now, and downloads. */
import { Alert, Badge, Button, Code, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CloudOff, DatabaseBackup, Download } from 'lucide-react';
import { formatBytes, type BackupKind } from '@domain/backup/backup';
import type { Backups } from '@domain/backup/schema';
import { backupsQuery, downloadBackup, startBackup } from '../../api/installation';
import { BackupNotice } from '../../components/backup-notice';
import { DataTable, type Column } from '../../components/data-table';
import { QueryState } from '../../components/query-state';
import { toast } from '../../components/toast';
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
  const download = useMutation({
    mutationFn: downloadBackup,
    onSuccess: downloadFile,
    onError: (error) => void toast.error(clientErrorMessage(error, 'The backup could not be downloaded.')),
  });
  return (
    <IconButton
      icon={Download}
      label={`Download the backup of ${label}`}
      loading={download.isPending}
      onClick={() => download.mutate(name)}
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
        {reason && (
          <Text size="sm" mt={4}>
            {reason}
          </Text>
        )}
      </>
    ),
  },
  { header: 'Size', align: 'right', width: 110, render: ({ file }) => (file ? formatBytes(file.bytes) : '–') },
  {
    header: 'Actions',
    kind: 'actions',
    width: 90,
    cardCorner: true,
    render: ({ at, file }) =>
      file && (
        <Group justify="flex-end">
          <DownloadButton name={file.name} label={formatInstant(at, timeZone)} />
        </Group>
      ),
  },
];

type PartProps = { backups: Backups; timeZone: string };

function Plan({ backups: { schedule, nextAt, keep, bucket }, timeZone }: PartProps) {
  return (
    <Text size="sm" flex="1 1 320px" style={{ overflowWrap: 'anywhere' }}>
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

const NoCopies = () => (
  <Alert color="yellow" icon={<CloudOff size={18} />}>
    There is no second place: if the server is lost, so are its backups. Download one from time to time, or have them
    copied to an S3 bucket: <Code>BACKUP_S3_BUCKET</Code> and its keys in the settings of the server.
  </Alert>
);

export function BackupsPanel() {
  // Loaded at the same time.
  const timeZone = useSiteTimeZone();
  const query = useQuery(backupsQuery);
  return (
    <QueryState query={query} errorText="Failed to load the backups">
      {(backups) => (
        <Stack gap="md">
          <BackupNotice backup={backups.warning} />
          {!backups.bucket && <NoCopies />}
          <Group justify="space-between" align="flex-start" gap="sm">
            <Plan backups={backups} timeZone={timeZone} />
            <StartButton isRunning={backups.isRunning} />
          </Group>
          <BackupTable backups={backups} timeZone={timeZone} />
        </Stack>
      )}
    </QueryState>
  );
}

function StartButton({ isRunning }: { isRunning: boolean }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: startBackup,
    onSuccess: (backups) => queryClient.setQueryData(backupsQuery.queryKey, backups),
    onError: (error) => void toast.error(clientErrorMessage(error, 'The backup could not be started.')),
  });
  const isBusy = isPending || isRunning;
  return (
    <Button leftSection={<DatabaseBackup size={16} />} aria-disabled={isBusy} onClick={() => isBusy || mutate()}>
      {isBusy ? 'Making a backup…' : 'Make a Backup'}
    </Button>
  );
}

function BackupTable({ backups, timeZone }: PartProps) {
  const rows = toRows(backups);
  return rows.length > 0 ? (
    <DataTable label="Backups" columns={getColumns(timeZone)} rows={rows} rowKey={({ at, file }) => file?.name ?? at} />
  ) : (
    <Text c="dimmed" ta="center" p="xl" role="status">
      No backups yet
    </Text>
  );
}
