import type { BeerSummary } from '@domain/beer/beer-summary';
import { SmartLink } from '../../ui/smart-link';
import { BeerSwatch, labelTone } from './beer-color';

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
    className={`label-surface flex rounded-card font-display leading-tight font-semibold tracking-wide hover:underline ${isLarge ? 'h-full flex-col gap-5 p-4 wrap-anywhere sm:p-6' : 'min-h-14 items-center gap-3 py-1.5 pr-4 pl-3'}`}
  >
    <BeerSwatch color={beer.color} className={isLarge ? 'h-24 w-20 md:h-36 md:w-30' : 'h-8 w-7'} />
    <span className="min-w-0">
      <span className={isLarge ? 'block text-heading leading-none uppercase' : 'block text-xl leading-none'}>
        {beer.name}
      </span>{' '}
      <span className={`text-base tabular-nums ${isLarge ? 'mt-2 block' : ''}`}>
        {facts.filter(Boolean).join(' · ')}
      </span>
    </span>
  </SmartLink>
);
