import type { EventCategory, EventStatus, TapRoom } from '@domain/event/event';
import { FilterBar, FilterSelect } from '../../kit/filters';
import { SearchField } from '../../kit/search-field';
import { categoryChoices, statusChoices, tapRoomChoices } from './event-choices';

export type EventView = {
  page: number;
  search: string;
  category: EventCategory | null;
  tapRoom: TapRoom | null;
  status: EventStatus | null;
};

export const everyEvent: EventView = { page: 1, search: '', category: null, tapRoom: null, status: null };

export const isFiltered = ({ search, category, tapRoom, status }: EventView) =>
  search !== '' || category !== null || tapRoom !== null || status !== null;

type EventFiltersProps = { view: EventView; onChange: (part: Partial<EventView>) => void };

/** Every change leads back to the first page. */
export function EventFilters({ view, onChange }: EventFiltersProps) {
  const filter = (part: Partial<EventView>) => onChange({ ...part, page: 1 });
  return (
    <FilterBar label="Filter events" isFiltered={isFiltered(view)} onClear={() => onChange(everyEvent)}>
      <SearchField label="Search events" value={view.search} onSearch={(search) => filter({ search })} />
      <FilterSelect
        label="Category"
        everything="Any category"
        choices={categoryChoices}
        value={view.category}
        onChange={(category) => filter({ category })}
      />
      <FilterSelect
        label="Tap room"
        everything="Any tap room"
        choices={tapRoomChoices}
        value={view.tapRoom}
        onChange={(tapRoom) => filter({ tapRoom })}
      />
      <FilterSelect
        label="Status"
        everything="Any status"
        choices={statusChoices}
        value={view.status}
        onChange={(status) => filter({ status })}
      />
    </FilterBar>
  );
}
