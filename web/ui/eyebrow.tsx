import type { ReactNode } from 'react';

/** A small label above a heading, preceded by an amber rule. */
export function Eyebrow({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p
      className={`flex items-center gap-4 font-display text-label font-semibold text-amber uppercase before:h-px before:w-10 before:bg-amber in-[.on-light]:text-copper-deep in-[.label-surface]:not-in-[.on-light]:text-current max-md:in-[.on-photo]:text-foam ${className}`}
    >
      {children}
    </p>
  );
}
