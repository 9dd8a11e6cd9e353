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
import { auditMutations, auditQueries } from '../../api/audit-log';
import { useUser } from '../../../api/staff/session';
import type { Column } from '../../components/data-table';
import { ListPage } from '../../components/list-page';
import { InstantDateTime } from '../../components/labels';
import { PageHeader } from '../../components/page-header';
import { useList } from '../../hooks/use-list-filters';

type Filters = {
  page: number;
  search: string;
  user: string | null;
  area: AuditArea | null;
  action: AuditAction | null;
  from: string;
  to: string;
};

const defaultFilters: Filters = { page: 1, search: '', user: null, area: null, action: null, from: '', to: '' };

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
    flex="1 1 180px"
    // Full width on phones.
    maw={{ base: '100%', sm: 210 }}
  />
);

const columns: Column<AuditEntry>[] = [
  { header: 'Time', kind: 'inline', width: 190, render: ({ recordedAt }) => <InstantDateTime value={recordedAt} /> },
  {
    header: 'What',
    kind: 'title',
    render: (entry) => (
      <Text span size="sm" fw={400}>
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
  { header: 'Area', kind: 'inline', width: 160, render: ({ area }) => auditAreaLabels[area], wideOnly: true },
  {
    header: 'From',
    kind: 'inline',
    width: 220,
    render: ({ source, ipAddress }) => [auditSourceLabels[source], ipAddress].filter(Boolean).join(', '),
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
  const list = useList('audit-log', defaultFilters);
  const { from, to } = list.filters;
  const query = useQuery(auditQueries.list(list.filters));

  return (
    <ListPage
      title="Audit Log"
      subtitle={subtitle}
      itemName="entry"
      itemNamePlural="entries"
      list={list}
      query={query}
      items={({ entries }) => entries}
      choices={[
        { name: 'user', label: 'User', anyLabel: 'Any user', options: useUserOptions() },
        { name: 'area', label: 'Area', anyLabel: 'Any area', options: areaOptions },
        { name: 'action', label: 'Action', anyLabel: 'Any action', options: actionOptions },
      ]}
      filters={
        <>
          <DateField label="From" value={from} max={to} onChange={(date) => list.update({ from: date })} />
          <DateField label="To" value={to} min={from} onChange={(date) => list.update({ to: date })} />
        </>
      }
      exportCsv={() => auditMutations.exportCsv(list.filters)}
      columns={columns}
    />
  );
}
