import type { TapName } from '@domain/tap/tap-list';

/** The number in the first column of a row, by which guests order; empty on deck for the next free tap. */
export function TapMark({ tap, className = '' }: { tap: TapName | null; className?: string }) {
  return (
    <span className={`font-display text-3xl leading-none font-bold tabular-nums ${className}`}>
      {tap && (
        <>
          <span className="sr-only">Tap </span>
          {tap.number}
        </>
      )}
    </span>
  );
}
