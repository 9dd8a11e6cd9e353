import { Pause, Play } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore, type FocusEvent, type PointerEvent } from 'react';
import { useReducedMotion } from '../../ui/motion';

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
    /** Handlers of the element that pauses while hovered or focused. */
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

type DotsProps = {
  count: number;
  /** Index of the selected dot. */
  current: number;
  /** Start of each dot's accessible name: "Show photo" results in "Show photo 2 of 3". */
  action: string;
  onSelect: (index: number) => void;
};

/** One button per position of a carousel or slideshow. */
export function Dots({ count, current, action, onSelect }: DotsProps) {
  return (
    <ul className="flex flex-wrap">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={`${action} ${index + 1} of ${count}`}
            aria-current={index === current}
            onClick={() => onSelect(index)}
            className="group grid size-11 place-items-center"
          >
            <span className="block size-3 rounded-full border-2 border-oat bg-ink/60 transition-colors duration-200 group-hover:bg-oat group-aria-current:border-amber group-aria-current:bg-amber" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type PauseButtonProps = {
  isPaused: boolean;
  onToggle: () => void;
  /** What moves, for the accessible name: "Pause slideshow". */
  subject: string;
  className?: string;
};

/** Pauses and resumes automatic motion (WCAG 2.2.2). */
export function PauseButton({ isPaused, onToggle, subject, className = '' }: PauseButtonProps) {
  const Icon = isPaused ? Play : Pause;
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={`${isPaused ? 'Play' : 'Pause'} ${subject}`}
      data-no-print
      className={`grid size-11 place-items-center rounded-full border border-oat/50 bg-ink/70 text-oat transition-colors duration-200 hover:border-amber hover:text-amber ${className}`}
    >
      <Icon aria-hidden className="size-4.5" />
    </button>
  );
}
