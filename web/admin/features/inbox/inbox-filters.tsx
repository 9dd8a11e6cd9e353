import { Button, Group, Select } from '@mantine/core';
import { inquiryKinds, inquiryStatuses, type InquiryKind, type InquiryStatus } from '@domain/inquiry/inquiry';
import { inquiryKindLabels, inquiryStatusLabels } from '@domain/inquiry/label';
import { SearchField } from '../../kit/search-field';

export type InboxView = { page: number; search: string; kind: InquiryKind | null; status: InquiryStatus | null };

export const everyInquiry: InboxView = { page: 1, search: '', kind: null, status: null };

export const isFiltered = ({ search, kind, status }: InboxView) => search !== '' || kind !== null || status !== null;

const kindChoices = inquiryKinds.map((value) => ({ value, label: inquiryKindLabels[value] }));
const statusChoices = inquiryStatuses.map((value) => ({ value, label: inquiryStatusLabels[value] }));
const selectStyle = { flex: '1 1 140px', maxWidth: 190 };

/** Without a status everything but spam is meant (api.md §4). */
export function InboxFilters({ view, onChange }: { view: InboxView; onChange: (part: Partial<InboxView>) => void }) {
  const filter = (part: Partial<InboxView>) => onChange({ ...part, page: 1 });
  return (
    <Group gap="sm" mb="md" role="search" aria-label="Filter inquiries">
      <SearchField label="Search inquiries" value={view.search} onSearch={(search) => filter({ search })} />
      <Select
        aria-label="Kind"
        placeholder="Any kind"
        data={kindChoices}
        value={view.kind}
        onChange={(kind) => filter({ kind })}
        clearable
        clearButtonProps={{ 'aria-label': 'Any kind' }}
        style={selectStyle}
      />
      <Select
        aria-label="Status"
        placeholder="All but spam"
        data={statusChoices}
        value={view.status}
        onChange={(status) => filter({ status })}
        clearable
        clearButtonProps={{ 'aria-label': 'All but spam' }}
        style={selectStyle}
      />
      {isFiltered(view) && (
        <Button variant="subtle" color="gray.8" onClick={() => onChange(everyInquiry)}>
          Clear Filters
        </Button>
      )}
    </Group>
  );
}
