import { screen, within, waitFor } from '@testing-library/react';
import type { Backups } from '@domain/backup/schema';
import { http, HttpResponse } from 'msw';
import type { MailSettings } from '@domain/mail/mail-server';
import type { PersonalDataSummary } from '@domain/privacy/schema';
import { api, mockJson, mockError, mockCall, mockNetworkError } from '../../../test/api';
import { renderStaffPage, choose, fill, answer } from '../../test/render-staff';
import { BackupsPanel } from './backups-panel';
import { MailPanel } from './mail-panel';
import { textsOf } from '../../../test/page';
import { PersonalDataPanel } from './personal-data-panel';

const fileName = 'backup-www.boldridge.example-2026-11-23T10-00-00Z.tar.gz';
const backups: Backups = {
  schedule: 'daily 10:00',
  nextAt: '2026-11-24T10:00:00.000Z',
  keep: '7 daily',
  bucket: null,
  warning: null,
  isRunning: false,
  lastFailure: { at: '2026-11-22T10:05:00.000Z', reason: 'BACKUP_DIR: the disk is full' },
  files: [{ name: fileName, kind: 'backup', createdAt: '2026-11-23T10:00:00.000Z', bytes: 41_300_000 }],
};

function openBackups(changes: Partial<Backups> = {}) {
  api.use(mockJson('get', '/backups', { backups: { ...backups, ...changes } }));
  return renderStaffPage(<BackupsPanel />);
}

test('lists backups and the last failure with its reason, and says what is planned', async () => {
  openBackups();
  const table = within(await screen.findByRole('table', { name: 'Backups' }));
  expect(table.getByRole('row', { name: /^Monday, November 23, 2026, 2:00 AM Complete 41\.3 MB/ })).toBeVisible();
  expect(table.getByRole('row', { name: /2:05 AM Failed BACKUP_DIR: the disk is full –/ })).toBeVisible();
  expect(screen.getByText(/The next one is planned for Tuesday, November 24, 2026, 2:00 AM/)).toBeVisible();
  expect(screen.getByText(/There is no second place/)).toBeVisible();
});

test('names the bucket of the copies, a warning, and that none is planned', async () => {
  const warning = { problem: 'overdue' as const, lastBackupAt: null, reason: null, schedule: 'hourly' };
  openBackups({ bucket: 'copies', warning, schedule: null, nextAt: null, files: [], lastFailure: null });
  expect(await screen.findByText(/with copies in the bucket copies/)).toBeVisible();
  expect(screen.queryByText(/There is no second place/)).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'A backup is overdue' })).toBeVisible();
  expect(screen.getByText(/None is planned/)).toBeVisible();
  expect(screen.getByText('No backups yet')).toBeVisible();
});

test('makes a backup, which is listed once it is complete', async () => {
  const { user } = openBackups({ files: [], lastFailure: null });
  api.use(mockJson('post', '/backups', { backups: { ...backups, isRunning: true, files: [] } }));
  await user.click(await screen.findByRole('button', { name: 'Make a Backup' }));
  expect(await screen.findByRole('button', { name: 'Making a backup…' })).toHaveAttribute('aria-disabled', 'true');
  api.use(mockJson('get', '/backups', { backups }));
  expect(
    await screen.findByRole('button', { name: /^Download the backup of Monday/ }, { timeout: 5000 }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make a Backup' })).toBeVisible();
});

const none: MailSettings = {
  isFixed: false,
  server: null,
  sender: '"Boldridge" <no-reply@x.example>',
  waiting: 2,
  updatedAt: null,
};
const server = {
  host: 'smtp.mail.example',
  port: 587,
  security: 'starttls' as const,
  user: 'beer',
  hasPassword: true,
  from: null,
};

function openMail(mail: MailSettings) {
  api.use(mockJson('get', '/mail-server', { mail }));
  return renderStaffPage(<MailPanel />);
}

test('an admin sets the mail server; the port follows the encryption', async () => {
  const { user } = openMail(none);
  const form = within(await screen.findByRole('form', { name: 'Mail server' }));
  expect(screen.getByText(/^No emails are sent.+2 emails wait for a mail server/)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save Mail Server' }));
  expect(await form.findByText('Mail server is required')).toBeVisible();
  await fill(user, form.getByLabelText(/^Mail server/), 'smtp.mail.example');
  await choose(user, 'Encryption', /^STARTTLS/, form);
  await fill(user, form.getByLabelText('User name'), 'beer');
  await fill(user, form.getByLabelText('Password'), 'secret');
  const bodies = mockCall('put', '/mail-server', { mail: { ...none, server, waiting: 0 } });
  await user.click(form.getByRole('button', { name: 'Save Mail Server' }));
  expect(await screen.findByText('Mail server saved')).toBeVisible();
  const { host, security, user: name } = server;
  expect(bodies).toEqual([{ host, port: '587', security, user: name, password: 'secret', from: '', updatedAt: null }]);
  expect(form.getByLabelText('Password')).toHaveValue('');
  expect(form.getByText('A password is stored. Leave this empty to keep it.')).toBeVisible();
});

test('a password for a server that another admin has replaced stays in the form, and saving again replaces theirs', async () => {
  const { user } = openMail({ ...none, server, updatedAt: '2026-11-01T10:00:00.000Z' });
  await fill(user, await screen.findByLabelText('Password'), 'secret');
  const latest = { ...none, server: { ...server, host: 'smtp.other.example' }, updatedAt: '2026-11-01T11:00:00.000Z' };
  const error = { code: 'stale-version', message: 'Changed' } as const;
  api.use(mockJson('get', '/mail-server', { mail: latest }), mockError('put', '/mail-server', 409, error));
  await user.click(screen.getByRole('button', { name: 'Save Mail Server' }));
  expect(await screen.findByText(/^Another admin has changed the mail server/)).toBeVisible();
  expect(screen.getByLabelText('Password')).toHaveValue('secret');
  const bodies = mockCall('put', '/mail-server', { mail: latest });
  await user.click(screen.getByRole('button', { name: 'Save Mail Server' }));
  expect(await screen.findByText('Mail server saved')).toBeVisible();
  expect(bodies).toMatchObject([{ host: server.host, password: 'secret', updatedAt: latest.updatedAt }]);
});

test('a test uses what the form has, shows what the server answers, and when the next one is possible', async () => {
  const { user } = openMail({ ...none, server, waiting: 0 });
  const form = within(await screen.findByRole('form', { name: 'Test email' }));
  const reason = 'The mail server rejected the user name or the password (535 5.7.8 Bad)';
  api.use(mockError('post', '/mail-server/test', 400, { message: reason }));
  await user.click(form.getByRole('button', { name: 'Send a test email' }));
  expect(await form.findByRole('alert')).toHaveTextContent(reason);
  const bodies = mockCall('post', '/mail-server/test', { message: 'Accepted.' });
  await fill(user, screen.getByLabelText('Password'), 'better');
  await user.click(form.getByRole('button', { name: 'Send a test email' }));
  expect(await form.findByRole('status')).toHaveTextContent('Accepted.');
  expect(bodies).toMatchObject([{ to: expect.stringContaining('@'), server: { user: 'beer', password: 'better' } }]);
  const failure = { success: false, code: 'rate-limited', message: 'Too many requests' };
  const headers = { 'Retry-After': '1790' };
  api.use(http.post('*/api/mail-server/test', () => HttpResponse.json(failure, { status: 429, headers })));
  await user.click(form.getByRole('button', { name: 'Send a test email' }));
  expect(await form.findByRole('alert')).toHaveTextContent(/try again in 30 minutes/);
});

test('a server of the environment is shown, and can only be tested', async () => {
  const { user } = openMail({ ...none, isFixed: true, server, waiting: 0 });
  expect(await screen.findByText(/sets the mail server: smtp\.mail\.example, port 587, user beer/)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Mail server' })).not.toBeInTheDocument();
  const bodies = mockCall('post', '/mail-server/test', { message: 'Accepted.' });
  await user.click(screen.getByRole('button', { name: 'Send a test email' }));
  expect(await screen.findByText('Accepted.')).toBeVisible();
  expect(bodies).toMatchObject([{ server: null }]);
});

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
