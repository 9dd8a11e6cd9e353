import { useEffect, useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';
import { useReducedMotion } from '../../../ui/motion';

const subscribeToVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

const useIsTabHidden = () =>
  useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  );

/**
 * Decides whether automatic motion may run (WCAG 2.2.2): not while paused, hovered, keyboard-focused, in a hidden tab or
 * under reduced motion. `isEnabled` is false when there is nothing to move.
 */
export function useAutoplay(isEnabled: boolean) {
  const isMotionReduced = useReducedMotion();
  const isTabHidden = useIsTabHidden();
  const [isPaused, setPaused] = useState(false);
  // Two states: when the focus leaves, the pointer may still be there.
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const canPlay = isEnabled && !isMotionReduced;

  return {
    isPlaying: canPlay && !isPaused && !isHovered && !isFocused && !isTabHidden,
    /** Null when nothing moves automatically, so that no button offers to pause it. */
    pauseControl: canPlay ? { isPaused, onToggle: () => setPaused(!isPaused) } : null,
    /** For the element that pauses while hovered or focused. */
    pauseHandlers: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur: () => setFocused(false),
    },
  };
}

/** Calls `advance` after `intervalMs` of play. A new `advance` function restarts the interval. */
export function useAutoAdvance(isPlaying: boolean, intervalMs: number, advance: () => void) {
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(advance, intervalMs);
    return () => clearTimeout(timer);
  }, [isPlaying, intervalMs, advance]);
}
