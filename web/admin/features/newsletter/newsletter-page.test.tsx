import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';
import type { Subscriber } from '@domain/subscriber/schema';
import { summarizeRows, type ImportRow } from '@domain/shared/csv-import';
import { mockJson, api, mockNetworkError, mockError, mockQueries, mockUpload } from '../../../test/api';
import { makePagination } from '../../test/factories';
import { answer, renderStaffPage } from '../../test/render-staff';
import { NewsletterPage } from './newsletter-page';
import { SubscriberImportPage } from './subscriber-import-page';

const makeSubscriber = (subscriber: Partial<Subscriber> = {}): Subscriber => ({
  _id: 'avery',
  email: 'avery@example.com',
  source: 'taproom',
  subscribedAt: '2026-06-01T12:00:00.000Z',
  isActive: true,
  ...subscriber,
});

const listPath = '/newsletter/subscribers';
const mockList = (subscribers: Subscriber[], pages = 1) =>
  http.get(`*/api${listPath}`, ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    const pagination = { page, limit: 20, total: subscribers.length, pages };
    return HttpResponse.json({ success: true, data: { subscribers, pagination } });
  });

beforeEach(() => {
  const bySource = [
    { _id: 'website', count: 900 },
    { _id: 'taproom', count: 300 },
  ];
  const counts = { totalSubscribers: 1200, recentSubscriptions: 7, totalAll: 1204, totalInactive: 4 };
  api.use(mockList([makeSubscriber()]), mockJson('get', '/newsletter/stats', { data: { ...counts, bySource } }));
});

const open = (...mocks: HttpHandler[]) => {
  api.use(...mocks);
  return renderStaffPage(<NewsletterPage />);
};

test('shows the counts and the subscribers by source', async () => {
  open();
  expect(await screen.findByText('1,200')).toBeVisible();
  for (const label of ['Active Subscribers', 'Recent (30 days)', 'Total All Time', 'Unsubscribed']) {
    expect(screen.getByText(label)).toBeVisible();
  }
  const sources = screen.getByRole('region', { name: 'Subscribers by Source' });
  expect(within(sources).getByText('300 (25%)')).toBeVisible();
  expect(within(sources).getByText('Events')).toBeVisible();
});

test('names no session: the cookie alone authorizes the calls', async () => {
  const sessions: (string | null)[] = [];
  const record = ({ request }: { request: Request }) => void sessions.push(request.headers.get('Session-Id'));
  api.events.on('request:start', record);
  open();
  await screen.findByRole('table', { name: 'Subscribers' });
  api.events.removeListener('request:start', record);
  // The subscribers, their counts, and the brewery's time zone.
  expect(sessions).toEqual([null, null, null]);
});

test('the toggle switches between active and inactive subscribers', async () => {
  const queries = mockQueries(listPath, { data: { subscribers: [], pagination: makePagination(0) } });
  const { user } = open();
  expect(await screen.findByText('No subscribers found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show Inactive' }));
  await user.click(await screen.findByRole('button', { name: 'Show Active Only' }));
  await waitFor(() =>
    expect(queries.slice(0, 2)).toEqual([
      expect.stringContaining('active=true'),
      expect.stringContaining('active=false'),
    ]),
  );
});

test('Previous and Next change the page', async () => {
  const { user } = open(mockList([makeSubscriber()], 3));
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Page 2 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
});

test('shows an error in place of a list that failed to load', async () => {
  open(mockNetworkError('get', listPath));
  expect(await screen.findByText('Failed to fetch subscribers')).toBeVisible();
});

test('the delete confirmation names the e-mail address and focuses Cancel; a delete may fail', async () => {
  const { user } = open(mockNetworkError('delete', '/newsletter/subscriber/avery'));
  await user.click(await screen.findByRole('button', { name: 'Delete avery@example.com' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('avery@example.com');
  expect(dialog).toHaveTextContent('This cannot be undone');
  expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Failed to delete subscriber')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  api.use(mockJson('delete', '/newsletter/subscriber/avery', { message: 'Gone' }));
  await user.click(screen.getByRole('button', { name: 'Delete avery@example.com' }));
  await answer(user, 'Delete');
  expect(await screen.findByText('Subscriber deleted successfully')).toBeVisible();
});

test('saves the export under the file name from the server; a failed one shows an alert', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = open(
    http.get('*/api/newsletter/export/csv', async () => {
      await delay(100);
      const headers = { 'Content-Disposition': 'attachment; filename="newsletter-subscribers-2026-11-21.csv"' };
      return new HttpResponse('Email\n', { headers });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByRole('button', { name: 'Exporting...' })).toBeVisible();
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('newsletter-subscribers-2026-11-21.csv');
  api.use(mockNetworkError('get', '/newsletter/export/csv'));
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByText('Failed to export CSV')).toBeVisible();
});

test('the search applies to the list and the export', async () => {
  const searches: string[] = [];
  const record = ({ request }: { request: Request }) => {
    const { pathname, searchParams } = new URL(request.url);
    const search = searchParams.get('search');
    if (search !== null) searches.push(`${pathname} ${search}`);
  };
  api.events.on('request:start', record);
  const { user } = open(mockError('get', '/newsletter/export/csv', 400, { message: 'No' }));
  await user.type(await screen.findByRole('searchbox', { name: 'Search subscribers' }), 'avery{Enter}');
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() =>
    expect(searches).toEqual(['/api/newsletter/subscribers avery', '/api/newsletter/export/csv avery']),
  );
  api.events.removeListener('request:start', record);
});

test('adds a subscriber; the reason of the server is at the field, and what was typed stays', async () => {
  const added = { message: 'sam@example.com is subscribed' };
  const { user } = open(
    mockList([]),
    mockError('post', listPath, 409, { message: 'This address is already subscribed' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Add Subscriber' }));
  const email = await screen.findByRole('textbox', { name: 'Email' });
  await user.type(email, 'sam@example.com{Enter}');
  await waitFor(() => expect(email).toHaveAccessibleDescription(/This address is already subscribed/));
  expect(email).toHaveValue('sam@example.com');
  api.use(mockJson('post', listPath, added, 201));
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText(added.message)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('unsubscribes a person, who leaves the list; Undo subscribes them again', async () => {
  let isActive = true;
  const { user } = open(
    http.get(`*/api${listPath}`, () => {
      const subscribers = isActive ? [makeSubscriber()] : [];
      return HttpResponse.json({
        success: true,
        data: { subscribers, pagination: makePagination(subscribers.length) },
      });
    }),
    http.put('*/api/newsletter/subscriber/avery', async ({ request }) => {
      const body = (await request.json()) as { isActive: boolean };
      isActive = body.isActive;
      return HttpResponse.json({ success: true, message: 'avery@example.com is unsubscribed' });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Unsubscribe avery@example.com' }));
  expect(await screen.findByText('No subscribers found')).toBeVisible();
  expect(document.body).not.toHaveFocus();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Unsubscribe avery@example.com' })).toBeVisible();
});

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
