import { act, screen, waitFor } from '@testing-library/react';
import { api, mockDeferred, mockJson } from '../../test/api';
import { makeBeer, makeInquiry, makePagination, makeSiteSettings } from '../test/factories';
import { renderStaffPage } from '../test/render-staff';
import { keepFocus } from '../lib/restore-focus';
import { navigate } from './navigation';
import { PageOutlet } from './page-outlet';

test('the document title contains the page and the configured brand name', async () => {
  api.use(mockJson('get', '/site', { site: { settings: makeSiteSettings({ name: 'Copper Creek' }) } }));
  renderStaffPage(<PageOutlet />, { route: { page: 'beers-new' } });
  await waitFor(() => expect(document.title).toBe('New Beer | Staff | Copper Creek'));
});

test('the heading of a new page gets the focus and keeps it while the record loads', async () => {
  const loaded = mockDeferred('get', '/beers/admin/haze', { beer: makeBeer() });
  api.use(loaded.handler);
  renderStaffPage(<PageOutlet />, { route: { page: 'beers-new' } });
  await screen.findByRole('form', { name: 'New beer' });
  expect(document.body).toHaveFocus();
  await act(() => navigate({ page: 'beers-edit', id: 'haze' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Edit Beer' })).toHaveFocus());
  loaded.send();
  await screen.findByRole('form', { name: 'Edit beer' });
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Beer' })).toHaveFocus();
});

test('when a record that was opened by its route is closed, the heading gets the focus', async () => {
  const inquiry = makeInquiry({ _id: 'i1', name: 'Dana Whitfield' });
  api.use(
    mockJson('get', '/inquiries/i1', { inquiry }),
    mockJson('get', '/inquiries', { inquiries: [inquiry], pagination: makePagination(1) }),
  );
  const { user } = renderStaffPage(<PageOutlet />, { route: { page: 'inbox', id: 'i1' } });
  await screen.findByRole('dialog', { name: 'Dana Whitfield' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Inbox' })).toHaveFocus());
});

function showBeers() {
  const main = document.createElement('main');
  main.innerHTML =
    '<h1 tabindex="-1">Beers</h1><ul><li><button>Haze</button></li><li><button>Porter</button></li></ul>';
  document.body.append(main);
  const stop = keepFocus();
  onTestFinished(() => {
    stop();
    main.remove();
  });
  const [haze, porter] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  haze.focus();
  return { haze, porter };
}

test('when the focused control disappears, the nearest one that is left gets the focus, or else the heading', async () => {
  const { haze, porter } = showBeers();
  haze.parentElement?.remove();
  await waitFor(() => expect(porter).toHaveFocus());
  screen.getByRole('list').remove();
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

test('a control that is left, as by “Done” of a phone’s keyboard, does not get the focus back when others change', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { haze, porter } = showBeers();
  haze.blur();
  porter.remove();
  await vi.advanceTimersByTimeAsync(100);
  expect(document.body).toHaveFocus();
});
