import type { ComponentProps } from 'react';

/** A field that only scripts fill in. Not `display: none`, which some scripts detect. */
export function Honeypot(props: ComponentProps<'input'>) {
  return (
    <div aria-hidden className="absolute -left-[9999px] size-px overflow-hidden" data-no-print>
      <label>
        Website
        <input type="text" tabIndex={-1} autoComplete="off" {...props} />
      </label>
    </div>
  );
}
