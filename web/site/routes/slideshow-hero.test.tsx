import { act, fireEvent, render, screen } from '@testing-library/react';
import { photos } from '../assets/images';
import { SlideshowHero } from './taproom';

beforeEach(() => void vi.useFakeTimers());

const currentDot = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
const advance = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

const renderSlideshow = () =>
  render(
    <SlideshowHero
      slides={[photos.fourBeers, photos.patioFlight, photos.tapTower]}
      label="Folsom taproom"
      title="Folsom"
      eyebrow={null}
    >
      <p>Open</p>
    </SlideshowHero>,
  );

test('advances every five seconds and wraps around; a dot shows its photo', () => {
  renderSlideshow();
  expect(currentDot()).toBe('Show photo 1 of 3');
  advance(4.9);
  expect(currentDot()).toBe('Show photo 1 of 3');
  advance(0.2);
  expect(currentDot()).toBe('Show photo 2 of 3');
  advance(5);
  advance(5);
  expect(currentDot()).toBe('Show photo 1 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Show photo 3 of 3' }));
  expect(currentDot()).toBe('Show photo 3 of 3');
});

test('pauses while hovered, and until Play after Pause', () => {
  renderSlideshow();
  const region = screen.getByRole('region', { name: 'Folsom taproom' });
  fireEvent.pointerEnter(region);
  advance(12);
  expect(currentDot()).toBe('Show photo 1 of 3');
  fireEvent.pointerLeave(region);
  fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }));
  advance(12);
  expect(currentDot()).toBe('Show photo 1 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }));
  advance(5);
  expect(currentDot()).toBe('Show photo 2 of 3');
});
