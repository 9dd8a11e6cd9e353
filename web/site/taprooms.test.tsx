/** Pages with none, one, two and five taprooms. */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Taproom } from '@domain/taproom/schema';
import { mapWeek } from '@domain/location/constants';
import { api, mockJson, mockTaprooms } from '../test/api';
import { beerPage, eventPage, makeBeer, makeEvent } from '../test/factories';
import { testSite, renderSite } from '../test/render-site';
import { textsOf } from '../test/page';
import { demoTaprooms } from './demo/demo-taprooms';
import { emptyTaproom } from './routes/taproom';

const [auburn, folsom] = demoTaprooms as [Taproom, Taproom];
const openingHours = { ...folsom.openingHours, regular: mapWeek(() => []), texts: {} };
const withoutHours = { ...folsom, openingHours };
const named = (name: string, slug: string): Taproom => ({
  ...folsom,
  _id: slug,
  name,
  slug,
  path: `/locations/${slug}`,
});
const reno = { ...named('The Old Railroad Depot and Beer Garden', 'railroad-depot'), city: 'Reno', state: 'NV' };
const five = [auburn, folsom, reno, named('Tahoe', 'tahoe'), named('Chico', 'chico')];

const beer = makeBeer({ name: 'Haze', slug: 'haze', isAvailable: true });
const events = [
  makeEvent({ _id: 'trivia', title: 'Trivia', tapRoom: 'All' }),
  makeEvent({ _id: 'farewell', title: 'Farewell', tapRoom: 'Closed Down' as 'Auburn' }),
];

beforeEach(() => {
  api.use(
    mockTaprooms(five),
    mockJson('get', '/beers/featured', { beers: [] }),
    mockJson('get', '/beers/haze', { beer }),
    mockJson('get', '/beers', beerPage([beer])),
    mockJson('get', '/events', eventPage(...events)),
  );
});

async function renderWith(url: string, taprooms: Taproom[]) {
  await renderSite(url, { ...testSite, taprooms });
  await screen.findByRole('heading', { level: 1 });
}

const headerNavigation = () => within(screen.getAllByRole('navigation', { name: 'Main' })[0]!);

test('the header has a plain link to a single taproom, marked on its page', async () => {
  await renderWith('/auburn', [auburn]);
  const link = headerNavigation().getByRole('link', { name: 'Tasting Room' });
  expect(link).toHaveAttribute('href', '/auburn');
  expect(link).toHaveAttribute('aria-current', 'page');
  expect(headerNavigation().queryByRole('button')).not.toBeInTheDocument();
});

test('the header has a menu of five taprooms, and announces one without hours as coming soon', async () => {
  await renderWith('/', [auburn, withoutHours, ...five.slice(2)]);
  await userEvent.click(headerNavigation().getByRole('button', { name: 'Tasting Room' }));
  const links = within(screen.getByRole('button', { name: 'Tasting Room' }).parentElement!).getAllByRole('link');
  const folsomLabel = 'Folsom, CA (Coming Soon)';
  expect(textsOf(links)).toEqual(['Auburn, CA', folsomLabel, reno.name, 'Tahoe', 'Chico', 'On Tap Now']);
  expect(links[2]).toHaveAttribute('href', '/locations/railroad-depot');
});

const footer = () => within(screen.getByRole('contentinfo'));

test('the footer announces a taproom without hours as coming soon', async () => {
  await renderWith('/', [withoutHours]);
  expect(await footer().findByRole('heading', { name: 'Coming soon' })).toBeVisible();
  expect(footer().queryByText('Closed')).not.toBeInTheDocument();
});

test('the footer tells that today differs from the hours of the week', async () => {
  const holiday = { from: '2000-01-01', to: '2100-01-01', spans: [], reason: 'the winter break' };
  await renderWith('/', [{ ...auburn, openingHours: { ...auburn.openingHours, exceptions: [holiday] } }, folsom]);
  expect(await footer().findByText(/^Closed today for the winter break/)).toBeVisible();
  expect(footer().getByRole('heading', { name: 'Open 7 days a week' })).toBeVisible();
});

test.each([
  [0, null],
  [1, ['Auburn, CA']],
  [5, ['Auburn, CA', 'Folsom, CA', reno.name, 'Tahoe', 'Chico']],
])('with %d taprooms, the home page has a button for each', async (count, names) => {
  await renderWith('/', five.slice(0, count));
  const name = count === 1 ? 'Visit our tasting room' : 'Visit our tasting rooms';
  const buttons = screen.queryByRole('group', { name });
  expect(buttons && textsOf(within(buttons).getAllByRole('link'))).toEqual(names);
});

test('the home page names a single taproom without a switcher', async () => {
  await renderWith('/', [auburn]);
  const section = within(screen.getByRole('region', { name: 'Our taproom' }));
  expect(section.getByRole('heading', { level: 3, name: 'Auburn' })).toBeVisible();
  expect(section.queryByRole('button')).not.toBeInTheDocument();
  expect(section.getByRole('link', { name: 'Visit Auburn' })).toHaveAttribute('href', '/auburn');
});

const feedNames = () =>
  textsOf(
    within(screen.getByRole('region', { name: 'Every event, on your phone' })).getAllByRole('link', {
      name: /^Download/,
    }),
  );

test('/events filters by each of several taprooms and has a feed of each', async () => {
  await renderWith('/events', five);
  const filter = within(await screen.findByRole('list', { name: 'Taproom' }));
  expect(textsOf(filter.getAllByRole('link'))).toEqual(['All', ...five.map(({ name }) => name)]);
  expect(filter.getByRole('link', { name: reno.name })).toHaveAttribute('href', '/events?taproom=railroad-depot');
  expect(feedNames()).toEqual(['Download .ics: All taprooms', ...five.map(({ name }) => `Download .ics: ${name}`)]);
  expect(screen.getByText('All taprooms', { selector: 'article *' })).toBeVisible();
});

test('/events of a single taproom has no filter and one feed; an event of a hidden one keeps its name', async () => {
  await renderWith('/events', [auburn]);
  await screen.findByRole('article', { name: /^Trivia/ });
  expect(screen.queryByRole('list', { name: 'Taproom' })).not.toBeInTheDocument();
  expect(feedNames()).toEqual(['Download .ics: Auburn, CA']);
  expect(within(screen.getByRole('article', { name: /^Farewell/ })).getByText('Closed Down')).toBeVisible();
});

test.each([
  ['At our taproom', [auburn]],
  ['At our taprooms', [auburn, folsom]],
])('the page of a beer says “%s”', async (title, taprooms) => {
  await renderWith('/beers/haze', taprooms);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test.each(['/privacy-policy', '/contact', '/our-story', '/beers/haze'])(
  '%s without taprooms has no empty contact links, and no link to a taproom',
  async (url) => {
    await renderWith(url, []);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.filter((href) => /^(?:tel:|mailto:|\/taproom)$/.test(href ?? ''))).toEqual([]);
  },
);

test.each(['/contact', '/locations/folsom'])(
  '%s of a taproom without hours shows no table of closed days',
  async (url) => {
    const soon = { ...withoutHours, isComingSoon: true };
    api.use(mockTaprooms([soon]));
    await renderWith(url, [soon]);
    expect((await screen.findAllByText('Coming soon'))[0]).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Opening hours' })).not.toBeInTheDocument();
  },
);

const renderTaproom = async (overrides: Partial<Taproom>) => {
  const taproom = { ...folsom, ...emptyTaproom, ...overrides };
  api.use(mockTaprooms([taproom]));
  await renderWith(taproom.path, [taproom]);
};
const sectionNames = () => textsOf(within(screen.getByRole('main')).getAllByRole('heading', { level: 2 }));

test('the page of a taproom without details shows hours, address, events and contact', async () => {
  await renderTaproom({});
  expect(sectionNames()).toEqual(['What to Expect', 'Upcoming in Folsom', 'Questions before you visit?']);
  expect(screen.getByRole('link', { name: 'Email Folsom' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /slideshow/ })).not.toBeInTheDocument();
});

test('the page of a taproom that hosts private events has their form, and no cards without texts', async () => {
  await renderTaproom({ hostsPrivateEvents: true });
  expect(sectionNames()).toEqual(['Upcoming in Folsom', 'Your event at Folsom', 'Get in Touch']);
});

test('the page of a taproom shows practical details as cards', async () => {
  await renderTaproom({ hostsPrivateEvents: true, parking: 'Behind the building.', accessibility: 'No steps.' });
  const section = within(screen.getByRole('region', { name: 'What to Expect' }));
  const cards = textsOf(section.getAllByRole('heading', { level: 3 }));
  expect(cards).toEqual(['Location', 'Opening hours', 'Parking', 'Accessibility']);
});

test('the page of a taproom has a slideshow of several photos', async () => {
  await renderTaproom({ heroImages: folsom.heroImages });
  expect(await screen.findByRole('region', { name: 'Folsom taproom' })).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Show photo/ })).toHaveLength(3);
});
