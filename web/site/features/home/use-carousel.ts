import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { scrollBehavior } from '../../../ui/motion';
import { useAutoAdvance, useAutoplay } from '../../shared/autoplay/use-autoplay';

const intervalMs = 3000;
const threeCards = '(min-width: 1024px)';
const twoCards = '(min-width: 640px)';
/** A swipe has ended when no scroll event arrives for this long. */
const scrollEndMs = 120;

const cardsPerView = () => {
  if (window.matchMedia(threeCards).matches) return 3;
  return window.matchMedia(twoCards).matches ? 2 : 1;
};

const subscribeToResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

const useCardsPerView = () => useSyncExternalStore(subscribeToResize, cardsPerView, () => 3);

/**
 * A strip of cards that advances every 3 s and reverses at its ends. The strip scrolls natively,
 * so a swipe is an ordinary scroll.
 */
export function useCarousel(cardCount: number) {
  const strip = useRef<HTMLUListElement>(null);
  const direction = useRef<1 | -1>(1);
  const [position, setPosition] = useState(0);
  const lastPosition = Math.max(0, cardCount - useCardsPerView());
  const { isPlaying, pauseControl, pauseHandlers } = useAutoplay(lastPosition > 0);

  const goTo = useCallback(
    (target: number) => {
      const next = Math.min(Math.max(target, 0), lastPosition);
      setPosition(next);
      scrollToCard(strip.current, next);
    },
    [lastPosition],
  );

  const advance = useCallback(() => {
    if (position >= lastPosition) direction.current = -1;
    if (position <= 0) direction.current = 1;
    goTo(position + direction.current);
  }, [goTo, lastPosition, position]);
  useAutoAdvance(isPlaying, intervalMs, advance);

  useEffect(() => {
    let width = window.innerWidth;
    return subscribeToResize(() => {
      // On phones the browser's collapsing toolbar changes the height while scrolling.
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      goTo(0);
    });
  }, [goTo]);

  const scrollEnd = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(scrollEnd.current), []);
  const handleScroll = () => {
    clearTimeout(scrollEnd.current);
    scrollEnd.current = setTimeout(
      () => setPosition(Math.min(firstVisibleCard(strip.current), lastPosition)),
      scrollEndMs,
    );
  };

  return {
    position,
    lastPosition,
    goTo,
    pauseControl,
    pauseHandlers,
    stripProps: { ref: strip, onScroll: handleScroll },
  };
}

const cardWidth = (strip: HTMLElement) => strip.firstElementChild?.getBoundingClientRect().width ?? 0;

function scrollToCard(strip: HTMLElement | null, index: number) {
  strip?.scrollTo?.({ left: index * cardWidth(strip), behavior: scrollBehavior() });
}

function firstVisibleCard(strip: HTMLElement | null) {
  const width = strip && cardWidth(strip);
  return width ? Math.round(strip.scrollLeft / width) : 0;
}
