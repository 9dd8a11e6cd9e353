import type { Beer } from '@domain/beer/schema';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { getSwatchColor, parseSrm } from '../../domain/beer-color';
import { foldAccents } from '@domain/beer/style';
import { DotList } from '../../ui/chip';
import { SmartLink } from '../../ui/smart-link';

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

type BeerTileProps = {
  beer: Pick<BeerSummary, '_id' | 'slug' | 'name' | 'style' | 'color'>;
  facts: readonly (string | null | false)[];
  /** The glass above the text; else both in one line. */
  isLarge?: boolean;
};

/** A beer in brief, without its photo: a drawing of its glass, name and facts on the color of its label. Links to its page. */
export const BeerTile = ({ beer, facts, isLarge = false }: BeerTileProps) => (
  <SmartLink
    href={`/beers/${beer.slug || beer._id}`}
    data-label={labelTone(beer)}
    className={`label-surface flex rounded-card font-display leading-tight font-semibold tracking-wide -outline-offset-6 hover:underline ${isLarge ? 'h-full flex-col gap-5 p-4 wrap-anywhere sm:p-6' : 'min-h-14 items-center gap-3 py-1.5 pr-4 pl-3'}`}
  >
    <BeerSwatch color={beer.color} className={isLarge ? 'h-24 w-20 md:h-36 md:w-30' : 'h-8 w-7'} />
    <span className="min-w-0">
      <span className={isLarge ? 'block text-heading leading-none uppercase' : 'block text-xl leading-none'}>
        {beer.name}
      </span>{' '}
      <span className={`text-base tabular-nums ${isLarge ? 'mt-2 block' : ''}`}>
        {isLarge ? <DotList items={facts.filter(Boolean)} /> : facts.filter(Boolean).join(' · ')}
      </span>
    </span>
  </SmartLink>
);
