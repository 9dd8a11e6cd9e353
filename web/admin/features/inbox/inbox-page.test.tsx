import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import type { Inquiry } from '@domain/inquiry/inquiry';
import { messages } from '@domain/shared/messages';
import { answers, api, refuses } from '../../../test/api';
import { SidebarNav } from '../../shell/sidebar-nav';
import { mockBrandName, makeInquiry, makePagination } from '../../test/factories';
import { renderStaffPage } from '../../test/render-staff';
import { InboxPage } from './inbox-page';

const list = (inquiries = [makeInquiry()]) =>
  answers('get', '/inquiries', { inquiries, pagination: makePagination(inquiries.length, 20) });

const one = (inquiry: Partial<Inquiry> = {}) =>
  answers('get', '/inquiries/inquiry-1', { inquiry: makeInquiry(inquiry) });

const openFirst = async (user: ReturnType<typeof renderStaffPage>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Open the inquiry of Dana Whitfield' }));
  return screen.findByRole('dialog', { name: 'Dana Whitfield' });
};

beforeEach(() => {
  api.use(mockBrandName('Boldridge Brewing Co.'));
});

test('spam is only asked for by name', async () => {
  const asked: (string | null)[] = [];
  api.use(
    http.get('*/api/inquiries', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('status'));
      return HttpResponse.json({ success: true, inquiries: [], pagination: makePagination(0) });
    }),
  );
  const { user } = renderStaffPage(<InboxPage route={{ page: 'inbox' }} />);
  expect(await screen.findByText('No inquiries yet')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Spam' }));
  expect(await screen.findByText('No inquiries match these filters')).toBeVisible();
  expect(asked).toEqual([null, 'spam']);
});

test('an inquiry opens with everything that was written, and a reply with its subject', async () => {
  api.use(list([makeInquiry({ details: { subject: 'Keg orders' }, phone: '(916) 555-0142' })]));
  const { user } = renderStaffPage(<InboxPage route={{ page: 'inbox' }} />);
  const detail = await openFirst(user);
  expect(within(detail).getByRole('group', { name: 'Message' })).toHaveTextContent('Do you sell kegs?');
  expect(within(detail).getByText('Keg orders')).toBeVisible();
  expect(within(detail).getByRole('link', { name: '(916) 555-0142' })).toHaveAttribute('href', 'tel:9165550142');
  const subject = encodeURIComponent('Re: Your message (Keg orders) to Boldridge Brewing Co.');
  await waitFor(() =>
    expect(within(detail).getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
      'href',
      `mailto:dana@example.com?subject=${subject}`,
    ),
  );
});

test('who replies is asked whether that was the answer', async () => {
  const sent: unknown[] = [];
  api.use(
    list(),
    http.put('*/api/inquiries/inquiry-1', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, inquiry: makeInquiry({ status: 'answered' }) });
    }),
  );
  const { user } = renderStaffPage(<InboxPage route={{ page: 'inbox' }} />);
  const detail = within(await openFirst(user));
  expect(detail.queryByRole('button', { name: 'Mark as answered' })).not.toBeInTheDocument();
  const reply = detail.getByRole('link', { name: 'Reply by email' });
  // jsdom has no mail program.
  reply.addEventListener('click', (event) => event.preventDefault());
  await user.click(reply);
  await user.click(await detail.findByRole('button', { name: 'Mark as answered' }));
  expect(await screen.findByText('Marked as Answered')).toBeVisible();
  expect(sent).toEqual([{ status: 'answered', updatedAt: makeInquiry().updatedAt }]);
  await waitFor(() => expect(detail.queryByRole('button', { name: 'Mark as answered' })).not.toBeInTheDocument());
  expect(detail.getByRole('radio', { name: 'Answered' })).toHaveFocus();
});

test('a new status is kept, and the number in the sidebar follows', async () => {
  let stored = makeInquiry();
  api.use(
    http.get('*/api/inquiries', ({ request }) => {
      const status = new URL(request.url).searchParams.get('status');
      const inquiries = status === null || stored.status === status ? [stored] : [];
      return HttpResponse.json({ success: true, inquiries, pagination: makePagination(inquiries.length) });
    }),
    http.put('*/api/inquiries/inquiry-1', async ({ request }) => {
      expect(await request.json()).toEqual({ status: 'answered', updatedAt: stored.updatedAt });
      stored = { ...stored, status: 'answered', updatedAt: '2026-06-02T12:00:00.000Z' };
      return HttpResponse.json({ success: true, inquiry: stored });
    }),
  );
  const { user } = renderStaffPage(
    <>
      <SidebarNav />
      <InboxPage route={{ page: 'inbox' }} />
    </>,
  );
  expect(await screen.findByLabelText('1 new')).toBeInTheDocument();
  const detail = await openFirst(user);
  await user.click(within(detail).getByRole('radio', { name: 'Answered' }));
  expect(await screen.findByText('Marked as Answered')).toBeVisible();
  await waitFor(() => expect(screen.queryByLabelText('1 new')).not.toBeInTheDocument());
  expect(within(detail).getByRole('radio', { name: 'Answered' })).toBeChecked();
});

test('a status that somebody else changed meanwhile is told and loaded anew', async () => {
  api.use(list(), refuses('put', '/inquiries/inquiry-1', 409, { message: messages.staleVersion }));
  const { user } = renderStaffPage(<InboxPage route={{ page: 'inbox' }} />);
  const detail = await openFirst(user);
  api.use(one({ status: 'archived' }));
  await user.click(within(detail).getByRole('radio', { name: 'Answered' }));
  expect(await screen.findByText(messages.staleVersion)).toBeVisible();
  await waitFor(() => expect(within(detail).getByRole('radio', { name: 'Archived' })).toBeChecked());
});

test('deleting asks first, closes the inquiry and says so', async () => {
  api.use(list(), answers('delete', '/inquiries/inquiry-1', { message: 'Inquiry deleted successfully' }));
  const { user } = renderStaffPage(<InboxPage route={{ page: 'inbox' }} />);
  const detail = await openFirst(user);
  await user.click(within(detail).getByRole('button', { name: 'Delete' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Inquiry deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the dashboard leads to one inquiry', async () => {
  api.use(list(), one());
  renderStaffPage(<InboxPage route={{ page: 'inbox', id: 'inquiry-1' }} />);
  expect(await screen.findByRole('dialog', { name: 'Dana Whitfield' })).toBeVisible();
});

test('a list that cannot be loaded offers another try', async () => {
  api.use(refuses('get', '/inquiries', 400, { message: 'Please choose a valid kind' }));
  const { user } = renderStaffPage(<InboxPage route={{ page: 'inbox' }} />);
  expect(await screen.findByText('Failed to load inquiries')).toBeVisible();
  api.use(list());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table', { name: 'Inquiries' })).toBeVisible();
});
