import { inquiryKinds, inquiryStatuses, type InquiryKind, type InquiryStatus } from '@domain/inquiry/constants';
import { inquiryKindLabels, inquiryStatusLabels } from '@domain/inquiry/label';
import { FilterBar, FilterSelect } from '../../components/filters';
import { SearchField } from '../../components/search-field';

type InboxListFilters = { page: number; search: string; kind: InquiryKind | null; status: InquiryStatus | null };

export const defaultFilters: InboxListFilters = { page: 1, search: '', kind: null, status: null };

export const hasFilters = ({ search, kind, status }: InboxListFilters) =>
  search !== '' || kind !== null || status !== null;

const kindOptions = inquiryKinds.map((value) => ({ value, label: inquiryKindLabels[value] }));
const statusOptions = inquiryStatuses.map((value) => ({ value, label: inquiryStatusLabels[value] }));

/** Without a status the list excludes spam. */
export function InboxFilters({
  filters,
  onChange,
}: {
  filters: InboxListFilters;
  onChange: (changes: Partial<InboxListFilters>) => void;
}) {
  const applyFilter = (changes: Partial<InboxListFilters>) => onChange({ ...changes, page: 1 });
  return (
    <FilterBar label="Filter inquiries" isFiltered={hasFilters(filters)} onClear={() => onChange(defaultFilters)}>
      <SearchField label="Search inquiries" value={filters.search} onSearch={(search) => applyFilter({ search })} />
      <FilterSelect
        label="Type"
        anyLabel="Any type"
        options={kindOptions}
        value={filters.kind}
        onChange={(kind) => applyFilter({ kind })}
      />
      <FilterSelect
        label="Status"
        anyLabel="All except spam"
        options={statusOptions}
        value={filters.status}
        onChange={(status) => applyFilter({ status })}
      />
    </FilterBar>
  );
}
