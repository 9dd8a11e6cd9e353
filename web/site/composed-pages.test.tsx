/** Pages that staff compose from sections in any order. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ComposedPage, ComposedSection } from '@domain/page/composed-page';
import { api, mockError, mockJson } from '../test/api';
import { beerPage, eventPage, makeBeer, makeEvent } from '../test/factories';
import { makeComposedPage, sampleSections } from '../test/make-page';
import { readJsonLd, textsOf } from '../test/page';
import { testSite, renderSite } from '../test/render-site';
import * as reload from './shared/status/reload';

beforeEach(() => {
  vi.spyOn(reload, 'reloadDocument').mockReturnValue();
  api.use(
    mockJson('get', '/beers', beerPage([makeBeer({ name: 'Haze' })])),
    mockJson('get', '/events', eventPage(makeEvent({ _id: 'trivia', title: 'Trivia' }))),
  );
});

const site = { ...testSite, pages: [{ id: 'weddings-id', path: '/weddings' }] };

const mockPage = (page: ComposedPage) => mockJson('get', `/pages/${page.key}`, { page });

async function renderPage(page: ComposedPage) {
  api.use(mockPage(page));
  await renderSite('/weddings', site);
  await screen.findByRole('heading', { level: 1 });
}
const renderSections = (...sections: ComposedSection[]) => renderPage(makeComposedPage(sections));

const main = () => within(screen.getByRole('main'));
const headings = (level: number) => textsOf(main().queryAllByRole('heading', { level }));

test('shows sections of all types in their order, with one h1, unique ids and placeholders filled in', async () => {
  await renderSections(...Object.values(sampleSections), { ...sampleSections.events, heading: 'The same events' });
  expect(headings(1)).toEqual(['Your day at Boldridge Brewing Co.']);
  expect(headings(2)).toEqual([
    'The barrel room',
    'Say hello',
    'By the numbers',
    'Packages',
    'Weddings we remember',
    'Come and see it',
    'Questions couples ask',
    'Pour the season',
    'See the place live',
    'In plain words',
    'Find us',
    'Ask for a date',
    'The same events',
  ]);
  expect(await screen.findByRole('article', { name: 'Haze' })).toBeVisible();
  expect(await screen.findAllByRole('article', { name: /^Trivia/ })).toHaveLength(2);
  expect(screen.getByRole('form', { name: 'Private event request' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: /Type of event/ })).toHaveDisplayValue('Wedding');
  expect(main().getAllByRole('link', { name: 'Ask for a date' })[0]).toHaveAttribute('href', '/weddings#form');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('describes the page and its questions for search engines', async () => {
  await renderSections(sampleSections['block-hero'], sampleSections.questions);
  expect(document.title).toBe('Weddings | Boldridge Brewing Co.');
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  expect(description).toBe('Celebrate at Boldridge Brewing Co..');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  expect(canonical).toBe('https://boldridge.example/weddings');
  expect(readJsonLd().map((block) => block['@type'])).toEqual(['BreadcrumbList', 'WebPage', 'FAQPage']);
  expect(readJsonLd()[2]).toMatchObject({
    mainEntity: [{ name: 'Can we bring a cake?', acceptedAnswer: { text: 'Yes, </script> and a knife.' } }],
  });
});

test.each([
  ['without sections', []],
  ['that begins with another section', [sampleSections.quote, sampleSections['block-hero']]],
] satisfies [string, ComposedSection[]][])('a page %s has its title as headline', async (_case, sections) => {
  await renderSections(...sections);
  expect(headings(1)).toEqual(['Weddings']);
  expect(headings(2)).toEqual(sections.length > 0 ? ['Your day at Boldridge Brewing Co.'] : []);
});

const nothing = [mockJson('get', '/beers', beerPage([])), mockJson('get', '/events', eventPage())];

test('a section that has nothing to show is left out', async () => {
  api.use(...nothing);
  await renderSections(
    sampleSections['beers-by-tag'],
    sampleSections.events,
    { ...sampleSections.gallery, photos: [] },
    { ...sampleSections.map, taproom: 'hidden' },
    { type: 'of-the-next-version' } as never,
    sampleSections.form,
  );
  await waitFor(() => expect(headings(2)).toEqual(['Ask for a date']));
});

test('a section that has nothing to show is that of a hidden taproom, even if others have events', async () => {
  api.use(mockJson('get', '/events', eventPage(makeEvent({ _id: 'trivia', title: 'Trivia' }))));
  await renderSections(sampleSections.events, { ...sampleSections.events, heading: 'Hidden', taproom: 'hidden' });
  expect(await screen.findByRole('article', { name: /^Trivia/ })).toBeVisible();
  expect(headings(2)).toEqual(['See the place live']);
});

test('a section that has nothing to show has its text, if it has one', async () => {
  api.use(...nothing);
  const emptyText = 'New ones are in the tanks.';
  await renderSections({ ...sampleSections['beers-by-tag'], emptyText }, { ...sampleSections.events, emptyText });
  await waitFor(() => expect(screen.getAllByText(emptyText)).toHaveLength(2));
});

test('a list that fails to load says so, and Try Again loads it', async () => {
  api.use(mockError('get', '/beers', 500, { message: 'Something went wrong.' }));
  await renderSections(sampleSections['beers-by-tag']);
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load beers');
  api.use(mockJson('get', '/beers', beerPage([makeBeer({ name: 'Haze' })])));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Haze' })).toBeVisible();
});

test('photos open in a large view with keys and buttons, which returns to the page', async () => {
  await renderSections(sampleSections.gallery);
  await userEvent.click(screen.getByRole('link', { name: 'One' }));
  expect(within(screen.getByRole('dialog', { name: 'Photo 1 / 2' })).getByText('Caption One')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(within(screen.getByRole('dialog', { name: 'Photo 2 / 2' })).getByRole('img', { name: 'Two' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['was unpublished', mockError('get', '/pages/weddings-id', 404, { message: 'Page not found' })],
  ['has moved', mockPage(makeComposedPage([], { path: '/celebrations' }))],
])('in a tab that is older than the change, the document of a page that %s is loaded', async (_case, handler) => {
  api.use(
    handler,
    http.head('*', () => new HttpResponse()),
  );
  await renderSite('/weddings', site);
  await waitFor(() => expect(reload.reloadDocument).toHaveBeenCalledOnce());
});
