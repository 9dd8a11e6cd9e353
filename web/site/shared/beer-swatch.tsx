import { getSwatchColor } from '@domain/beer/color';

/**
 * A small glass filled with the beer's color; decorative, as the color's name is always shown or titled too.
 * Colored by attributes, because the content security policy forbids inline styles.
 */
export function BeerSwatch({ color, className = 'h-6 w-5' }: { color: string | null; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 20 24" className={`shrink-0 ${className}`}>
      <path
        d="M3.2 7.500h13.600l-1.300 13.300a1.200 1.200 0 0 1-1.200 1.100H5.700a1.200 1.200 0 0 1-1.200-1.100z"
        fill={getSwatchColor(color)}
      />
      <path d="M2.900 4.200h14.200l-.4 4.300H3.300z" fill="#fffaf2" />
      <path
        d="M1.600 2h16.800l-1.800 19a2 2 0 0 1-2 1.800H5.400a2 2 0 0 1-2-1.800z"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.75"
        strokeWidth="1.300"
      />
    </svg>
  );
}
