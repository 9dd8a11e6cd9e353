import type { ComponentProps } from 'react';

/** Marks of the networks, drawn here because the icon library carries no trademarks. */
const marks = {
  facebook:
    'M13.5 21v-7.5h2.6l.4-3.1h-3V8.5c0-.9.3-1.5 1.5-1.5h1.6V4.2c-.3 0-1.2-.1-2.300-.1-2.300 0-3.900 1.400-3.900 4v2.300H7.800v3.100h2.600V21z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.600a4.400 4.400 0 1 1 0 8.800 4.400 4.400 0 0 1 0-8.800zm0 2a2.400 2.400 0 1 0 0 4.800 2.400 2.400 0 0 0 0-4.800zM16.900 6a1.100 1.100 0 1 1 0 2.200 1.100 1.100 0 0 1 0-2.200z',
  youtube:
    'M5 5.500C8 5 16 5 19 5.500c1.600.3 2.500 1.300 2.700 2.800.3 2.200.3 5.200 0 7.400-.2 1.500-1.100 2.500-2.700 2.800-3 .5-11 .5-14 0-1.600-.3-2.500-1.300-2.700-2.800-.3-2.200-.3-5.200 0-7.400.2-1.500 1.100-2.500 2.700-2.800zM10 8.800v6.400l5.500-3.200z',
  untappd:
    'M13.200 3.400c.9-.6 1.800-.6 2.700-.1l-.5 1.800.9.8 1.700-.6c.6 1 .5 1.900-.1 2.700l-8.300 11.500c-.5.700-1 1-1.900 1.200l-3.500.6c-.7.100-1.300-.4-1.300-1.100l.1-3.600c0-.800.3-1.400.8-2zm-9.500 4.200 1.500-1.100 4.200 3.100-2 2.700-3.600-4.100zm16.600 0c.4.100.2.400 0 .6l-3.700 4.200-2-2.800 4.200-3z',
} as const;

export type Network = keyof typeof marks;

export function BrandIcon({ network, ...rest }: { network: Network } & ComponentProps<'svg'>) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" {...rest}>
      <path d={marks[network]} />
    </svg>
  );
}
