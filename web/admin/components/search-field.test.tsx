import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderStaffPage } from '../test/render-staff';
import { SearchField } from './search-field';

function Search({ delay = 1 }) {
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchField label="Search beers" value={search} onSearch={setSearch} delayMs={delay} />
      <button type="button" onClick={() => setSearch('')}>
        Clear Filters
      </button>
      <output>{search}</output>
    </>
  );
}

test('a pause between two words keeps the blank between them', async () => {
  const { user } = renderStaffPage(<Search />);
  const field = screen.getByRole('searchbox', { name: 'Search beers' });
  await user.type(field, 'west ');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^west$/));
  await user.type(field, 'coast');
  expect(field).toHaveValue('west coast');
});

/** A list that is slow to take up what was searched for. */
function SlowSearch() {
  const [value, setValue] = useState('');
  const [asked, setAsked] = useState('');
  return (
    <>
      <SearchField label="Search beers" value={value} onSearch={setAsked} />
      <button type="button" onClick={() => setValue(asked)}>
        Take up
      </button>
    </>
  );
}

test('what is typed before the list has taken up a search is not lost', async () => {
  const { user } = renderStaffPage(<SlowSearch />);
  const field = screen.getByRole('searchbox', { name: 'Search beers' });
  await user.type(field, 'wes{Enter}t');
  await user.click(screen.getByRole('button', { name: 'Take up' }));
  expect(field).toHaveValue('west');
});

test('clearing the filters empties the field', async () => {
  const { user } = renderStaffPage(<Search />);
  const field = screen.getByRole('searchbox', { name: 'Search beers' });
  await user.type(field, 'ale{Enter}');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(field).toHaveValue('');
});

test('clearing the filters forgets also what has been typed a moment before', async () => {
  const { user } = renderStaffPage(<Search delay={60_000} />);
  const field = screen.getByRole('searchbox', { name: 'Search beers' });
  await user.type(field, 'ale');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(field).toHaveValue('');
});
