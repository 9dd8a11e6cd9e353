/** Pages whose texts were changed in the panel. */
import { screen, waitFor, within } from '@testing-library/react';
import { initialPage } from '@domain/page/initial-page';
import { findPage, type PageKey, type PageOf } from '@domain/page/pages';
import { api, mockJson, mockTaprooms } from '../test/api';
import { eventPage, makeBeer } from '../test/factories';
import { testSite, renderSite } from '../test/render-site';
import { demoTaprooms } from './demo/demo-taprooms';

const auburn = demoTaprooms[0]!;
const taproom = { ...auburn, name: 'Barrel House', city: 'Reno', state: 'NV', seoDescription: null };

function mockPage<Key extends PageKey>(key: Key, change: (page: PageOf<Key>) => object) {
  const page = initialPage(findPage(key)!, 'demo') as unknown as PageOf<Key>;
  api.use(mockJson('get', `/pages/${key}`, { page: { ...page, ...change(page) } }));
}

beforeEach(() => {
  api.use(
    mockTaprooms([taproom]),
    mockJson('get', '/events', eventPage()),
    mockJson('get', '/beers/haze', { beer: makeBeer({ name: 'Haze', slug: 'haze', style: 'IPA', isAvailable: true }) }),
  );
});

const render = async (url: string) => {
  await renderSite(url, { ...testSite, taprooms: [taproom] });
  await screen.findByRole('heading', { level: 1 });
  return within(screen.getByRole('main'));
};

const headings = (main: ReturnType<typeof within>) =>
  main.getAllByRole('heading', { level: 2 }).map((heading: HTMLElement) => heading.textContent);

test('the sections of taproom pages have another order; without the form, nothing leads to it', async () => {
  mockPage('taproom', ({ sections, seo }) => ({
    seo: { ...seo, description: '{taproom} of {shortName} in {city}' },
    sections: sections
      .filter(({ type }) => type !== 'taproom-contact')
      .map((section) =>
        section.type === 'taproom-events' ? { ...section, heading: 'Soon {atTaproom}', callText: 'Come by.' } : section,
      )
      .toReversed(),
  }));
  const main = await render(taproom.path);
  expect(headings(main)).toEqual(['Soon at Barrel House', 'What to Expect', 'About the taproom']);
  expect(await main.findByText(/New dates are added every week\. Come by\./)).toBeVisible();
  expect(main.queryByText('Book a Private Event')).not.toBeInTheDocument();
  await waitFor(() =>
    expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'Barrel House of Boldridge in Reno, NV',
    ),
  );
});

test('beer pages have other places to buy, sections and titles', async () => {
  mockPage('beer', ({ sections, seo }) => ({
    seo: { ...seo, title: '{beer}, our {style}' },
    sections: sections
      .filter(({ type }) => type !== 'beer-details')
      .map((section) =>
        section.type === 'find-beer'
          ? {
              ...section,
              heading: 'Drink {beer}',
              sellers: [
                { title: 'By bike', text: 'We ride.', linkLabel: 'Order', linkHref: '/bike' },
                { title: 'In shops', text: 'The page is off.', linkLabel: 'Find a shop', linkHref: null },
              ],
            }
          : section,
      ),
  }));
  const main = await render('/beers/haze');
  expect(headings(main)).toContain('Drink Haze');
  expect(headings(main)).not.toContain('About');
  expect(main.getByText('Ask for Haze at the bar at Barrel House.')).toBeVisible();
  expect(main.getByRole('link', { name: 'Order' })).toHaveAttribute('href', '/bike');
  expect(main.queryByRole('link', { name: 'Find a Distributor' })).not.toBeInTheDocument();
  expect(main.queryByText('In shops')).not.toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Haze, our IPA | Boldridge Brewing Co.'));
});

test('an unknown URL has links to the beers and to home', async () => {
  await render('/no-such-page');
  expect(await screen.findByRole('link', { name: 'See our beers' })).toHaveAttribute('href', '/beers');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('an unknown URL shows the content of its page', async () => {
  mockPage('not-found', ({ hero }) => ({ hero: { ...hero, title: 'Lost?', otherLabel: null } }));
  await render('/no-such-page');
  expect(await screen.findByRole('heading', { level: 1, name: 'Lost?' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Back to Home' })).not.toBeInTheDocument();
});

test('changed words are in labels, hints, choices and the footer; what is sent stays', async () => {
  const words = {
    Guests: 'How many',
    Wedding: 'I do',
    'Send Request': 'Ask us',
    Email: 'Your email',
    Legal: 'Fine print',
  };
  await renderSite('/contact?type=wedding', { ...testSite, taprooms: [taproom], words });
  const main = within(screen.getByRole('main'));
  expect(await main.findByRole('textbox', { name: /^How many/ })).toBeVisible();
  expect(main.getByRole('textbox', { name: /^Your email/ })).toBeVisible();
  expect(main.getByRole('option', { name: 'I do' })).toHaveValue('wedding');
  expect(main.getByRole('button', { name: 'Ask us' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Fine print' })).toBeVisible();
});
