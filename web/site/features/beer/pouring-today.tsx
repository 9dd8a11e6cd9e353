import type { BeerSummary } from '@domain/beer/beer-summary';
import { formatPrice } from '@domain/money/price';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Container } from '../../../ui/container';
import { SmartLink } from '../../../ui/smart-link';
import { BeerSwatch } from '../../shared/beer-swatch';
import { labelTone } from '../../shared/label-tone';
import { useBeersAtTaprooms } from '../../shared/taproom/use-beers-at-taprooms';
import { useOnTapLabels } from '../../shared/taproom/use-on-tap-labels';

/** What pours now, with prices, in one row; nothing without tap lists. */
export function PouringToday({ beers }: { beers: readonly BeerSummary[] }) {
  const taprooms = useBeersAtTaprooms();
  const labelOf = useOnTapLabels();
  const pouring = beers.filter(({ slug }) => labelOf(slug) !== null);
  if (pouring.length === 0) return null;
  return (
    <section aria-labelledby="pouring-today" className="bg-ink py-5 print:hidden">
      <Container width="wide">
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <h2 id="pouring-today" className="flex items-center gap-3 text-2xl leading-none">
            <span aria-hidden className="size-2.5 rounded-full bg-hop-light" />
            Pouring today
          </h2>
          <SmartLink
            href="/taps"
            className="inline-flex min-h-11 items-center gap-2 font-display text-lg font-semibold tracking-wide text-amber hover:text-foam"
          >
            {`${pouring.length} on tap now`}
            <ArrowRight aria-hidden className="size-5" />
          </SmartLink>
        </div>
        <ul className="mt-2 flex gap-2.5 rail sm:flex-wrap">
          {pouring.map((beer) => {
            const price = taprooms[beer.slug]?.find(({ pour }) => pour)?.pour?.price ?? null;
            return (
              <li key={beer._id}>
                <SmartLink
                  href={`/beers/${beer.slug}`}
                  data-label={labelTone(beer)}
                  className="label-surface flex min-h-14 items-center gap-3 rounded-card py-1.5 pr-4 pl-3 font-display leading-tight font-semibold tracking-wide whitespace-nowrap hover:underline"
                >
                  <BeerSwatch color={beer.color} className="h-8 w-7" />
                  <span>
                    <span className="block text-xl leading-none">{beer.name}</span>
                    <span className="text-base tabular-nums">
                      {[labelOf(beer.slug) !== 'On tap now' && labelOf(beer.slug), price !== null && formatPrice(price)]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </span>
                </SmartLink>
              </li>
            );
          })}
        </ul>
      </Container>
    </section>
  );
}
