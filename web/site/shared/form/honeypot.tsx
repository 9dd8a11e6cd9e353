import type { ComponentProps } from 'react';

/** A field people never see and scripts fill in (api.md §4). Not `display: none`: some scripts look for that. */
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
