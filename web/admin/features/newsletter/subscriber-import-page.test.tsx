import { screen } from '@testing-library/react';
import { summarizeRows, type ImportRow } from '@domain/shared/csv-import';
import { mockUpload } from '../../../test/api';
import { renderStaffPage } from '../../test/render-staff';
import { SubscriberImportPage } from './subscriber-import-page';

const row: ImportRow = {
  row: 2,
  name: 'ada@example.com',
  outcome: 'created',
  detail: 'Subscribed',
  message: null,
  warning: null,
};

test('a list is imported only with where its people agreed', async () => {
  const forms = mockUpload('/newsletter/import/csv', {
    results: summarizeRows([row]),
    rows: [row],
    unusedColumns: [],
  });
  const { user } = renderStaffPage(<SubscriberImportPage />);
  const file = new File(['Email Address\nada@example.com\n'], 'list.csv', { type: 'text/csv' });
  await user.upload(screen.getByLabelText('CSV file'), file);
  await user.click(await screen.findByRole('button', { name: 'Import 1 subscriber' }));
  const consent = screen.getByRole('textbox', { name: 'Where did these people agree to get your emails?' });
  expect(consent).toHaveAccessibleDescription(/Please enter where these people agreed/);
  await user.type(consent, 'List at the bar');
  await user.click(screen.getByRole('button', { name: 'Import 1 subscriber' }));
  expect(await screen.findByText(/^1 imported/)).toBeVisible();
  const consents = forms.map((form) => /name="consent"\r\n\r\n(.*?)\r\n/.exec(form)?.[1] ?? null);
  expect(consents).toEqual([null, 'List at the bar']);
});
