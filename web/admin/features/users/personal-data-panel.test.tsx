import { screen, waitFor, within } from '@testing-library/react';
import type { PersonalDataSummary } from '@domain/privacy/schema';
import { api, mockCall, mockError, mockJson, mockNetworkError } from '../../../test/api';
import { answer, renderStaffPage } from '../../test/render-staff';
import { textsOf } from '../../../test/page';
import { PersonalDataPanel } from './personal-data-panel';

const email = 'priya@example.com';

const summary = (overrides: Partial<PersonalDataSummary> = {}): PersonalDataSummary => ({
  email,
  messages: 2,
  orders: 1,
  emails: 5,
  events: 0,
  deletedRecords: 0,
  storedResponses: 0,
  subscription: {
    source: 'events',
    isActive: true,
    subscribedAt: '2026-11-20T18:00:00.000Z',
    consentAt: '2026-11-20T18:00:00.000Z',
    consentPage: '/events',
    consentText: 'Never miss a release',
    confirmedAt: null,
    unsubscribedAt: null,
  },
  pendingSubscription: null,
  accounts: [],
  ...overrides,
});

async function find(found: PersonalDataSummary) {
  api.use(mockJson('post', '/personal-data/find', { summary: found }));
  const { user } = renderStaffPage(<PersonalDataPanel />);
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), `${email}{Enter}`);
  return user;
}

const counts = { messages: 2, orders: 0, emails: 3, events: 0, deletedRecords: 0, storedResponses: 0 };
const erased = { ...counts, subscription: true, pendingSubscription: false };
const kept = { orders: 1, emails: 2, accounts: [] };
const recordErase = () => mockCall('post', '/personal-data/erase', { result: { erased, kept } });

test('lists what is stored, with the proof of consent', async () => {
  await find(summary({ accounts: ['staff'] }));
  const list = within(await screen.findByRole('list', { name: 'Stored data' }));
  expect(screen.getByText(/has an account of the staff app/)).toBeVisible();
  expect(textsOf(list.getAllByRole('listitem'))).toEqual([
    '2 messages and event inquiries',
    '1 shipping order',
    '5 emails in the outbox',
    'Newsletter subscription (active, Events) since Nov 20, 2026Agreed on Nov 20, 2026 at /events, where the form said: “Never miss a release”.',
  ]);
});

test('says that nothing is stored', async () => {
  await find(summary({ messages: 0, orders: 0, emails: 0, subscription: null }));
  expect(await screen.findByText(`Nothing is stored about ${email}.`)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erase' })).not.toBeInTheDocument();
});

test('erasing asks first, names what it deletes, and keeps shipping orders by default', async () => {
  const bodies = recordErase();
  const user = await find(summary());
  await user.click(await screen.findByRole('button', { name: 'Erase' }));
  const dialog = await screen.findByRole('alertdialog', { name: `Erase the data of ${email}?` });
  expect(dialog).toHaveTextContent(
    'This deletes 2 messages and event inquiries, 5 emails in the outbox and the newsletter subscription with its proof of consent. It cannot be undone.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(bodies).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  await answer(user, 'Erase');
  expect(await screen.findByText(/^Deleted: 2 messages and event inquiries, 3 emails/)).toBeVisible();
  expect(screen.getByText(/^Kept: 1 shipping order/)).toBeVisible();
  expect(bodies).toEqual([{ email, keepOrders: true }]);
});

test('shipping orders are erased if the box is unchecked; a failed erase keeps the summary, and says so', async () => {
  const user = await find(summary());
  api.use(mockNetworkError('post', '/personal-data/erase'));
  await user.click(await screen.findByRole('button', { name: 'Erase' }));
  await answer(user, 'Erase');
  expect(await screen.findByText('Nothing was erased. Please try again.')).toBeVisible();
  const bodies = recordErase();
  await user.click(await screen.findByRole('checkbox', { name: 'Keep shipping orders' }));
  await user.click(screen.getByRole('button', { name: 'Erase' }));
  await answer(user, 'Erase', { text: '1 shipping order' });
  await waitFor(() => expect(bodies).toEqual([{ email, keepOrders: false }]));
});

test('shows the error of the email address at its field', async () => {
  const error = { message: 'Please fix', errors: [{ path: 'email', msg: 'Please enter a valid email address' }] };
  api.use(mockError('post', '/personal-data/find', 400, error));
  const { user } = renderStaffPage(<PersonalDataPanel />);
  await user.click(screen.getByRole('button', { name: 'Find' }));
  const field = screen.getByRole('textbox', { name: 'Email address' });
  await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter a valid email address'));
});

test('exports a JSON file', async () => {
  const createUrl = vi.fn<(blob: Blob) => string>(() => 'blob:export');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL: () => {} }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  api.use(mockJson('post', '/personal-data/export', { data: { email, exportedAt: '2026-11-23T06:00:00.000Z' } }));
  const user = await find(summary());
  await user.click(await screen.findByRole('button', { name: 'Export JSON' }));
  await waitFor(() => expect(createUrl).toHaveBeenCalledOnce());
  const [[blob]] = createUrl.mock.calls as [[Blob]];
  expect(click).toHaveBeenCalledOnce();
  expect(JSON.parse(await blob.text())).toEqual({ email, exportedAt: '2026-11-23T06:00:00.000Z' });
});
