import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '../../test/api';
import { breweryIs } from '../test/records';
import { renderStaff } from '../test/render-staff';
import { PageFrame } from './page-frame';

test('the tab names the page and the brewery of this installation', async () => {
  api.use(breweryIs('Copper Creek'));
  renderStaff(<PageFrame />, { place: { page: 'beers-new' } });
  await waitFor(() => expect(document.title).toBe('New Beer | Staff | Copper Creek'));
});
