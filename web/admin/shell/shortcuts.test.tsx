import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { api, mockJson, mockQueries } from '../../test/api';
import {
  makeBeer,
  makeEvent,
  makeInquiry,
  makePageEntry,
  makePagination,
  makeTaproom,
  mockTaprooms,
} from '../test/factories';
import { renderStaffPage } from '../test/render-staff';
import { currentRoute } from './navigation';
import { ShortcutDialogs } from './shortcuts';

const contactPage = makePageEntry({ key: 'contact-page', label: 'Contact', path: '/contact' });

const mockLists = () =>
  api.use(
    mockJson('get', '/beers/admin', { beers: [makeBeer()], pagination: makePagination(1) }),
    mockJson('get', '/events/admin', { events: [makeEvent()], pagination: makePagination(1), upcomingTotal: 1 }),
    mockJson('get', '/inquiries', { inquiries: [makeInquiry()], pagination: makePagination(1) }),
    mockJson('get', '/distributors/admin', { distributors: [], pagination: makePagination(0) }),
    mockJson('get', '/redirects/admin', { redirects: [], pagination: makePagination(0) }),
    mockJson('get', '/newsletter/subscribers', { data: { subscribers: [], pagination: makePagination(0) } }),
    mockJson('get', '/pages/admin', { pages: { entries: [contactPage], placeholders: [], unknownPlaceholders: [] } }),
    mockJson('get', '/shipping-states/admin', { shippingStates: [] }),
    mockJson('get', '/screens', { screens: [] }),
    mockJson('get', '/auth/users', { users: [] }),
    ...mockTaprooms(makeTaproom('auburn')),
  );

function renderPage(page = <></>) {
  const onSave = vi.fn<() => void>();
  const view = renderStaffPage(
    <>
      <ShortcutDialogs />
      <main>
        <input type="search" aria-label="Search beers" />
        <textarea aria-label="Notes" />
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSave();
          }}
        >
          <button type="submit">Save</button>
        </form>
        {page}
      </main>
    </>,
  );
  return { ...view, onSave };
}

const findJump = () => screen.findByRole('dialog', { name: 'Quick jump' });

async function openJump(user: UserEvent) {
  await user.keyboard('{Control>}k{/Control}');
  return within(await findJump());
}

test('/ focuses the search, but is typed into a field', async () => {
  const { user } = renderPage();
  await user.keyboard('/');
  const search = screen.getByRole('searchbox', { name: 'Search beers' });
  expect(search).toHaveFocus();
  expect(search).toHaveValue('');
  await user.click(screen.getByRole('textbox', { name: 'Notes' }));
  await user.keyboard('1/2?');
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('1/2?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Ctrl+S saves the form, also while typing; S alone does not', async () => {
  const { user, onSave } = renderPage();
  await user.click(screen.getByRole('textbox', { name: 'Notes' }));
  await user.keyboard('s');
  expect(onSave).not.toHaveBeenCalled();
  await user.keyboard('{Control>}s{/Control}');
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('Ctrl+K finds a record on the server; Enter opens the first result', async () => {
  mockLists();
  const queries = mockQueries('/beers/admin', { beers: [makeBeer()], pagination: makePagination(1) });
  const { user } = renderPage();
  const jump = await openJump(user);
  await user.keyboard('haz');
  expect(await jump.findByRole('option', { name: /Gold Rush Haze/ })).toHaveTextContent('Hazy IPA');
  expect(jump.getByRole('option', { name: /Pub Quiz/ })).toHaveTextContent('Jul 1, 2027');
  expect(jump.getByRole('option', { name: /Dana Whitfield/ })).toHaveTextContent('Contact message');
  expect(queries).toEqual([expect.stringContaining('search=haz')]);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'events', id: 'quiz' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['domain', /^Domain/, { page: 'site', id: 'domain' }],
  ['mail', /^Mail Server/, { page: 'settings', id: 'mail' }],
  ['logo', /^Logo and icon/, { page: 'content', id: 'main-website' }],
  ['faq', /^Contact \/contact/, { page: 'pages-edit', id: 'contact-page' }],
])('the quick jump knows “%s”', async (word, name, route) => {
  mockLists();
  const { user } = renderPage();
  const jump = await openJump(user);
  await user.keyboard(word);
  await user.click(await jump.findByRole('option', { name }));
  await waitFor(() => expect(currentRoute()).toEqual(route));
});

test('the quick jump offers pages without a search, and Escape closes it', async () => {
  const { user } = renderPage();
  await user.click(screen.getAllByRole('button', { name: 'Jump to…' })[0] as HTMLElement);
  expect(within(await findJump()).getByRole('option', { name: 'Settings' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await openJump(user);
  await user.keyboard('%');
  expect(await screen.findByText('Nothing found')).toBeVisible();
});

test('? lists the shortcuts, and Escape returns the focus', async () => {
  const { user } = renderPage();
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toHaveTextContent('Save the open form');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(save).toHaveFocus());
});

test('after a jump, the quick jump still returns the focus when it is closed', async () => {
  const { user } = renderPage();
  await user.click((await openJump(user)).getByRole('option', { name: 'Settings' }));
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'settings' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const save = screen.getByRole('button', { name: 'Save' });
  save.focus();
  await openJump(user);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Jump to' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(save).toHaveFocus());
});
