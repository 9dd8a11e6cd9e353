import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { canReadAuditLog } from '@domain/user/permission';
import { auditMutations, auditQueries } from '../../api/audit-log';
import { useUser } from '../../auth/use-session';
import { ClearFiltersButton } from '../../components/filters';
import { ExportButton } from '../../components/export-button';
import { PageHeader } from '../../components/page-header';
import { PaginationBar } from '../../components/pagination-bar';
import { QueryState } from '../../components/query-state';
import { useClampedPage } from '../../hooks/use-clamped-page';
import { useListFilters } from '../../hooks/use-list-filters';
import { AuditFilters, defaultFilters, hasFilters, toQuery } from './audit-filters';
import { AuditTable } from './audit-table';

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
