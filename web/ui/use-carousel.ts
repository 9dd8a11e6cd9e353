import {
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { scrollBehavior, useReducedMotion } from './motion';

/** visitor-site.md §9. */
const intervalMs = 3000;
const threeFrom = '(min-width: 1024px)';
const twoFrom = '(min-width: 640px)';
/** How long the strip must stand still before a swipe counts as done. */
const settleMs = 120;

const cardsPerView = () => {
  if (window.matchMedia(threeFrom).matches) return 3;
  return window.matchMedia(twoFrom).matches ? 2 : 1;
};

const onResize = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** 3, 2 or 1 cards, by the window's width. */
const useCardsPerView = () => useSyncExternalStore(onResize, cardsPerView, () => 3);

/**
 * A strip of cards that advances by itself every 3 s and bounces between its ends. It rests under the pointer, while
 * the focus is inside, while paused, and under reduced motion. The strip scrolls natively: a swipe is just a scroll.
 */
export function useCarousel(count: number) {
  const strip = useRef<HTMLUListElement>(null);
  const direction = useRef<1 | -1>(1);
  const [position, setPosition] = useState(0);
  const [paused, setPaused] = useState(false);
  // Two reasons to rest: when the focus leaves, the pointer may still be there.
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const reduced = useReducedMotion();
  const last = Math.max(0, count - useCardsPerView());
  const moves = !reduced && last > 0;

  const goTo = useCallback(
    (target: number) => {
      const next = Math.min(Math.max(target, 0), last);
      setPosition(next);
      scrollToCard(strip.current, next);
    },
    [last],
  );

  useEffect(() => {
    if (!moves || paused || held) return;
    const timer = setTimeout(() => {
      if (position >= last) direction.current = -1;
      if (position <= 0) direction.current = 1;
      goTo(position + direction.current);
    }, intervalMs);
    return () => clearTimeout(timer);
  }, [moves, paused, held, position, last, goTo]);

  useEffect(() => {
    let width = window.innerWidth;
    return onResize(() => {
      // A phone's address bar changes the height while scrolling; that is no reason to start over.
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      goTo(0);
    });
  }, [goTo]);

  const settle = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settle.current), []);
  const handleScroll = () => {
    clearTimeout(settle.current);
    settle.current = setTimeout(() => setPosition(Math.min(shownCard(strip.current), last)), settleMs);
  };

  return {
    position,
    last,
    goTo,
    /** Null when nothing moves by itself, so that no button promises to stop it. */
    pause: moves ? { paused, toggle: () => setPaused(!paused) } : null,
    strip: { ref: strip, onScroll: handleScroll },
    /** For the element whose hover and focus stop the clock. */
    hold: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

const cardWidth = (strip: HTMLElement) => strip.firstElementChild?.getBoundingClientRect().width ?? 0;

function scrollToCard(strip: HTMLElement | null, index: number) {
  strip?.scrollTo?.({ left: index * cardWidth(strip), behavior: scrollBehavior() });
}

function shownCard(strip: HTMLElement | null) {
  const width = strip && cardWidth(strip);
  return width ? Math.round(strip.scrollLeft / width) : 0;
}
