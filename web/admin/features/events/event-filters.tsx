import { Button, Group, Select } from '@mantine/core';
import type { EventCategory, EventStatus, TapRoom } from '@domain/event/event';
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

const selectStyle = { flex: '1 1 140px', maxWidth: 190 };

/** Every change leads back to the first page. */
export function EventFilters({ view, onChange }: EventFiltersProps) {
  const filter = (part: Partial<EventView>) => onChange({ ...part, page: 1 });
  return (
    <Group gap="sm" mb="md" role="search" aria-label="Filter events">
      <SearchField label="Search events" value={view.search} onSearch={(search) => filter({ search })} />
      <Select
        aria-label="Category"
        placeholder="Any category"
        data={categoryChoices}
        value={view.category}
        onChange={(category) => filter({ category })}
        clearable
        clearButtonProps={{ 'aria-label': 'Any category' }}
        style={selectStyle}
      />
      <Select
        aria-label="Tap room"
        placeholder="Any tap room"
        data={tapRoomChoices}
        value={view.tapRoom}
        onChange={(tapRoom) => filter({ tapRoom })}
        clearable
        clearButtonProps={{ 'aria-label': 'Any tap room' }}
        style={selectStyle}
      />
      <Select
        aria-label="Status"
        placeholder="Any status"
        data={statusChoices}
        value={view.status}
        onChange={(status) => filter({ status })}
        clearable
        clearButtonProps={{ 'aria-label': 'Any status' }}
        style={selectStyle}
      />
      {isFiltered(view) && (
        <Button variant="subtle" color="gray.8" onClick={() => onChange(everyEvent)}>
          Clear Filters
        </Button>
      )}
    </Group>
  );
}
