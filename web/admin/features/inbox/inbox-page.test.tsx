import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { InquiryEmail, Inquiry } from '@domain/inquiry/schema';
import { messages } from '@domain/shared/messages';
import { mockJson, api, mockError, mockCall, mockQueries } from '../../../test/api';
import { currentRoute } from '../../shell/navigation';
import { SidebarNav } from '../../shell/shell';
import { makeInquiry, makePagination } from '../../test/factories';
import { answer, choose, openDialog, renderStaffPage } from '../../test/render-staff';
import { textsOf } from '../../../test/page';
import { InboxPage } from './inbox-page';

const mockList = (inquiries = [makeInquiry()]) =>
  mockJson('get', '/inquiries', { inquiries, pagination: makePagination(inquiries.length, 20) });

const mockInquiry = (inquiry: Partial<Inquiry> = {}) =>
  mockJson('get', '/inquiries/inquiry-1', { inquiry: makeInquiry(inquiry) });

const openFirst = (user: UserEvent) => openDialog(user, /^Open inquiry from Dana Whitfield/, 'Dana Whitfield');

test('lists spam only when the status filter is Spam', async () => {
  const queries = mockQueries('/inquiries', { inquiries: [], pagination: makePagination(0) });
  const { user } = renderStaffPage(<InboxPage route={{ page: 'inbox' }} />);
  expect(await screen.findByText('No inquiries yet')).toBeVisible();
  await choose(user, 'Status', 'Spam');
  expect(await screen.findByText('No inquiries match these filters')).toBeVisible();
  expect(queries.map((query) => new URLSearchParams(query).get('status'))).toEqual([null, 'spam']);
});

test('shows the message and details of an inquiry, a reply link with a subject, and copies its link', async () => {
  api.use(mockList([makeInquiry({ details: { subject: 'Keg orders' }, phone: '(916) 555-0142' })]));
  const { user } = renderStaffPage(<InboxPage route={{ page: 'inbox' }} />);
  const detail = await openFirst(user);
  expect(detail.getByRole('group', { name: 'Message' })).toHaveTextContent('Do you sell kegs?');
  expect(detail.getByText('Keg orders')).toBeVisible();
  expect(detail.getByRole('link', { name: '(916) 555-0142' })).toHaveAttribute('href', 'tel:+19165550142');
  const subject = encodeURIComponent('Re: Your message (Keg orders) to Boldridge Brewing Co.');
  const reply = detail.getByRole('link', { name: 'Reply by email' });
  await waitFor(() => expect(reply).toHaveAttribute('href', `mailto:dana@example.com?subject=${subject}`));
  await user.click(detail.getByRole('button', { name: 'Copy link to the inquiry from Dana Whitfield' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/admin/inbox/inquiry-1`);
});

test('an order is summarized, and marked if it goes to a state that is not served', async () => {
  const details = { quantity: '2 cases', beerSelections: 'Low Water', address: '55 Water St, Brooklyn, NY 11201' };
  const order = (_id: string, name: string, address: string) =>
    makeInquiry({ _id, name, kind: 'shipping-order', details: { ...details, address } });
  api.use(
    mockList([order('a', 'Ana', details.address), order('b', 'Ben', '1 Elm St, Portland, OR 97214')]),
    mockJson('get', '/shipping-states', {
      shippingStates: [{ state: 'Oregon', code: 'OR', note: null, lastReviewed: null }],
    }),
  );
  renderStaffPage(<InboxPage route={{ page: 'inbox' }} />);
  const brooklyn = await screen.findByRole('row', { name: /Ana/ });
  expect(brooklyn).toHaveTextContent('2 cases, Low Water, Brooklyn NY');
  expect(await within(brooklyn).findByText('Other state')).toBeVisible();
  const portland = screen.getByRole('row', { name: /Ben/ });
  expect(portland).toHaveTextContent('2 cases, Low Water, Portland OR');
  expect(within(portland).queryByText('Other state')).not.toBeInTheDocument();
});

test('offers Mark as answered after the reply link was opened', async () => {
  api.use(mockList());
  const bodies = mockCall('put', '/inquiries/inquiry-1', { inquiry: makeInquiry({ status: 'answered' }) });
  const { user } = renderStaffPage(<InboxPage route={{ page: 'inbox' }} />);
  const detail = await openFirst(user);
  expect(detail.queryByRole('button', { name: 'Mark as answered' })).not.toBeInTheDocument();
  const reply = detail.getByRole('link', { name: 'Reply by email' });
  // jsdom does not implement navigation to mailto: URLs.
  reply.addEventListener('click', (event) => event.preventDefault());
  await user.click(reply);
  await user.click(await detail.findByRole('button', { name: 'Mark as answered' }));
  expect(await screen.findByText('Marked as Answered')).toBeVisible();
  expect(bodies).toEqual([{ status: 'answered', updatedAt: makeInquiry().updatedAt }]);
  await waitFor(() => expect(detail.queryByRole('button', { name: 'Mark as answered' })).not.toBeInTheDocument());
  expect(detail.getByRole('radio', { name: 'Answered' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: /^Open inquiry from Dana/ })).toHaveFocus());
});

test('saves a new status and updates the count of new inquiries in the sidebar', async () => {
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
  const newCount = { name: /1 new$/, hidden: true };
  expect(await screen.findByRole('button', newCount)).toBeInTheDocument();
  const detail = await openFirst(user);
  await user.click(detail.getByRole('radio', { name: 'Answered' }));
  expect(await screen.findByText('Marked as Answered')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', newCount)).not.toBeInTheDocument());
  expect(detail.getByRole('radio', { name: 'Answered' })).toBeChecked();
});

test('a status conflict shows the message and loads the latest version', async () => {
  api.use(
    mockList(),
    mockError('put', '/inquiries/inquiry-1', 409, { code: 'stale-version', message: messages.staleVersion }),
  );
  const { user } = renderStaffPage(<InboxPage route={{ page: 'inbox' }} />);
  const detail = await openFirst(user);
  api.use(mockInquiry({ status: 'archived' }));
  await user.click(detail.getByRole('radio', { name: 'Answered' }));
  expect(await screen.findByText(messages.staleVersion)).toBeVisible();
  await waitFor(() => expect(detail.getByRole('radio', { name: 'Archived' })).toBeChecked());
});

const makeEmail = (email: Partial<InquiryEmail> = {}): InquiryEmail => ({
  _id: 'email-1',
  purpose: 'confirmation',
  to: 'dana@example.com',
  state: 'failed',
  sentAt: null,
  nextAttemptAt: null,
  error: null,
  ...email,
});

test('shows the state of each email, in the brewery’s time zone', async () => {
  const emails = [
    makeEmail({
      _id: 'a',
      purpose: 'notification',
      to: 'us@example.com',
      state: 'sent',
      sentAt: '2026-06-02T00:30:00Z',
    }),
    makeEmail({ _id: 'b', state: 'waiting' }),
    makeEmail({ _id: 'c', state: 'waiting', nextAttemptAt: '2026-06-02T01:00:00Z', error: '451 Try again later' }),
    makeEmail({ _id: 'd', state: 'no-mail-server' }),
  ];
  api.use(mockList([makeInquiry({ emails })]));
  const { user } = renderStaffPage(<InboxPage route={{ page: 'inbox' }} />);
  expect(await screen.findByRole('row', { name: /Dana/ })).not.toHaveTextContent('Email failed');
  const section = (await openFirst(user)).getByRole('region', { name: 'Emails' });
  expect(textsOf(within(section).getAllByRole('listitem'))).toEqual([
    'Notification to us@example.comSent Monday, June 1, 2026, 5:30 PM',
    'Confirmation to dana@example.comWaiting to be sent',
    'Confirmation to dana@example.comWaiting for the next attempt: Monday, June 1, 2026, 6:00 PM451 Try again later',
    'Confirmation to dana@example.comNot sent: mail is not set up on this server',
  ]);
});

test('marks an inquiry whose email failed, shows the reason and sends it again', async () => {
  const failed = makeInquiry({ emails: [makeEmail({ error: '550 User unknown' })] });
  const waiting = makeInquiry({ emails: [makeEmail({ state: 'waiting' })] });
  api.use(
    mockList([failed]),
    mockError('post', '/inquiries/inquiry-1/emails/email-1/resend', 503, { message: 'Later' }),
  );
  const { user } = renderStaffPage(<InboxPage route={{ page: 'inbox' }} />);
  expect(await screen.findByRole('row', { name: /Dana/ })).toHaveTextContent('Email failed');
  const detail = await openFirst(user);
  expect(detail.getByText('550 User unknown')).toBeVisible();
  api.use(mockInquiry(failed));
  await user.click(detail.getByRole('button', { name: 'Send the confirmation again' }));
  expect(await screen.findByText('Later')).toBeVisible();
  api.use(
    mockList([waiting]),
    mockInquiry(waiting),
    mockJson('post', '/inquiries/inquiry-1/emails/email-1/resend', { inquiry: waiting }),
  );
  await user.click(detail.getByRole('button', { name: 'Send the confirmation again' }));
  expect(await detail.findByText('Waiting to be sent')).toBeVisible();
  expect(detail.getByRole('heading', { name: 'Emails' })).toHaveFocus();
  await waitFor(() => expect(screen.queryByText('Email failed')).not.toBeInTheDocument());
});

test('deletes an inquiry after confirmation and closes the drawer', async () => {
  api.use(mockList(), mockJson('delete', '/inquiries/inquiry-1', { message: 'Inquiry deleted successfully' }));
  const { user } = renderStaffPage(<InboxPage route={{ page: 'inbox' }} />);
  const detail = await openFirst(user);
  await user.click(detail.getByRole('button', { name: 'Delete' }));
  await answer(user, 'Delete');
  expect(await screen.findByText('Inquiry deleted successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('says so if the inquiry of the route no longer exists', async () => {
  api.use(mockList(), mockError('get', '/inquiries/gone', 404, { message: 'Inquiry not found' }));
  const { user } = renderStaffPage(<InboxPage route={{ page: 'inbox', id: 'gone' }} />, {
    route: { page: 'inbox', id: 'gone' },
  });
  expect(await screen.findByText('This inquiry no longer exists')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show the inbox' }));
  expect(currentRoute()).toEqual({ page: 'inbox' });
});
