import { memo, useId } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { colorLabel, truncateSizes } from '@domain/beer/display';
import { Picture } from '../../../ui/picture';
import { SmartLink } from '../../../ui/smart-link';
import { photos } from '../../assets/images';
import { AvailabilityChip } from './availability-chip';
import { beerPhoto } from './beer-photo';
import { BeerSwatch } from './beer-swatch';
import { SizeChips } from './size-chips';
import { StatLine } from './stat-line';

/** The photograph stands above the words; in a `list` beside them on a phone; `wide` beside them everywhere. */
type Layout = 'tall' | 'list' | 'wide';

type BeerCardProps = {
  beer: BeerSummary;
  /** How many sizes are named: three on home, four on the beer page (visitor-site.md §9). */
  sizes: number;
  /** Home cards keep one height: the description ends after four lines. */
  clamped?: boolean;
  layout?: Layout;
};

/** Five cards at once stand within reach of a phone's first screen: a card needs no more pixels than these. */
const cardWidths = [160, 320, 480, 640] as const;

const photoSizes = {
  tall: '(min-width: 1536px) 360px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw',
  list: '(min-width: 1536px) 360px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 38vw',
  wide: '(min-width: 1024px) 24vw, (min-width: 640px) 45vw, 38vw',
} as const satisfies Record<Layout, string>;

/** On a phone a list is read by running down it: more than one beer a screen. */
const onPhone = 'phone:grid phone:grid-cols-[38%_minmax(0,1fr)] phone:gap-x-5';
/** There a label at the head would hide the beer. */
const atTheFoot = 'phone:top-auto phone:bottom-0 phone:left-0 phone:rounded-none phone:rounded-tr-card';
const frames = {
  tall: '',
  list: onPhone,
  wide: `${onPhone} sm:grid sm:grid-cols-[45%_1fr] sm:gap-x-8`,
} as const satisfies Record<Layout, string>;

/**
 * The photograph leads; name, stat line, sizes and words follow. The whole card is one link. Lists of a hundred are filtered
 * and carousels move on without their cards being made again.
 */
export const BeerCard = memo(function BeerCard({ beer, sizes, clamped = false, layout = 'tall' }: BeerCardProps) {
  const { shown, more } = truncateSizes(beer.sizes, sizes);
  const nameId = useId();
  const isBeside = layout !== 'tall';
  return (
    <article aria-labelledby={nameId} className={`group relative flex h-full flex-col print:flex ${frames[layout]}`}>
      <div className="relative w-full self-start overflow-hidden rounded-card bg-ash">
        <Picture
          image={beerPhoto(beer)}
          fallback={photos.beerPlaceholder}
          sizes={photoSizes[layout]}
          widths={cardWidths}
          className="aspect-4/5 w-full object-cover print:hidden transition-transform duration-250 ease-out group-hover:scale-[1.03]"
        />
        <AvailabilityChip beer={beer} className={`absolute print:static top-4 left-4 ${isBeside ? atTheFoot : ''}`} />
      </div>
      <div className={`flex grow flex-col ${isBeside ? 'phone:contents' : ''}`}>
        <div className={isBeside ? 'phone:self-center' : ''}>
          <div className={`flex items-start justify-between gap-4 pt-5 print:pt-2 ${isBeside ? 'phone:pt-0' : ''}`}>
            <div className="min-w-0">
              <h3 id={nameId} className={`text-heading ${isBeside ? 'phone:text-2xl phone:leading-none' : ''}`}>
                {beer.name}
              </h3>
              {beer.style && <p className="mt-1.5 text-lg text-smoke">{beer.style}</p>}
            </div>
            <span title={colorLabel(beer)}>
              <BeerSwatch color={beer.color} className="h-8 w-7" />
            </span>
          </div>
          <StatLine beer={beer} className="mt-4 print:mt-2" />
          <SizeChips sizes={shown} more={more} className="mt-4 print:mt-2" />
        </div>
        {beer.description && (
          <p className={`col-span-2 mt-4 print:mt-2 ${clamped ? 'line-clamp-4' : ''}`}>{beer.description}</p>
        )}
        <SmartLink
          href={`/beers/${beer.slug || beer._id}`}
          className="col-span-2 mt-auto inline-flex items-center gap-2 self-start pt-5 font-display text-lg font-semibold tracking-[0.08em] text-amber uppercase covers-card print:hidden"
        >
          Learn More<span className="sr-only"> about {beer.name}</span>
          <ArrowRight aria-hidden className="size-5 transition-transform duration-200 group-hover:translate-x-1" />
        </SmartLink>
      </div>
    </article>
  );
});
