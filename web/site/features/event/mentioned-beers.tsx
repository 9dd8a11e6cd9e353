import { useQuery } from '@tanstack/react-query';
import type { BeerSummary } from '@domain/beer/beer-summary';
import { formatAbv } from '@domain/beer/display';
import type { Event } from '@domain/event/event';
import { eventQueries } from '../../../api/events';
import { ResponsiveImage } from '../../../ui/responsive-image';
import { SmartLink } from '../../../ui/smart-link';
import { photos } from '../../assets/images';

type MentionedBeersProps = { title: string; event: Event; className?: string };

/** Small cards that link to the beers named in title or description. */
export function MentionedBeers({ title, event, className = '' }: MentionedBeersProps) {
  const { data: beers = [] } = useQuery(eventQueries.mentionedBeers(event));
  if (beers.length === 0) return null;
  return (
    <section aria-labelledby="mentioned-beers" className={className}>
      <h2 id="mentioned-beers" className="text-heading">
        {title}
      </h2>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 print:mt-2 print:gap-1">
        {beers.map((beer) => (
          <li key={beer._id} className="min-w-0">
            <MentionedBeer beer={beer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MentionedBeer({ beer }: { beer: BeerSummary }) {
  const facts = [beer.style, formatAbv(beer.abv) && `${formatAbv(beer.abv)} ABV`].filter(Boolean).join(', ');
  return (
    <div className="group relative flex h-full items-center gap-4 overflow-hidden rounded-card border border-ink/15 bg-foam pr-4">
      <ResponsiveImage
        // Decorative beside the name.
        image={{ ...(beer.primaryImage ?? photos.beerPlaceholder), alt: '' }}
        fallback={{ ...photos.beerPlaceholder, alt: '' }}
        sizes="6rem"
        widths={[160, 320]}
        className="aspect-square w-24 shrink-0 self-stretch bg-ash object-cover print:hidden"
      />
      <div className="min-w-0 py-3">
        <p className="font-display text-xl leading-tight font-semibold wrap-anywhere">
          <SmartLink
            href={`/beers/${beer.slug || beer._id}`}
            className="stretched-link underline-offset-4 group-hover:underline"
          >
            {beer.name}
          </SmartLink>
        </p>
        {facts && <p className="mt-1 text-umber">{facts}</p>}
      </div>
    </div>
  );
}
