import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleTapList } from '@domain/test/samples';
import { mockJson, api } from '../../test/api';
import { mockMedia } from '../../test/page';
import { renderRoute, testSite } from '../../test/render-site';
import { makeEvent } from '../../test/factories';
import { seedHero } from '../../test/seed-content';
import { heroVideo } from '../assets/images';
import { HomeHero } from './home';

const heroImages = '/content/hero-images/main-website/home';
const image = { _id: 'h1', url: '/uploads/bar.jpg', alt: 'The bar', page: 'home', width: 1920, height: 1080 };

const renderHero = (site = testSite) =>
  renderRoute({ path: '/', Component: () => <HomeHero hero={seedHero('home')} /> }, '/', site);

const video = () => document.querySelector('video');

beforeEach(() =>
  api.use(
    mockJson('get', '/taps', { taprooms: [sampleTapList()] }),
    mockJson('get', '/events', { events: [makeEvent({ _id: 'e1', title: 'Trivia Night', startDate: '2026-07-03' })] }),
  ),
);

test('without an active hero image, plays the video over its poster; it can be paused', async () => {
  // jsdom does not implement media playback.
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  api.use(mockJson('get', heroImages, { images: [{ ...image, isActive: false }] }));
  renderHero();
  await userEvent.click(await screen.findByRole('button', { name: 'Pause video' }));
  expect(screen.getByRole('img', { name: heroVideo.poster.alt })).toBeVisible();
  expect(video()).toHaveProperty('muted', true);
  expect(pause).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Play video' }));
  expect(play).toHaveBeenCalledOnce();
});

test('an active hero image replaces the video', async () => {
  api.use(mockJson('get', heroImages, { images: [{ ...image, isActive: true }] }));
  renderHero();
  expect(await screen.findByRole('img', { name: 'The bar' })).toBeVisible();
  await waitFor(() => expect(video()).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: /video/ })).not.toBeInTheDocument();
});

test.each([
  ['under reduced motion', () => void mockMedia((query) => query.includes('reduced-motion'))],
  ['under Save-Data', () => vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })],
])('%s, shows only the poster', async (_, mockPreference) => {
  mockPreference();
  renderHero();
  expect(await screen.findByRole('img', { name: heroVideo.poster.alt })).toBeVisible();
  expect(video()).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /video/ })).not.toBeInTheDocument();
});

test('names the status of both taprooms', async () => {
  const now = '2026-07-03T19:00:00Z';
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  api.use(mockJson('get', heroImages, { images: [{ ...image, isActive: true }] }));
  renderHero({ ...testSite, now });
  await screen.findByRole('img', { name: 'The bar' });
  expect(screen.getByText(/^Opening hours:/).parentElement).toHaveTextContent(
    'Opening hours: Auburn until 8 · Folsom until 10',
  );
});

test.each([
  ['2026-07-03T19:00:00Z', 'Tonight: Trivia Night'],
  ['2026-07-02T19:00:00Z', 'Fri, Jul 3: Trivia Night'],
])('at %s, names what pours with prices, and the next event: %s', async (now, text) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  renderHero({ ...testSite, now });
  expect((await screen.findByRole('link', { name: 'Trivia Night' })).parentElement).toHaveTextContent(text);
  expect(await screen.findByText('Ridge Runner $8')).toBeVisible();
});
