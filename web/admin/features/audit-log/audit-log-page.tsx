import { Alert, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { auditActions, auditAreas, type AuditAction, type AuditArea } from '@domain/audit/constants';
import type { AuditEntry } from '@domain/audit/schema';
import {
  auditAreaLabels,
  auditSourceLabels,
  auditActionLabels,
  actorDetails,
  actorName,
  auditPredicate,
} from '@domain/audit/sentence';
import { isAdminUser } from '@domain/user/permission';
import { auditMutations, auditQueries, type AuditFilters as AuditQuery } from '../../api/audit-log';
import { useUser } from '../../../api/staff/session';
import { DataTable, type Column, ExportButton } from '../../components/data-table';
import { FilterBar, FilterSelect, SearchField } from '../../components/list-controls';
import { InstantDateTime } from '../../components/labels';
import { PageHeader } from '../../components/page-header';
import { useListFilters } from '../../hooks/use-list-filters';
import classes from './audit-log.module.css';
import { PagedList } from '../../components/paged-list';

type Filters = {
  page: number;
  search: string;
  user: string | null;
  area: AuditArea | null;
  action: AuditAction | null;
  from: string;
  to: string;
};

const defaultFilters: Filters = {
  page: 1,
  search: '',
  user: null,
  area: null,
  action: null,
  from: '',
  to: '',
};

const hasFilters = ({ page: _page, ...filters }: Filters) => Object.values(filters).some(Boolean);

const toQuery = ({ search, user, area, action, from, to }: Filters): AuditQuery => ({
  search,
  from,
  to,
  ...(user ? { user } : {}),
  ...(area ? { area } : {}),
  ...(action ? { action } : {}),
});

const areaOptions = auditAreas.map((value) => ({ value, label: auditAreaLabels[value] }));
const actionOptions = auditActions.map((value) => ({ value, label: auditActionLabels[value] }));

/** Users may have the same name, also one in the panel and one in the staff app. */
function useUserOptions() {
  const { data: users = [] } = useQuery(auditQueries.users());
  return users.map((user) => ({
    value: user.id ?? '',
    label: [actorName(user), user.email, user.kind === 'panel-user' && '(panel)'].filter(Boolean).join(' '),
  }));
}

type AuditFiltersProps = { filters: Filters; onChange: (changes: Partial<Filters>) => void };

function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  return (
    <FilterBar label="Filter the audit log" isFiltered={hasFilters(filters)} onClear={() => onChange(defaultFilters)}>
      <SearchField label="Search entries" value={filters.search} onSearch={(search) => onChange({ search })} />
      <FilterSelect
        label="User"
        anyLabel="Any user"
        options={useUserOptions()}
        value={filters.user}
        onChange={(user) => onChange({ user })}
      />
      <FilterSelect
        label="Area"
        anyLabel="Any area"
        options={areaOptions}
        value={filters.area}
        onChange={(area) => onChange({ area })}
      />
      <FilterSelect
        label="Action"
        anyLabel="Any action"
        options={actionOptions}
        value={filters.action}
        onChange={(action) => onChange({ action })}
      />
      <DateField label="From" value={filters.from} max={filters.to} onChange={(from) => onChange({ from })} />
      <DateField label="To" value={filters.to} min={filters.from} onChange={(to) => onChange({ to })} />
    </FilterBar>
  );
}

type DateFieldProps = { label: string; value: string; min?: string; max?: string; onChange: (date: string) => void };

const DateField = ({ label, value, min, max, onChange }: DateFieldProps) => (
  <TextInput
    type="date"
    aria-label={label}
    leftSection={<Text size="sm">{label}</Text>}
    leftSectionWidth={54}
    value={value}
    min={min || undefined}
    max={max || undefined}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    className={classes.date}
  />
);

const columns: Column<AuditEntry>[] = [
  {
    header: 'Time',
    kind: 'inline',
    width: 190,
    render: ({ recordedAt }) => <InstantDateTime value={recordedAt} className={classes.time} />,
  },
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

const subtitle = 'Who signed in, and who changed what, in the staff app and in the panel';

export function AuditLogPage() {
  if (isAdminUser(useUser())) return <AuditLog />;
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

  return (
    <>
      <PageHeader title="Audit Log" subtitle={subtitle}>
        <ExportButton download={auditMutations.exportCsv} input={toQuery(filters)} errorText="Failed to export CSV" />
      </PageHeader>
      <AuditFilters filters={filters} onChange={updateFilters} />
      <PagedList
        query={query}
        items={({ entries }) => entries}
        itemName="entry"
        itemNamePlural="entries"
        errorText="Failed to load the audit log"
        emptyText="Nothing was recorded yet"
        isFiltered={hasFilters(filters)}
        onClear={() => updateFilters(defaultFilters)}
        onPage={(page) => updateFilters({ page })}
      >
        {(entries) => (
          <DataTable
            label="Audit log"
            columns={columns}
            rows={entries}
            rowKey={({ _id }) => _id}
            isStale={query.isPlaceholderData}
          />
        )}
      </PagedList>
    </>
  );
}
