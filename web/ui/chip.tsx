import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type ChipTone = 'plain' | 'solid' | 'amber' | 'hop' | 'rust';

const tones: Record<ChipTone, string> = {
  plain: 'border-bark/70 text-oat',
  solid: 'border-ink bg-ink text-foam',
  amber: 'border-ink/40 bg-amber text-ink',
  hop: 'border-ink/40 bg-hop text-ink',
  rust: 'border-ink/40 bg-rust text-foam',
};

type ChipProps = { tone?: ChipTone; className?: string; children: ReactNode };

/** A short label such as a size, status or availability. */
export function Chip({ tone = 'plain', className = '', children }: ChipProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-card border px-2 py-0.5 font-display text-base leading-snug font-semibold tracking-wide ${tones[tone]} ${className}`}
    >
      {children}
    </span>
  );
}

type ChipListProps = {
  /** Accessible name. */
  label?: string;
  /** Falsy ones are left out. */
  chips: readonly ({ tone?: ChipTone; Icon?: LucideIcon; className?: string; text: ReactNode } | false | null)[];
  className?: string;
  /** Items before the chips. */
  children?: ReactNode;
};

export const ChipList = ({ label, chips, className = '', children }: ChipListProps) => (
  <ul aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
    {children}
    {chips.map((chip, index) => {
      if (!chip) return null;
      const { Icon, text, ...rest } = chip;
      return (
        <li key={index}>
          <Chip {...rest}>
            {Icon && <Icon aria-hidden className="size-4 text-accent" />}
            {text}
          </Chip>
        </li>
      );
    })}
  </ul>
);

/** Facts with dots between them. Each stays on one line where it fits; the dot at the start of a line is cut off. */
export const DotList = ({ items, className = '' }: { items: readonly ReactNode[]; className?: string }) => (
  <span className={`block overflow-x-clip ${className}`}>
    <span className="-ml-3 flex flex-wrap">
      {items.map((item, index) => (
        <span key={index} className="relative max-w-full pl-3">
          {index > 0 && <span className="absolute left-1">· </span>}
          {item}{' '}
        </span>
      ))}
    </span>
  </span>
);
