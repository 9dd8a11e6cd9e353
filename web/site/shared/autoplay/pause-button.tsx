import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';

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
