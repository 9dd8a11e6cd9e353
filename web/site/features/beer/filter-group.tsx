import { useId } from 'react';

type FilterGroupProps<Key extends string> = {
  name: string;
  options: readonly { key: Key; label: string }[];
  active: string | null;
  onToggle: (key: Key) => void;
  className?: string;
};

/** One filter with its options as toggle buttons. */
export function FilterGroup<Key extends string>({ name, options, active, onToggle, className }: FilterGroupProps<Key>) {
  const id = useId();
  if (options.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={className}>
      <p id={id} className="font-display text-label font-semibold text-smoke uppercase">
        {name}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            aria-pressed={isActive(key, active)}
            onClick={() => onToggle(key)}
            className="min-h-11 rounded-card border border-bark px-3.5 font-display text-lg font-semibold transition-colors duration-200 hover:border-amber aria-pressed:border-amber aria-pressed:bg-amber aria-pressed:text-ink"
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Ignores case, because a style in the URL may have been typed by hand. */
const isActive = (key: string, active: string | null) => key.toLowerCase() === active?.toLowerCase();
