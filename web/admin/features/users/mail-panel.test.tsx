import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { MailSettings } from '@domain/mail/mail-server';
import { api, mockError, mockJson, mockCall } from '../../../test/api';
import { choose, fill, renderStaffPage } from '../../test/render-staff';
import { MailPanel } from './mail-panel';

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

function open(mail: MailSettings) {
  api.use(mockJson('get', '/mail-server', { mail }));
  return renderStaffPage(<MailPanel />);
}

test('an admin sets the mail server; the port follows the encryption', async () => {
  const { user } = open(none);
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
  const { user } = open({ ...none, server, updatedAt: '2026-11-01T10:00:00.000Z' });
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
  const { user } = open({ ...none, server, waiting: 0 });
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
  const { user } = open({ ...none, isFixed: true, server, waiting: 0 });
  expect(await screen.findByText(/sets the mail server: smtp\.mail\.example, port 587, user beer/)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Mail server' })).not.toBeInTheDocument();
  const bodies = mockCall('post', '/mail-server/test', { message: 'Accepted.' });
  await user.click(screen.getByRole('button', { name: 'Send a test email' }));
  expect(await screen.findByText('Accepted.')).toBeVisible();
  expect(bodies).toMatchObject([{ server: null }]);
});
