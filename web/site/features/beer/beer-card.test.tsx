import { screen } from '@testing-library/react';
import { makeBeer } from '../../../test/factories';
import { renderRoute } from '../../../test/render-site';
import { BeerCard } from './beer-card';

const dimmed = 'opacity-45';

const renderCard = (beer: Parameters<typeof makeBeer>[0]) =>
  renderRoute({ path: '/beers', Component: () => <BeerCard beer={makeBeer(beer)} maxSizes={4} /> });

test.each([
  ['tagged', ['Limited Release'], ['Limited Release', 'Currently Unavailable']],
  ['without a tag', [], ['Currently Unavailable']],
])('an unavailable beer, %s, has the chip Currently Unavailable and a dimmed photo', (_, tags, labels) => {
  renderCard({ tags, isAvailable: false });
  for (const label of labels) expect(screen.getByText(label)).toBeVisible();
  expect(screen.getByRole('img')).toHaveClass(dimmed);
});

test.each([
  ['an available beer', { tags: ['Limited Release'], isAvailable: true }],
  ['a beer that is coming soon', { tags: ['Coming Soon'], isAvailable: false }],
])('%s has only the label of its tag and a bright photo', (_, beer) => {
  renderCard(beer);
  expect(screen.getByText(beer.tags[0]!)).toBeVisible();
  expect(screen.queryByText('Currently Unavailable')).toBeNull();
  expect(screen.getByRole('img')).not.toHaveClass(dimmed);
});
