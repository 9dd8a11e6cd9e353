import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { AuditEntry } from '@domain/audit/entry';
import { auditAreaLabels, auditSourceLabels } from '@domain/audit/labels';
import { actorDetails, actorName, auditPredicate } from '@domain/audit/sentence';
import { formatShortDate } from '@domain/time/format';
import { formatTime } from '@domain/time/time-of-day';
import { toZonedDateTime } from '@domain/time/zone';
import { canReadAuditLog } from '@domain/user/permission';
import { auditMutations, auditQueries } from '../../api/audit-log';
import { useUser } from '../../auth/use-session';
import { DataTable, type Column } from '../../components/data-table';
import { ExportButton } from '../../components/export-button';
import { ClearFiltersButton } from '../../components/filters';
import { PageHeader } from '../../components/page-header';
import { PaginationBar } from '../../components/pagination-bar';
import { QueryState } from '../../components/query-state';
import { useClampedPage } from '../../hooks/use-clamped-page';
import { useListFilters } from '../../hooks/use-list-filters';
import { useSiteTimeZone } from '../../hooks/use-time-zone';
import { AuditFilters, defaultFilters, hasFilters, toQuery } from './audit-filters';
import classes from './audit-log.module.css';

const AuditTable = ({ entries, isStale }: { entries: AuditEntry[]; isStale: boolean }) => (
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

const subtitle = 'Who signed in, and who changed what, in the staff app and in the panel';

export function AuditLogPage() {
  if (canReadAuditLog(useUser())) return <AuditLog />;
  return (
    <>
      <PageHeader title="Audit Log" subtitle={subtitle} />
      <Alert color="blue">Only admins can read the audit log.</Alert>
    </>
  );
}

function AuditLog() {
  const [filters, updateFilters] = useListFilters('audit-log', defaultFilters);
  const query = useQuery(auditQueries.list({ page: filters.page, ...toQuery(filters) }));
  useClampedPage(query.data?.pagination, (page) => updateFilters({ page }));
  const { entries = [], pagination } = query.data ?? {};
  const clearButton = hasFilters(filters) && <ClearFiltersButton onClear={() => updateFilters(defaultFilters)} />;

  return (
    <>
      <PageHeader title="Audit Log" subtitle={subtitle}>
        <ExportButton mutation={auditMutations.exportCsv} input={toQuery(filters)} errorText="Failed to export CSV" />
      </PageHeader>
      <AuditFilters filters={filters} onChange={updateFilters} />
      <QueryState
        query={query}
        isEmpty={entries.length === 0}
        emptyText={hasFilters(filters) ? 'No entries match these filters' : 'Nothing was recorded yet'}
        emptyAction={clearButton}
        errorText="Failed to load the audit log"
      >
        <AuditTable entries={entries} isStale={query.isPlaceholderData} />
      </QueryState>
      {pagination && (
        <PaginationBar
          pagination={pagination}
          itemName="entry"
          itemNamePlural="entries"
          onPage={(page) => updateFilters({ page })}
        />
      )}
    </>
  );
}
