import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import type { BeerLink, RelatedBeers } from '@domain/beer/beer';
import { Container } from '../../../ui/container';
import { SmartLink } from '../../../ui/smart-link';
import { beerPath } from '../../seo/beer-json-ld';

/** The previous and next beer of the list on /beers; at its ends, the list itself. */
export function BeerNeighbors({ previous, next }: Pick<RelatedBeers, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav aria-label="More beers" className="border-t border-line bg-ink print:hidden">
      <Container width="wide">
        <div className="grid grid-cols-2">
          <NeighborLink beer={previous} label="Previous" className="pr-4 sm:pr-8">
            <ArrowLeft aria-hidden className="size-5 shrink-0 transition-transform group-hover:-translate-x-1" />
          </NeighborLink>
          <NeighborLink
            beer={next}
            label="Next"
            className="items-end border-l border-line pl-4 text-right sm:pl-8 [&>span:first-child]:flex-row-reverse"
          >
            <ArrowRight aria-hidden className="size-5 shrink-0 transition-transform group-hover:translate-x-1" />
          </NeighborLink>
        </div>
      </Container>
    </nav>
  );
}

type NeighborLinkProps = { beer: BeerLink | null; label: string; className: string; children: ReactNode };

function NeighborLink({ beer, label, className, children }: NeighborLinkProps) {
  return (
    <SmartLink
      href={beer ? beerPath(beer) : '/beers'}
      className={`group flex min-w-0 flex-col gap-1.5 py-8 wrap-anywhere hover:text-amber md:py-12 ${className}`}
    >
      <span className="flex items-center gap-2.5 font-display text-label font-semibold text-smoke uppercase group-hover:text-amber">
        {children}
        {beer ? label : 'Full list'}
      </span>
      {/* Spaces separate the parts of the link's name; a flex container doesn't show them. */}{' '}
      <span className="font-display text-2xl leading-tight font-bold uppercase md:text-4xl">
        {beer ? beer.name : 'All Beers'}
      </span>
      {beer?.style && (
        <>
          {' '}
          <span className="text-lg text-smoke">{beer.style}</span>
        </>
      )}
    </SmartLink>
  );
}
