import { Text } from '@mantine/core';
import type { AuditEntry } from '@domain/audit/entry';
import { auditAreaLabels, auditSourceLabels } from '@domain/audit/labels';
import { actorDetails, actorName, auditPredicate } from '@domain/audit/sentence';
import { formatShortDate } from '@domain/time/format';
import { formatTime } from '@domain/time/time-of-day';
import { toZonedDateTime } from '@domain/time/zone';
import { DataTable, type Column } from '../../components/data-table';
import { useSiteTimeZone } from '../../hooks/use-time-zone';
import classes from './audit-log.module.css';

export const AuditTable = ({ entries, isStale }: { entries: AuditEntry[]; isStale: boolean }) => (
  <DataTable label="Audit log" columns={columns} rows={entries} rowKey={({ _id }) => _id} isStale={isStale} />
);

const columns: Column<AuditEntry>[] = [
  { header: 'Time', kind: 'inline', width: 190, render: ({ recordedAt }) => <Time instant={recordedAt} /> },
  {
    header: 'What',
    kind: 'title',
    render: (entry) => (
      <Text span size="sm" fw={400} className={classes.text}>
        <Text span inherit fw={600}>
          {actorName(entry.actor)}
        </Text>{' '}
        {auditPredicate(entry)}
        {actorDetails(entry.actor) && (
          <Text span size="xs" c="dimmed" display="block">
            {actorDetails(entry.actor)}
          </Text>
        )}
      </Text>
    ),
  },
  { header: 'Area', kind: 'inline', width: 160, render: ({ area }) => auditAreaLabels[area], hiddenOnTablet: true },
  {
    header: 'From',
    kind: 'inline',
    width: 220,
    render: ({ source, ipAddress }) => (
      <span className={classes.text}>{[auditSourceLabels[source], ipAddress].filter(Boolean).join(', ')}</span>
    ),
  },
];

/** In the time zone of the brewery. */
function Time({ instant }: { instant: string }) {
  const { date, time } = toZonedDateTime(useSiteTimeZone(), new Date(instant));
  return (
    <time dateTime={instant} className={classes.time}>
      {formatShortDate(date)}, {formatTime(time)}
    </time>
  );
}
