import type { ComponentProps } from 'react';

const tones = {
  ink: 'bg-ink text-oat',
  char: 'bg-char text-oat',
  /** To read and to choose from. `on-light` switches controls and errors to dark on light, `label-surface` colors. */
  oat: 'on-light label-surface [color-scheme:light]',
} as const;

/** A page section with standard padding. With `aria-labelledby` it is a landmark. */
export function Section({
  tone = 'ink',
  className = '',
  ...rest
}: ComponentProps<'section'> & { tone?: keyof typeof tones }) {
  return <section data-label={tone} className={`py-16 md:py-24 lg:py-32 ${tones[tone]} ${className}`} {...rest} />;
}
