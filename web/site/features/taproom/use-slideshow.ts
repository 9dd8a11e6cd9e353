import { useEffect, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from '../../../ui/motion';

const subscribeVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};
const isHidden = () => document.hidden;

/**
 * Which of `count` slides is shown. It moves on by itself unless it is paused, held (pointer or focus inside), in a
 * hidden tab, or the visitor asks for no motion; choosing a slide starts its time anew.
 */
export function useSlideshow(count: number, intervalMs: number) {
  const reduced = useReducedMotion();
  const hidden = useSyncExternalStore(subscribeVisibility, isHidden, () => false);
  const [position, setPosition] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const shown = position < count ? position : 0;
  const isMoving = count > 1 && !isPaused && !isHovered && !isFocused && !hidden && !reduced;

  useEffect(() => {
    if (!isMoving) return;
    const timer = setTimeout(() => setPosition((shown + 1) % count), intervalMs);
    return () => clearTimeout(timer);
  }, [count, intervalMs, isMoving, shown]);

  return {
    position: shown,
    select: setPosition,
    /** Under reduced motion nothing moves, so there is nothing to pause. */
    canPause: count > 1 && !reduced,
    isPaused,
    togglePause: () => setPaused(!isPaused),
    /** For the element whose hover and focus stop the clock. When the focus leaves, the pointer may still be there. */
    hold: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
