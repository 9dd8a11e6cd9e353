import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { api } from '../../../test/api';
import * as reload from '../status/reload';
import { MapErrorBoundary } from './lazy-map';
import { waitFor } from '../../../test/wait-for';

function FailingMap(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

test('shows an error when the map fails to load, and Try Again reloads the page', async () => {
  const reloadDocument = vi.spyOn(reload, 'reloadDocument').mockReturnValue();
  api.use(http.head('*', () => new HttpResponse()));
  render(
    <MapErrorBoundary message="The map could not be loaded. Every address is in the list.">
      <FailingMap />
    </MapErrorBoundary>,
    { onCaughtError: () => {} },
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The map could not be loaded. Every address is in the list.');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(reloadDocument).toHaveBeenCalledOnce());
});
