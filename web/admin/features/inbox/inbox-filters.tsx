import { inquiryKinds, inquiryStatuses, type InquiryKind, type InquiryStatus } from '@domain/inquiry/inquiry';
import { inquiryKindLabels, inquiryStatusLabels } from '@domain/inquiry/label';
import { FilterBar, FilterSelect } from '../../kit/filters';
import { SearchField } from '../../kit/search-field';

export type InboxView = { page: number; search: string; kind: InquiryKind | null; status: InquiryStatus | null };

export const everyInquiry: InboxView = { page: 1, search: '', kind: null, status: null };

export const isFiltered = ({ search, kind, status }: InboxView) => search !== '' || kind !== null || status !== null;

const kindChoices = inquiryKinds.map((value) => ({ value, label: inquiryKindLabels[value] }));
const statusChoices = inquiryStatuses.map((value) => ({ value, label: inquiryStatusLabels[value] }));

/** Without a status everything but spam is meant (api.md §4). */
export function InboxFilters({ view, onChange }: { view: InboxView; onChange: (part: Partial<InboxView>) => void }) {
  const filter = (part: Partial<InboxView>) => onChange({ ...part, page: 1 });
  return (
    <FilterBar label="Filter inquiries" isFiltered={isFiltered(view)} onClear={() => onChange(everyInquiry)}>
      <SearchField label="Search inquiries" value={view.search} onSearch={(search) => filter({ search })} />
      <FilterSelect
        label="Kind"
        everything="Any kind"
        choices={kindChoices}
        value={view.kind}
        onChange={(kind) => filter({ kind })}
      />
      <FilterSelect
        label="Status"
        everything="All but spam"
        choices={statusChoices}
        value={view.status}
        onChange={(status) => filter({ status })}
      />
    </FilterBar>
  );
}
