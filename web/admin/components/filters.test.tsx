import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderStaffPage } from '../test/render-staff';
import { ClearFiltersButton, FilterBar, SearchField } from './list-controls';

function List() {
  const [search, setSearch] = useState('lager');
  const clear = () => setSearch('');
  return (
    <>
      <FilterBar label="Filter beers" onClear={search !== '' && clear}>
        <SearchField label="Search beers" value={search} onSearch={setSearch} />
      </FilterBar>
      {search !== '' && <ClearFiltersButton onClear={clear} />}
    </>
  );
}

test.each([
  ['the filters', 0],
  ['the empty list', 1],
])('Clear Filters of %s disappears, and the first filter has the focus', async (_place, index) => {
  const { user } = renderStaffPage(<List />);
  await user.click(screen.getAllByRole('button', { name: 'Clear Filters' })[index] as HTMLElement);
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
  expect(screen.getByRole('searchbox', { name: 'Search beers' })).toHaveFocus();
});
