import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderStaff } from '../test/render-staff';
import { SearchField } from './search-field';

function Search() {
  const [search, setSearch] = useState('');
  return (
    <>
      <SearchField label="Search beers" value={search} onSearch={setSearch} delay={1} />
      <button type="button" onClick={() => setSearch('')}>
        Clear Filters
      </button>
      <output>{search}</output>
    </>
  );
}

test('a pause between two words keeps the blank between them', async () => {
  const { user } = renderStaff(<Search />);
  const field = screen.getByRole('searchbox', { name: 'Search beers' });
  await user.type(field, 'west ');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^west$/));
  await user.type(field, 'coast');
  expect(field).toHaveValue('west coast');
});

test('clearing the filters empties the field', async () => {
  const { user } = renderStaff(<Search />);
  const field = screen.getByRole('searchbox', { name: 'Search beers' });
  await user.type(field, 'ale{Enter}');
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(field).toHaveValue('');
});
