import { Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { auditActions, auditAreas, type AuditAction, type AuditArea } from '@domain/audit/constants';
import { auditActionLabels, auditAreaLabels } from '@domain/audit/labels';
import { actorName } from '@domain/audit/sentence';
import { auditQueries, type AuditFilters as AuditQuery } from '../../api/audit-log';
import { FilterBar, FilterSelect } from '../../components/filters';
import { SearchField } from '../../components/search-field';
import classes from './audit-log.module.css';

type Filters = {
  page: number;
  search: string;
  user: string | null;
  area: AuditArea | null;
  action: AuditAction | null;
  from: string;
  to: string;
};

export const defaultFilters: Filters = {
  page: 1,
  search: '',
  user: null,
  area: null,
  action: null,
  from: '',
  to: '',
};

export const hasFilters = ({ page: _page, ...filters }: Filters) => Object.values(filters).some(Boolean);

export const toQuery = ({ search, user, area, action, from, to }: Filters): AuditQuery => ({
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

export function AuditFilters({ filters, onChange }: AuditFiltersProps) {
  const applyFilter = (changes: Partial<Filters>) => onChange({ ...changes, page: 1 });
  return (
    <FilterBar label="Filter the audit log" isFiltered={hasFilters(filters)} onClear={() => onChange(defaultFilters)}>
      <SearchField label="Search entries" value={filters.search} onSearch={(search) => applyFilter({ search })} />
      <FilterSelect
        label="User"
        anyLabel="Any user"
        options={useUserOptions()}
        value={filters.user}
        onChange={(user) => applyFilter({ user })}
      />
      <FilterSelect
        label="Area"
        anyLabel="Any area"
        options={areaOptions}
        value={filters.area}
        onChange={(area) => applyFilter({ area })}
      />
      <FilterSelect
        label="Action"
        anyLabel="Any action"
        options={actionOptions}
        value={filters.action}
        onChange={(action) => applyFilter({ action })}
      />
      <DateField label="From" value={filters.from} max={filters.to} onChange={(from) => applyFilter({ from })} />
      <DateField label="To" value={filters.to} min={filters.from} onChange={(to) => applyFilter({ to })} />
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
