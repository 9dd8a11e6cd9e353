import type { LucideIcon } from 'lucide-react';
import Thermometer from 'lucide-react/icons/thermometer';
import Utensils from 'lucide-react/icons/utensils';
import Wheat from 'lucide-react/icons/wheat';
import type { ReactNode } from 'react';
import type { Beer } from '@domain/beer/schema';
import { splitList, formatAbv, colorLabel, formatIbu, formatSize } from '@domain/beer/display';
import type { SectionOf } from '@domain/page/definition';
import type { beerDetails, beerStats } from '@domain/page/pages/beer';
import { Container } from '../../../ui/layout';
import { BeerSwatch } from '../../shared/beer-color';

type BeerDetailsProps = { section: SectionOf<typeof beerDetails>; beer: Beer };

/** Description, notes, malts, pairings and serving temperature; empty fields are left out. */
export function BeerDetails({ section, beer }: BeerDetailsProps) {
  const about = beer.longDescription ?? beer.description;
  const malts = splitList(beer.malts);
  const pairings = splitList(beer.foodPairings);
  const hasAside = malts.length > 0 || pairings.length > 0 || beer.servingTemperature;
  if (!about && !beer.brewingNotes && !hasAside) return null;
  return (
    <div data-label="oat" className="on-light label-surface py-14 wrap-anywhere md:py-24 print:py-4">
      <Container width="wide">
        <div className="grid gap-y-14 lg:grid-cols-12 lg:gap-x-8 print:grid-cols-[2fr_1fr] print:gap-x-8">
          <div className="grid content-start gap-12 lg:col-span-7 print:col-span-1 print:gap-6">
            {about && (
              <section aria-labelledby="about">
                <h2 id="about" className="text-title">
                  {section.about}
                </h2>
                <p className="mt-5 max-w-read text-lead whitespace-pre-line">{about}</p>
              </section>
            )}
            {beer.brewingNotes && (
              <section aria-labelledby="brewing-notes" className="max-w-read border-l-4 border-copper-deep pl-6">
                <h2 id="brewing-notes" className="text-heading">
                  {section.brewingNotes}
                </h2>
                <p className="mt-3 font-voice text-lead whitespace-pre-line">{beer.brewingNotes}</p>
              </section>
            )}
          </div>
          {hasAside && (
            <div className="grid content-start gap-10 lg:col-span-4 lg:col-start-9 print:col-auto print:gap-4">
              {malts.length > 0 && (
                <Aside title={section.malts} Icon={Wheat}>
                  <List items={malts} />
                </Aside>
              )}
              {pairings.length > 0 && (
                <Aside title={section.foodPairings} Icon={Utensils}>
                  <List items={pairings} />
                </Aside>
              )}
              {beer.servingTemperature && (
                <Aside title={section.servingTemperature} Icon={Thermometer}>
                  <p className="text-lg">{beer.servingTemperature}</p>
                </Aside>
              )}
            </div>
          )}
        </div>
      </Container>
    </div>
  );
}

function Aside({ title, Icon, children }: { title: string; Icon: LucideIcon; children: ReactNode }) {
  return (
    <section className="print:break-inside-avoid">
      <h2 className="flex items-center gap-3 text-2xl">
        <Icon aria-hidden className="size-5 text-copper-deep" />
        {title}
      </h2>
      <div className="mt-3 border-t border-line pt-3">{children}</div>
    </section>
  );
}

function List({ items }: { items: string[] }) {
  return (
    <ul className="grid gap-1.5 text-lg">
      {items.map((item, index) => (
        <li key={`${item}-${index}`} className="first-letter:uppercase">
          {item}
        </li>
      ))}
    </ul>
  );
}

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
