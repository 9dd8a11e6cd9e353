import type { Beer } from '@domain/beer/schema';
import { getSwatchColor, parseSrm } from '../../domain/beer-color';
import { foldAccents } from '@domain/beer/style';

/**
 * A small glass filled with the beer's color, empty if it is not known; decorative, as the color's name is always shown or titled too.
 * Colored by attributes, because the content security policy forbids inline styles.
 */
export function BeerSwatch({ color, className = 'h-6 w-5' }: { color: string | null; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 20 24" className={`shrink-0 ${className}`}>
      {color && (
        <>
          <path
            d="M3.2 7.500h13.600l-1.300 13.300a1.200 1.200 0 0 1-1.200 1.100H5.700a1.200 1.200 0 0 1-1.200-1.100z"
            fill={getSwatchColor(color)}
          />
          <path d="M2.900 4.200h14.200l-.4 4.300H3.300z" fill="#fffaf2" />
        </>
      )}
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

/** The first match counts: a Hazy IPA is sunny, an IPA green. */
const tonesByStyle = [
  ['night', /barrel|imperial stout/],
  ['navy', /stout/],
  ['brown', /porter|brown|schwarz|dunkel/],
  ['ember', /\bred\b/],
  ['crimson', /(double|imperial|triple) ipa/],
  ['sun', /hazy|new england|saison/],
  ['teal', /session/],
  ['leaf', /ipa\b/],
  ['sky', /pale ale|kolsch/],
  ['orange', /marzen|festbier|amber|vienna|bock/],
  ['orchard', /wheat|weiss|weizen|wit|sour|gose|fruit/],
  ['blue', /lager|pils|helles/],
] as const;

const tonesBySrm = [
  [8, 'sun'],
  [13, 'orange'],
  [18, 'ember'],
  [29, 'brown'],
] as const;

/**
 * The color of a beer's can, of its style, else of the beer in the glass. For `data-label` of a `label-surface` (site.css):
 * the content security policy forbids inline styles.
 */
export function labelTone({ style, color }: Pick<Beer, 'style' | 'color'>) {
  const text = foldAccents(style ?? '');
  const [tone] = tonesByStyle.find(([, pattern]) => pattern.test(text)) ?? [];
  if (tone) return tone;
  const srm = parseSrm(color);
  return tonesBySrm.find(([darkest]) => srm <= darkest)?.[1] ?? 'navy';
}
