import { Alert, Button, Group } from '@mantine/core';
import { joinTexts } from '@domain/shared/join-texts';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormSection } from '../../components/form-section';
import { formatCount } from '../../lib/format-count';
import { navigate } from '../../shell/navigation';
import type { Import } from '../../api/beers';
import { ImportRowTable } from './import-row-table';

const badges = {
  created: { label: 'Imported', color: 'green' },
  skipped: { label: 'Skipped', color: 'gray' },
  failed: { label: 'Failed', color: 'red' },
} as const;

type ImportResultsProps = Import & { onRestart: () => void };

/** Nothing if the import uses all columns. */
export const UnusedColumns = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && (
    <Alert color="yellow" icon={<CircleAlert size={18} />} title="Columns that are not imported">
      {joinTexts(names)}
    </Alert>
  );

export function ImportResults({ results, rows, unusedColumns, onRestart }: ImportResultsProps) {
  const { success, skipped, errors } = results;
  const isClean = errors.length === 0;
  const summary = useRef<HTMLDivElement>(null);
  // The Import button had the focus and is gone.
  useEffect(() => summary.current?.focus(), []);
  const notImported = rows.filter(({ outcome }) => outcome !== 'created');
  return (
    <FormSection title="Import finished">
      <Alert
        ref={summary}
        tabIndex={-1}
        role="status"
        color={isClean ? 'green' : 'yellow'}
        icon={isClean ? <CircleCheck size={18} /> : <TriangleAlert size={18} />}
      >
        {formatCount(success)} imported, {formatCount(skipped)} skipped because the name already exists,{' '}
        {formatCount(errors.length)} failed.
      </Alert>
      <UnusedColumns names={unusedColumns} />
      {notImported.length > 0 && (
        <ImportRowTable label="Rows that were not imported" detailHeader="Reason" rows={notImported} badges={badges} />
      )}
      <Group gap="sm">
        <Button onClick={() => void navigate({ page: 'beers' })}>Show beers</Button>
        <Button variant="default" onClick={onRestart}>
          Import another file
        </Button>
      </Group>
    </FormSection>
  );
}
