import type { ComponentProps } from 'react';

/** The icons of every page's header and toasts: the icon library would be 2 kB of the first script. */
const paths = {
  menu: 'M4 5h16M4 12h16M4 19h16',
  close: 'M18 6 6 18M6 6l12 12',
  'chevron-down': 'm6 9 6 6 6-6',
} as const;

export function LineIcon({ name, ...rest }: { name: keyof typeof paths } & ComponentProps<'svg'>) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={paths[name]} />
    </svg>
  );
}
