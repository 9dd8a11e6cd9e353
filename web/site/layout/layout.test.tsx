import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, MemoryRouter } from 'react-router-dom';
import { defaultHours } from '@domain/location/default-content';
import { renderToString } from 'react-dom/server';
import { testSite } from '../../test/render-site';
import { SiteProvider } from '../site-context';
import { SiteLayout } from './layout';
import { getHeaderClasses, toTaproomLinks } from '../navigation';
import { AgeGate } from './age-gate';
import { demoTaprooms } from '../demo/demo-taprooms';
import { NoScriptMenu } from './site-header';

beforeEach(() => void (window.scrollY = 0));

/** Uses a data router, which ScrollRestoration needs. */
function renderLayout(path = '/', site = testSite) {
  let finish = () => {};
  const loader = () => new Promise<null>((resolve) => (finish = () => resolve(null)));
  const pages = [{ path: '/slow', loader }, { path: '*' }];
  const router = createMemoryRouter([{ Component: SiteLayout, children: pages }], { initialEntries: [path] });
  const page = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SiteProvider config={site}>
        <RouterProvider router={router} />
      </SiteProvider>
    </QueryClientProvider>,
  );
  return { ...page, router, finish: () => finish() };
}
const getHeader = () => screen.getByRole('banner');
const getDesktopNavigation = () => within(within(getHeader()).getAllByRole('navigation', { name: 'Main' })[0]!);

test('while a navigation waits for its page, there is a progress bar', async () => {
  const { router, finish } = renderLayout();
  act(() => void router.navigate('/slow'));
  expect(await screen.findByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  await act(async () => finish());
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('shows the links in order and marks the current one', () => {
  renderLayout('/beers');
  const links = getDesktopNavigation()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Home', '/'],
    ['Beers', '/beers'],
    ['Events', '/events'],
    ['Store', '/store'],
    ['Shipping', '/shipping'],
    ['Rewards', '/rewards'],
    ['Distributors', '/distributors'],
    ['Contact', '/contact'],
  ]);
  expect(getDesktopNavigation().getByRole('link', { current: 'page' })).toHaveTextContent('Beers');
});

test('the Tasting Room menu opens, and closes on a click outside and on Escape, which returns the focus', async () => {
  renderLayout();
  const trigger = screen.getByRole('button', { name: 'Tasting Room' });
  await userEvent.click(trigger);
  expect(screen.getByRole('link', { name: 'Auburn, CA' })).toHaveAttribute('href', '/auburn');
  expect(screen.getByRole('link', { name: 'Folsom, CA' })).toHaveAttribute('href', '/locations/folsom');
  expect(screen.getByRole('link', { name: 'On Tap Now' })).toHaveAttribute('href', '/taps');
  await userEvent.click(document.body);
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(trigger);
  await userEvent.keyboard('{Escape}');
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  expect(trigger).toHaveFocus();
});

test.each([
  ['/', 0, 'false'],
  ['/', 10, 'false'],
  ['/', 11, 'true'],
  ['/store', 0, 'true'],
  ['/shipping', 0, 'true'],
  ['/rewards', 0, 'true'],
])('on %s, scrolled by %d px, the header is compact: %s', (path, scrollY, isCompact) => {
  renderLayout(path);
  window.scrollY = scrollY;
  fireEvent.scroll(window);
  expect(getHeader()).toHaveAttribute('data-compact', isCompact);
});

test('the mobile menu lists all links, makes the page inert and closes on Escape', async () => {
  renderLayout();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(within(getHeader()).getAllByRole('navigation', { name: 'Main' })[1]!);
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(
    expect.arrayContaining(['Home', 'Contact', 'Auburn, CA', 'Folsom, CA']),
  );
  expect(screen.getByRole('main', { hidden: true }).parentElement).toHaveAttribute('inert');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});

test('the mobile menu closes when the window becomes wide, for example on rotation', async () => {
  const query = Object.assign(new EventTarget(), { matches: false });
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  renderLayout();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const page = screen.getByRole('main', { hidden: true }).parentElement;
  expect(page).toHaveAttribute('inert');
  query.matches = true;
  act(() => void query.dispatchEvent(new Event('change')));
  expect(page).not.toHaveAttribute('inert');
});

const withBrand = (brand: Partial<typeof testSite.brand>) => ({ ...testSite, brand: { ...testSite.brand, ...brand } });

test.each([
  ['built-in', null, 'logo-light'],
  ['uploaded', { url: '/uploads/own.svg', alt: null, width: 200, height: 80 }, '/uploads/own.svg'],
])('shows the %s logo', (_, logo, source) => {
  renderLayout('/', withBrand({ logo }));
  const image = within(getHeader()).getByRole('img', { name: testSite.brand.name });
  expect(image).toHaveAttribute('src', expect.stringContaining(source));
});

test('another brewery without a logo shows its name, and only what it has filled in', () => {
  const brand = { name: 'Tidewater Ales', facebook: null, youtube: null, poweredByName: null, advertiserLine: '' };
  renderLayout('/', { ...withBrand(brand), navigation: [{ label: 'Shop', href: 'https://shop.example/' }] });
  expect(within(getHeader()).getByText('Tidewater Ales')).toBeVisible();
  expect(within(getHeader()).queryByRole('img')).not.toBeInTheDocument();
  expect(getDesktopNavigation().getByRole('link', { name: /^Shop/ })).toHaveAttribute('target', '_blank');
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText(/^© \d{4} Tidewater Ales\. All rights reserved\.$/)).toBeVisible();
  expect(footer.queryByText(/Powered By/)).not.toBeInTheDocument();
  expect(footer.queryByRole('link', { name: /^Facebook/ })).not.toBeInTheDocument();
  expect(footer.getByRole('link', { name: /^Instagram/ })).toBeVisible();
});

test('the footer links to profiles on any social network', () => {
  const otherNetworks = [
    'https://www.tiktok.com/@harbor',
    'https://bsky.app/profile/harbor',
    'https://www.threads.net/@harbor',
    'https://x.com/harbor',
    'https://beer.social/@harbor',
    'https://www.example.com/harbor',
  ].join(' ');
  renderLayout('/', withBrand({ otherNetworks }));
  const names = within(screen.getByRole('contentinfo'))
    .getAllByRole('link', { name: /opens in a new tab/ })
    .map((link) => link.getAttribute('aria-label')?.split(' (')[0]);
  expect(names).toEqual(
    expect.arrayContaining(['Facebook', 'TikTok', 'Bluesky', 'Threads', 'X', 'Mastodon, beer.social', 'example.com']),
  );
});

test.each([
  [8, 'max-lg:hidden'],
  [10, 'max-xl:hidden'],
  [12, 'max-2xl:hidden'],
  [13, 'hidden'],
])('%d links with labels of eight letters are in the header with %s', (count, className) => {
  // One less, for the menu of taprooms with its twelve letters.
  const links = Array.from({ length: count - 1 }, () => ({ label: 'Brewpubs', href: '/' }));
  expect(getHeaderClasses([...links, { label: 'Tasting Room', href: '/auburn' }], false)[0]).toBe(className);
});

test('without content from the API, the footer shows the days of the week, default hours and contact', async () => {
  const now = '2026-06-10T20:00:00Z';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  renderLayout('/', { ...testSite, now });
  const footer = within(screen.getByRole('contentinfo'));
  expect(await footer.findByRole('heading', { name: 'Open 7 days a week' })).toBeVisible();
  expect(await footer.findByText(defaultHours.auburn.display)).toBeVisible();
  expect(footer.getByRole('link', { name: '(530) 555-0123' })).toHaveAttribute('href', 'tel:+15305550123');
  expect(footer.getByText(/dedicated to producing world-renowned craft beers since 2010/)).toBeVisible();
  expect(footer.getByRole('link', { name: 'Taproom' })).toHaveAttribute('href', '/auburn');
  expect(footer.getByRole('link', { name: /^Instagram/ })).toHaveAttribute('rel', 'noopener');
});

test('shows the age gate only when the setting is on', async () => {
  renderLayout();
  expect(screen.queryByText('Are you 21 or older?')).not.toBeInTheDocument();
  cleanup();
  renderLayout('/', { ...testSite, ageGate: true });
  expect(await screen.findByText('Are you 21 or older?')).toBeInTheDocument();
});

test('on the page of the Folsom taproom, footer and mobile menu show Folsom', async () => {
  renderLayout('/locations/folsom');
  const footer = within(screen.getByRole('contentinfo'));
  expect(await footer.findByText(defaultHours.folsom.display)).toBeVisible();
  expect(footer.getByRole('link', { name: '(916) 555-0188' })).toHaveAttribute('href', 'tel:+19165550188');
  expect(footer.getByText(/412 Sutter Wharf Lane/)).toBeVisible();
  expect(footer.queryByText(/Nevada Station Road/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  expect(await within(getHeader()).findByText(/412 Sutter Wharf Lane/)).toBeVisible();
});

const renderGate = () =>
  render(
    <SiteProvider config={testSite}>
      <AgeGate />
    </SiteProvider>,
  );
const queryDialog = () => screen.queryByRole('dialog', { name: 'Are you 21 or older?' });
const confirmAge = () => userEvent.click(screen.getByRole('button', { name: 'Yes, I am 21+' }));

test('a brand name that ends with a period adds no second one', () => {
  renderGate();
  expect(queryDialog()).toHaveTextContent('To visit Boldridge Brewing Co. you must be of legal drinking age.');
});

test('is closed by the confirmation, which restores the focus, and stays closed on the next page load', async () => {
  const { unmount } = renderGate();
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  await confirmAge();
  expect(close).toHaveBeenCalledOnce();
  expect(queryDialog()).not.toBeInTheDocument();
  unmount();
  renderGate();
  expect(queryDialog()).not.toBeInTheDocument();
});

test('without access to storage, the confirmation lasts until the next page load', async () => {
  const throwSecurityError = () => {
    throw new DOMException('Storage is off', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwSecurityError);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError);
  const { unmount } = renderGate();
  await confirmAge();
  expect(queryDialog()).not.toBeInTheDocument();
  unmount();
  renderGate();
  expect(queryDialog()).toBeInTheDocument();
});

test('without JavaScript, the menu is a disclosure with all links', () => {
  vi.stubEnv('SSR', true);
  const items = [...testSite.navigation, ...toTaproomLinks(demoTaprooms)];
  const html = renderToString(
    <MemoryRouter>
      <NoScriptMenu label="Menu" items={items} className="" />
    </MemoryRouter>,
  );
  const menu = /<noscript><details><summary[^>]*>Menu<\/summary>(.*)<\/details><\/noscript>/.exec(html)?.[1];
  expect([...(menu ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(items.map(({ href }) => href));
});
