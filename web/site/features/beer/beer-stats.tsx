import type { ReactNode } from 'react';
import type { Beer } from '@domain/beer/beer';
import { formatAbv, colorLabel, formatIbu, splitList, formatSize } from '@domain/beer/display';
import type { SectionOf } from '@domain/page/definition';
import type { beerStats } from '@domain/page/pages/beer';
import { Container } from '../../../ui/container';
import { BeerSwatch } from '../../shared/beer-swatch';

/** Shows a value on a scale from 0 to `max`; decorative, as the number itself is in the text. */
function StatMeter({ value, max }: { value: number | null; max: number }) {
  if (value === null) return null;
  const percent = Math.min(100, Math.max(2, (value / max) * 100));
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-4 block h-1 w-full max-w-40 print:hidden"
    >
      <rect width="100" height="4" className="fill-line" />
      <rect width={percent} height="4" className="fill-amber" />
    </svg>
  );
}

/** Fixed ends of the meters, so that beers can be compared between pages. Nearly every beer is below. */
const maxAbv = 14;
const maxIbu = 100;

type BeerStatsProps = { section: SectionOf<typeof beerStats>; beer: Beer };

/** Strength and bitterness on meters, color, hops and sizes. */
export function BeerStats({ section, beer }: BeerStatsProps) {
  const hops = splitList(beer.hops);
  return (
    <section aria-labelledby="beer-stats" className="border-y border-line bg-char print:bg-transparent">
      <Container width="wide">
        <h2 id="beer-stats" className="sr-only print:not-sr-only">
          {section.heading}
        </h2>
        <dl className="grid grid-cols-2 gap-x-6 sm:gap-x-10 lg:grid-cols-12 print:grid-cols-3 [&>div]:border-line">
          <Stat name="ABV" className="lg:col-span-2">
            <StatValue unknown={section.unknown}>{formatAbv(beer.abv)}</StatValue>
            <StatMeter value={beer.abv} max={maxAbv} />
          </Stat>
          <Stat name="IBU" className="lg:col-span-2">
            <StatValue unknown={section.unknown}>{formatIbu(beer.ibu)}</StatValue>
            <StatMeter value={beer.ibu} max={maxIbu} />
          </Stat>
          {beer.originalGravity && (
            <Stat name="O.G." className="lg:col-span-2">
              <StatValue unknown={section.unknown}>{beer.originalGravity}</StatValue>
            </Stat>
          )}
          <Stat name={section.color} className={beer.originalGravity ? 'lg:col-span-2' : 'lg:col-span-3'}>
            <span className="flex items-center gap-3">
              <BeerSwatch color={beer.color} className="h-12 w-10" />
              <span className="text-lg leading-snug wrap-anywhere">{colorLabel(beer)}</span>
            </span>
          </Stat>
          {hops.length > 0 && (
            <Stat name={section.hops} className="lg:col-span-2">
              <span className="text-lg leading-snug">{hops.join(', ')}</span>
            </Stat>
          )}
          {beer.sizes.length > 0 && (
            <Stat name={section.sizes} className="lg:col-span-2">
              <span className="text-lg leading-snug">
                {beer.sizes.map((size) => formatSize(size).replace(' ', '\u00a0')).join(', ')}
              </span>
            </Stat>
          )}
        </dl>
      </Container>
    </section>
  );
}

function Stat({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={`py-6 lg:py-10 print:col-span-1 print:py-2 ${className}`}>
      <dt className="font-display text-label font-semibold text-smoke uppercase">{name}</dt>
      <dd className="mt-2">{children}</dd>
    </div>
  );
}

function StatValue({ unknown, children }: { unknown: string; children: string | null }) {
  if (children === null) return <span className="text-lg text-smoke">{unknown}</span>;
  return (
    <span className="font-display text-4xl leading-none phone:text-5xl sm:text-5xl font-bold tabular-nums">
      {children}
    </span>
  );
}
