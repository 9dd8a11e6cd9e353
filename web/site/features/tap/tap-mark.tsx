import type { TapName } from '@domain/tap/tap-list';

/** Longer labels are above the name instead. */
const maxLength = 5;

export const isLongLabel = (tap: TapName | null) => (tap?.label?.length ?? 0) > maxLength;

/** What is written on the handle, in the first column of a row; empty on deck for the next free tap. */
export function TapMark({ tap, className = '' }: { tap: TapName | null; className?: string }) {
  const label = tap && !isLongLabel(tap) ? tap.label : null;
  return (
    <span
      className={`font-display leading-none font-bold tabular-nums ${label ? 'text-base! uppercase' : 'text-3xl'} ${className}`}
    >
      {tap && (
        <>
          {!label && <span className="sr-only">Tap </span>}
          {label ?? tap.number}
        </>
      )}
    </span>
  );
}
