import type { ComponentProps } from 'react';

const tones = {
  ink: 'bg-ink text-oat',
  char: 'bg-char text-oat',
  /** Long reading and forms in daylight. `on-light` turns controls and errors over to dark on light. */
  oat: 'on-light bg-oat text-ink [color-scheme:light]',
} as const;

/** A band of the page with the house's vertical rhythm. Give it `aria-labelledby` and it becomes a landmark. */
export function Section({
  tone = 'ink',
  className = '',
  ...rest
}: ComponentProps<'section'> & { tone?: keyof typeof tones }) {
  return <section className={`py-16 md:py-24 lg:py-32 ${tones[tone]} ${className}`} {...rest} />;
}
