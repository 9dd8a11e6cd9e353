import { inquiryCsvRow } from './csv';
import type { Inquiry } from './schema';

const inquiry: Inquiry = {
  _id: '1',
  kind: 'shipping-order',
  status: 'new',
  name: '=Jo',
  email: 'jo+a@example.com',
  phone: null,
  message: null,
  details: { note: 'x', quantity: '2 cases', address: '12 Main Street' },
  createdAt: '2026-07-04T12:00:00.000Z',
  updatedAt: '2026-07-04T12:00:00.000Z',
};

test('the CSV row has every column and escapes formulas', () =>
  expect(inquiryCsvRow(inquiry)).toEqual([
    'shipping-order',
    'new',
    "'=Jo",
    'jo+a@example.com',
    '',
    '',
    'Delivery address: 12 Main Street\nQuantity: 2 cases\nnote: x',
    '2026-07-04T12:00:00.000Z',
  ]));
