import type { Beer } from '@domain/beer/beer';
import { abvText, colorText, ibuText, shownSizes } from '@domain/beer/display';
import { Picture } from '../../../ui/picture';
import { SmartLink } from '../../../ui/smart-link';
import { ArrowRight } from 'lucide-react';
import { photos } from '../../assets/images';
import { AvailabilityChip } from './availability-chip';
import { beerPhoto } from './beer-photo';
import { BeerSwatch } from './beer-swatch';
import { SizeChips } from './size-chips';

type BeerCardProps = {
  beer: Beer;
  /** How many sizes are named: three on home, four on the beer page (visitor-site.md §9). */
  sizes: number;
  /** Home cards keep one height: the description ends after four lines. */
  clamped?: boolean;
  /** The level below the heading that the card stands under. */
  headingLevel?: 'h3' | 'h4';
};

const photoSizes = '(min-width: 1024px) 384px, (min-width: 640px) 50vw, 100vw';

/** The photograph leads; name, stat line, sizes and words follow. The whole card is one link. */
export function BeerCard({ beer, sizes, clamped = false, headingLevel: Heading = 'h3' }: BeerCardProps) {
  const { shown, more } = shownSizes(beer.sizes, sizes);
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative overflow-hidden rounded-card bg-char">
        <Picture
          image={beerPhoto(beer)}
          fallback={photos.beerPlaceholder}
          sizes={photoSizes}
          className="aspect-4/5 w-full object-cover transition-transform duration-250 ease-out group-hover:scale-[1.03]"
        />
        <AvailabilityChip beer={beer} className="absolute top-4 left-4" />
      </div>
      <div className="flex items-start justify-between gap-4 pt-5">
        <div className="min-w-0">
          <Heading className="text-heading">{beer.name}</Heading>
          {beer.style && <p className="mt-1.5 text-lg text-smoke">{beer.style}</p>}
        </div>
        <span className="mt-0.5" title={colorText(beer)}>
          <BeerSwatch color={beer.color} className="h-8 w-7" />
        </span>
      </div>
      <dl className="mt-4 grid grid-cols-2 border-y border-line font-display">
        <Stat label="ABV" value={abvText(beer.abv)} />
        <Stat label="IBU" value={ibuText(beer.ibu)} />
      </dl>
      <SizeChips sizes={shown} more={more} className="mt-4" />
      {beer.description && <p className={`mt-4 text-oat/90 ${clamped ? 'line-clamp-4' : ''}`}>{beer.description}</p>}
      <SmartLink
        href={`/beers/${beer.slug || beer._id}`}
        className="mt-auto inline-flex items-center gap-2 self-start pt-4 font-display text-lg font-semibold tracking-[0.08em] text-amber uppercase after:absolute after:inset-0"
      >
        Learn More<span className="sr-only"> about {beer.name}</span>
        <ArrowRight aria-hidden className="size-5 transition-transform duration-200 group-hover:translate-x-1" />
      </SmartLink>
    </article>
  );
}

function Stat({ label, value }: { label: string; value: string | null }) {
  return (
    <div className="flex items-baseline gap-2 py-2 first:border-r first:border-line last:pl-4">
      <dt className="text-label font-semibold text-smoke">{label}</dt>
      <dd className="text-2xl leading-none font-semibold tabular-nums">{value ?? '–'}</dd>
    </div>
  );
}
