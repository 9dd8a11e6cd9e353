import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { folsomSlides } from '../../assets/images';
import { SlideshowHero } from './slideshow-hero';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const shown = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

const renderShow = () =>
  render(
    <SlideshowHero slides={folsomSlides} title="Folsom" eyebrow={null}>
      <p>Open</p>
    </SlideshowHero>,
  );

test('the photographs take turns every five seconds and start over', () => {
  renderShow();
  expect(shown()).toBe('Show photo 1 of 3');
  wait(4.9);
  expect(shown()).toBe('Show photo 1 of 3');
  wait(0.2);
  expect(shown()).toBe('Show photo 2 of 3');
  wait(5);
  wait(5);
  expect(shown()).toBe('Show photo 1 of 3');
});

test('a dot shows its photograph', () => {
  renderShow();
  fireEvent.click(screen.getByRole('button', { name: 'Show photo 3 of 3' }));
  expect(shown()).toBe('Show photo 3 of 3');
});

test('the pointer holds it, and Pause stops it', () => {
  renderShow();
  const region = screen.getByRole('region', { name: 'Folsom taproom' });
  fireEvent.pointerEnter(region);
  wait(12);
  expect(shown()).toBe('Show photo 1 of 3');
  fireEvent.pointerLeave(region);
  fireEvent.click(screen.getByRole('button', { name: 'Pause slideshow' }));
  wait(12);
  expect(shown()).toBe('Show photo 1 of 3');
  fireEvent.click(screen.getByRole('button', { name: 'Play slideshow' }));
  wait(5);
  expect(shown()).toBe('Show photo 2 of 3');
});

test('under reduced motion nothing moves by itself', () => {
  const media = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList,
    );
  renderShow();
  wait(20);
  expect(shown()).toBe('Show photo 1 of 3');
  expect(screen.queryByRole('button', { name: 'Pause slideshow' })).not.toBeInTheDocument();
  media.mockRestore();
});
