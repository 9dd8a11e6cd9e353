import { fireEvent, screen, waitFor } from '@testing-library/react';
import { mockJson, api } from '../../test/api';
import { renderRoute } from '../../test/render-site';
import { defaultHeroesOf } from '../assets/images';
import { PageHero } from './hero';

const defaultPhotos = defaultHeroesOf('Boldridge Brewing Co.');

const heroImages = '/content/hero-images/main-website/events';
const uploaded = { _id: 'h1', url: '/uploads/gone.jpg', alt: 'Gone', page: 'events', width: 1920, height: 1080 };

const hero = { eyebrow: null, title: 'Events', lead: null };
const renderHero = () => renderRoute({ path: '/events', Component: () => <PageHero page="events" hero={hero} /> });
const findPhoto = (name: string) => screen.findByRole('img', { name });

test('falls back from an uploaded photo to the default photo of the page, then to the drawing', async () => {
  api.use(mockJson('get', heroImages, { images: [{ ...uploaded, isActive: true }] }));
  renderHero();
  fireEvent.error(await findPhoto('Gone'));
  const defaultPhoto = await findPhoto(defaultPhotos.events.alt);
  expect(defaultPhoto).toHaveAttribute('src', expect.stringContaining(defaultPhotos.events.url));
  fireEvent.error(defaultPhoto);
  await waitFor(() => expect(screen.queryByRole('img')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
});
