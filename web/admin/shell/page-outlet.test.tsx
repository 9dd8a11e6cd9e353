import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '../../test/api';
import { mockBrandName } from '../test/factories';
import { renderStaffPage } from '../test/render-staff';
import { PageOutlet } from './page-outlet';

test('the document title contains the page and the configured brand name', async () => {
  api.use(mockBrandName('Copper Creek'));
  renderStaffPage(<PageOutlet />, { route: { page: 'beers-new' } });
  await waitFor(() => expect(document.title).toBe('New Beer | Staff | Copper Creek'));
});
