import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { defaultHours } from '@domain/location/default-content';
import { answers, api, refuses } from '../../test/api';
import { testSite } from '../../test/render-route';
import { SiteProvider } from '../site-context';
import { SiteLayout } from './layout';

beforeEach(() => {
  window.scrollY = 0;
  api.use(
    refuses('get', '/content/location/main-website', 500, { message: 'Something went wrong.' }),
    refuses('get', '/content/location/auburn/public', 500, { message: 'Something went wrong.' }),
  );
});

/** A router as the site has it: it restores the place on the page. */
function show(path = '/') {
  const router = createMemoryRouter([{ path: '*', Component: SiteLayout }], { initialEntries: [path] });
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SiteProvider config={testSite}>
        <RouterProvider router={router} />
      </SiteProvider>
    </QueryClientProvider>,
  );
}
const header = () => screen.getByRole('banner');
const desktopNavigation = () => within(within(header()).getAllByRole('navigation', { name: 'Main' })[0]!);

test('the links are in their order and the current one is marked', () => {
  show('/beers');
  const links = desktopNavigation()
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
  const current = desktopNavigation().getByRole('link', { current: 'page' });
  expect(current).toHaveTextContent('Beers');
});

test('the Tasting Room menu opens, and a click outside of it closes it', async () => {
  show();
  const trigger = screen.getByRole('button', { name: 'Tasting Room' });
  await userEvent.click(trigger);
  expect(screen.getByRole('link', { name: 'Auburn, CA' })).toHaveAttribute('href', '/auburn');
  expect(screen.getByRole('link', { name: 'Folsom, CA' })).toHaveAttribute('href', '/locations/folsom');
  await userEvent.click(document.body);
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('Escape closes the Tasting Room menu and gives the focus back', async () => {
  show();
  const trigger = screen.getByRole('button', { name: 'Tasting Room' });
  await userEvent.click(trigger);
  await userEvent.keyboard('{Escape}');
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  expect(trigger).toHaveFocus();
});

test.each([
  [0, 'false'],
  [10, 'false'],
  [11, 'true'],
])('scrolled by %d px the header is compact: %s', (distance, compact) => {
  show();
  window.scrollY = distance;
  fireEvent.scroll(window);
  expect(header()).toHaveAttribute('data-compact', compact);
});

test.each(['/store', '/shipping', '/rewards'])('on %s the header is compact from the start', (path) => {
  show(path);
  expect(header()).toHaveAttribute('data-compact', 'true');
});

test('the menu of small screens lists every link, hides the page behind it, and closes on Escape', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const menu = within(within(header()).getAllByRole('navigation', { name: 'Main' })[1]!);
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual(
    expect.arrayContaining(['Home', 'Contact', 'Auburn, CA', 'Folsom, CA']),
  );
  expect(screen.getByRole('main', { hidden: true }).parentElement).toHaveAttribute('inert');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
});

test('the built-in logo stays when there is no other', () => {
  show();
  expect(within(header()).getByRole('img', { name: testSite.brand.name })).toHaveAttribute(
    'src',
    expect.stringContaining('logo-light'),
  );
});

test('a custom logo takes its place', async () => {
  const content = { location: 'main-website', logo: { url: '/uploads/own.svg', filename: 'own.svg' } };
  api.use(answers('get', '/content/location/main-website', { content }));
  show();
  const [logo] = screen.getAllByRole('img', { name: testSite.brand.name });
  await expect.poll(() => logo?.getAttribute('src')).toBe('/uploads/own.svg');
});

test('the footer says when and where, also when nobody answers', async () => {
  show();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('heading', { name: 'Open 7 days a week' })).toBeVisible();
  expect(await footer.findByText(defaultHours.auburn.display)).toBeVisible();
  expect(footer.getByRole('link', { name: '(530) 555-0123' })).toHaveAttribute('href', 'tel:5305550123');
  expect(footer.getByText(/dedicated to producing world-renowned craft beers since 2010/)).toBeVisible();
  expect(footer.getByRole('link', { name: 'Taproom' })).toHaveAttribute('href', '/auburn');
  expect(footer.getByRole('link', { name: /^Instagram/ })).toHaveAttribute('rel', 'noopener');
});
