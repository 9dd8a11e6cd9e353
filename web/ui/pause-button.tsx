import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';

/** Stops and restarts whatever moves by itself (WCAG 2.2.2). `subject` names it: "Pause slideshow". */
export function PauseButton({
  paused,
  onToggle,
  subject,
  className = '',
}: {
  paused: boolean;
  onToggle: () => void;
  subject: string;
  className?: string;
}) {
  const Icon = paused ? Play : Pause;
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={`${paused ? 'Play' : 'Pause'} ${subject}`}
      data-no-print
      className={`grid size-11 place-items-center rounded-full border border-oat/50 bg-ink/70 text-oat transition-colors duration-200 hover:border-amber hover:text-amber ${className}`}
    >
      <Icon aria-hidden className="size-4.5" />
    </button>
  );
}
