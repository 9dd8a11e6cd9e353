import type { BeerSummary } from '@domain/beer/beer-summary';
import { maxBeersCardSizes } from '@domain/beer/display';
import type { similarBeers } from '@domain/page/components/beer';
import type { SectionOf } from '@domain/page/definition';
import { Container } from '../../../ui/container';
import { useOnTapLabels } from '../../shared/taproom/use-on-tap-labels';
import { DeferredLayout } from '../../shared/hydration/deferred-layout';
import { BeerCard } from './beer-card';

type SimilarBeersProps = { section: SectionOf<typeof similarBeers>; beers: BeerSummary[] };

/** In one row on wide screens: the fourth beer is hidden where only three fit. */
export function SimilarBeers({ section, beers }: SimilarBeersProps) {
  const labelOf = useOnTapLabels();
  if (beers.length === 0) return null;
  return (
    <section aria-labelledby="similar-beers" className="bg-char py-14 md:py-24 print:hidden">
      <Container width="wide">
        <h2 id="similar-beers" className="text-title">
          {section.heading}
        </h2>
        <ul className="mt-8 grid gap-x-8 gap-y-14 sm:grid-cols-2 md:mt-12 lg:grid-cols-3 xl:grid-cols-4">
          {beers.map((beer) => (
            <DeferredLayout
              as="li"
              key={beer._id}
              className="min-w-0 [--intrinsic-height:43rem] phone:[--intrinsic-height:20rem] lg:max-xl:nth-4:hidden"
            >
              <BeerCard beer={beer} onTap={labelOf(beer.slug)} maxSizes={maxBeersCardSizes} layout="list" clamped />
            </DeferredLayout>
          ))}
        </ul>
      </Container>
    </section>
  );
}
