import { screen, waitFor } from '@testing-library/react';
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

function Search({ delayMs = 1 }) {
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchField label="Search beers" value={search} onSearch={setSearch} delayMs={delayMs} />
      <button type="button" onClick={() => setSearch('')}>
        Clear Filters
      </button>
      <output>{search}</output>
    </>
  );
}

test('a search in a typing pause does not remove the trailing space from the field', async () => {
  const { user } = renderStaffPage(<Search />);
  const field = screen.getByRole('searchbox', { name: 'Search beers' });
  await user.type(field, 'west ');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^west$/));
  await user.type(field, 'coast');
  expect(field).toHaveValue('west coast');
});

/** A list that applies the search later. */
function SlowSearch() {
  const [value, setValue] = useState('');
  const [requested, setRequested] = useState('');
  return (
    <>
      <SearchField label="Search beers" value={value} onSearch={setRequested} />
      <button type="button" onClick={() => setValue(requested)}>
        Apply
      </button>
    </>
  );
}

test('text typed before the list applies a search is not lost', async () => {
  const { user } = renderStaffPage(<SlowSearch />);
  const field = screen.getByRole('searchbox', { name: 'Search beers' });
  await user.type(field, 'wes{Enter}t');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(field).toHaveValue('west');
});

test.each([
  ['that was searched for', 'ale{Enter}', 1],
  ['whose search is still pending', 'ale', 60_000],
])('Clear Filters discards text %s', async (_case, typed, delayMs) => {
  const { user } = renderStaffPage(<Search delayMs={delayMs} />);
  const field = screen.getByRole('searchbox', { name: 'Search beers' });
  await user.type(field, typed);
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(field).toHaveValue('');
});
