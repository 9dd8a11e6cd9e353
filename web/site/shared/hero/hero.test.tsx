import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answers, api } from '../../../test/api';
import { renderRoute } from '../../../test/render-route';
import { defaultHeroes } from '../../assets/images';
import { Hero } from './hero';

const heroImages = '/content/hero-images/main-website/events';
const uploaded = { _id: 'h1', url: '/uploads/gone.jpg', alt: 'Gone', page: 'events', width: 1920, height: 1080 };

const show = () => renderRoute({ path: '/events', Component: () => <Hero page="events" title="Events" /> });
const photograph = (name: string) => screen.findByRole('img', { name });

test('an uploaded photograph that fails gives way to the default of the page, and that one to the drawn dusk', async () => {
  api.use(answers('get', heroImages, { images: [{ ...uploaded, isActive: true }] }));
  show();
  fireEvent.error(await photograph('Gone'));
  const standIn = await photograph(defaultHeroes.events.alt);
  expect(standIn).toHaveAttribute('src', expect.stringContaining(defaultHeroes.events.url));
  fireEvent.error(standIn);
  await waitFor(() => expect(screen.queryByRole('img')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
});

test('an image that is not active is not shown', async () => {
  api.use(answers('get', heroImages, { images: [{ ...uploaded, isActive: false }] }));
  show();
  expect(await photograph(defaultHeroes.events.alt)).toBeVisible();
});
