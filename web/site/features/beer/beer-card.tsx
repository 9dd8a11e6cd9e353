import { ArrowRight } from 'lucide-react';
import { memo, type ComponentProps } from 'react';
import type { Beer } from '@domain/beer/schema';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { colorLabel, truncateSizes, formatAbv, formatIbu } from '@domain/beer/display';
import { availabilityLabel } from '@domain/beer/section';
import { Chip, ChipList, type ChipTone } from '../../../ui/chip';
import { ResponsiveImage, type ImageSource } from '../../../ui/responsive-image';
import { SmartLink } from '../../../ui/smart-link';
import { Word } from '../../../ui/use-words';
import { photos } from '../../assets/images';
import { BeerSwatch, labelTone } from '../../shared/beer-color';

type BeerAvailability = Pick<Beer, 'tags' | 'isAvailable'>;

const tones: Record<string, ChipTone> = {
  'Coming Soon': 'rust',
  'Limited Release': 'rust',
  Available: 'hop',
  'Year Round': 'hop',
  Seasonal: 'amber',
};

export const availabilityTone = (label: string): ChipTone => tones[label] ?? 'solid';

const unavailableLabel = 'Currently Unavailable';

/** False for beers that are coming soon: that label already implies that they can't be bought yet. */
const isMarkedUnavailable = (beer: BeerAvailability) => !beer.isAvailable && availabilityLabel(beer) !== 'Coming Soon';

/**
 * The label derived from the tags and, if the beer is out of stock, 'Currently Unavailable'. A beer that pours at a taproom is
 * available there.
 */
export const availabilityLabels = ({ tags, isAvailable }: BeerAvailability, isOnTap = false) => {
  const beer = { tags, isAvailable: isAvailable || isOnTap };
  const label = availabilityLabel(beer);
  return isMarkedUnavailable(beer) && label !== unavailableLabel ? [label, unavailableLabel] : [label];
};

type BeerWithImages = Pick<Beer, 'name' | 'primaryImage'> & Partial<Pick<Beer, 'images'>>;

/**
 * `sizes` of a photo across a phone, a little less than its width: enlarging it by an eighth is not visible and saves a third
 * of its bytes, which delay the largest contentful paint.
 */
export const phonePhotoSize = '88vw';

export const hasPhoto = ({ primaryImage, images = [] }: BeerWithImages) => Boolean(primaryImage) || images.length > 0;

/** The beer's primary image, else its first, else the placeholder. */
export const beerPhoto = (beer: BeerWithImages): ImageSource => {
  const image = beer.primaryImage ?? beer.images?.[0];
  return image ? { ...image, alt: image.alt || beer.name } : photos.beerPlaceholder;
};

type BeerPhotoProps = Omit<ComponentProps<typeof ResponsiveImage>, 'image'> & {
  beer: BeerWithImages & Pick<Beer, 'color'>;
};

/** The photo of a beer; without one, a drawing of its glass in its color. */
export function BeerPhoto({ beer, className = '', ...image }: BeerPhotoProps) {
  if (hasPhoto(beer))
    return (
      <ResponsiveImage image={beerPhoto(beer)} fallback={photos.beerPlaceholder} className={className} {...image} />
    );
  return (
    <div role="img" aria-label={`A glass of ${beer.name}`} className={`grid place-items-center ${className}`}>
      <BeerSwatch color={colorLabel(beer)} className="h-3/5" />
    </div>
  );
}

/** ABV and IBU, aligned on every card so that beers are easy to compare. */
function StatLine({ beer }: { beer: Pick<Beer, 'abv' | 'ibu'> }) {
  const stats = [
    { label: 'ABV', value: formatAbv(beer.abv) },
    { label: 'IBU', value: formatIbu(beer.ibu) },
  ];
  return (
    <dl className="mt-3 grid grid-cols-2 border-y border-line font-display print:mt-2">
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap items-baseline gap-x-2.5 py-1.5 first:border-r first:border-line last:pl-5"
        >
          <dt className="text-label font-semibold text-smoke">{label}</dt>
          <dd className="text-2xl leading-none font-semibold tabular-nums">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Photo above the text (`vertical`), beside it on phones only (`list`), or always beside it (`horizontal`). */
type Layout = 'vertical' | 'list' | 'horizontal';

type BeerCardProps = {
  beer: BeerSummary;
  /** Three on home, four on the beer page. */
  maxSizes: number;
  /** `On tap: Auburn`, if it pours. */
  onTap?: string | null;
  /** Clamps the description to four lines, so that the carousel's cards are equally high. */
  clamped?: boolean;
  /** A deferred photo loads only when the list is near the viewport (`markWhenNear`). */
  picture?: 'photo' | 'deferred-photo' | 'drawing';
  layout?: Layout;
  className?: string;
};

/** A phone loads the photos of about five cards with its first screen, so larger widths are left out. */
const photoWidths = [160, 320, 480, 640] as const;

const photoSizes = {
  vertical: '(min-width: 1536px) 360px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 62vw',
  list: '(min-width: 1536px) 360px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 38vw',
  horizontal: '(min-width: 1024px) 24vw, (min-width: 640px) 45vw, 38vw',
} as const satisfies Record<Layout, string>;

/** Photo and text side by side on phones, so that more than one beer fits on a screen. */
const phoneGrid = 'phone:grid phone:grid-cols-[38%_minmax(0,1fr)]';
/** They would hide the beer on the small photo. */
const phoneChips = 'phone:static phone:px-3 phone:pb-3 phone:gap-1.5';
const layoutClasses = {
  vertical: '',
  list: phoneGrid,
  horizontal: `${phoneGrid} sm:grid sm:grid-cols-[45%_minmax(0,1fr)]`,
} as const satisfies Record<Layout, string>;

/** A beer with photo, stats, sizes and description; the whole card is one link. Memoized: lists have up to 100 cards. */
export const BeerCard = memo(function BeerCard({
  beer,
  maxSizes,
  onTap = null,
  clamped = false,
  picture = 'photo',
  layout = 'vertical',
  className = '',
}: BeerCardProps) {
  const { shown, more } = truncateSizes(beer.sizes, maxSizes);
  const sizes = [
    ...shown.map((text) => ({ text })),
    more !== null && { text: more, className: 'border-transparent text-smoke' },
  ];
  const isSideBySide = layout !== 'vertical';
  return (
    <article
      // An ID of the heading would cost more: IDs of 100 cards are a twentieth of the bytes of the page.
      aria-label={beer.name}
      data-label={labelTone(beer)}
      className={`group beer-card label-surface relative flex h-full flex-col overflow-hidden rounded-card print:flex ${layoutClasses[layout]} ${className}`}
    >
      <div className="relative w-full self-start">
        <div
          className={`overflow-hidden print:hidden ${picture === 'deferred-photo' ? 'aspect-4/5 deferred-photo' : ''}`}
        >
          <BeerPhoto
            beer={picture === 'drawing' ? { ...beer, primaryImage: null } : beer}
            sizes={photoSizes[layout]}
            widths={photoWidths}
            className={`beer-card-photo w-full ${picture === 'drawing' ? 'aspect-3/2' : 'aspect-4/5'} object-cover transition-transform duration-250 ease-out group-hover:scale-[1.03] ${isMarkedUnavailable(beer) && !onTap ? 'opacity-45 grayscale-60' : ''}`}
          />
        </div>
        <div
          className={`absolute inset-x-4 top-4 flex flex-wrap items-start gap-2 print:static print:px-5 ${isSideBySide ? phoneChips : ''}`}
        >
          {onTap && (
            <Chip tone="solid">
              {/* A light that is on. */}
              <span aria-hidden className="size-2 shrink-0 rounded-full bg-hop-light" />
              {onTap}
            </Chip>
          )}
          {availabilityLabels(beer, onTap !== null).map((label) => (
            <Chip key={label} tone={availabilityTone(label)}>
              <Word>{label}</Word>
            </Chip>
          ))}
        </div>
      </div>
      <div className="flex grow flex-col px-5 pb-5 max-sm:px-4">
        <div className="flex items-start justify-between gap-4 pt-4 print:pt-2">
          <div className="min-w-0">
            <h3 className={`text-heading ${isSideBySide ? 'phone:text-2xl phone:leading-none' : ''}`}>{beer.name}</h3>
            {beer.style && <p className="mt-1 text-lg leading-snug">{beer.style}</p>}
          </div>
          {picture !== 'drawing' && (
            <span title={beer.color?.trim()}>
              <BeerSwatch color={beer.color} className="h-8 w-7" />
            </span>
          )}
        </div>
        <StatLine beer={beer} />
        {shown.length > 0 && <ChipList label="Sizes" chips={sizes} className="mt-3 gap-1.5! print:mt-2" />}
        {beer.description && (
          <p className={`mt-3 print:mt-2 ${clamped ? 'line-clamp-4' : 'max-sm:line-clamp-3'}`}>{beer.description}</p>
        )}
        <SmartLink
          href={`/beers/${beer.slug || beer._id}`}
          viewTransition
          className="mt-auto inline-flex items-center gap-2 self-start pt-3 font-display text-lg font-semibold tracking-[0.08em] uppercase stretched-link print:hidden"
        >
          <Word>Learn More</Word>
          <span className="sr-only"> about {beer.name}</span>
          <ArrowRight aria-hidden className="size-5 transition-transform duration-200 group-hover:translate-x-1" />
        </SmartLink>
      </div>
    </article>
  );
});
