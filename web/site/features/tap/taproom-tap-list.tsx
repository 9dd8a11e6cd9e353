import type { ReactNode } from 'react';
import { formatPrice } from '@domain/money/price';
import { tapTitle, formatOunces } from '@domain/tap/display';
import type { Pour } from '@domain/tap/schema';
import { formatTime } from '@domain/time/time-of-day';
import { toZonedDateTime } from '@domain/time/zone';
import type { ListedTapList, ListedPouring } from '../../../api/taps';
import { filterPourings, isTapFilterActive, sortPourings, type TapSelection } from '../../../domain/tap-list';
import { Headline, Section } from '../../../ui/layout';
import { useWords } from '../../../ui/use-words';
import { TaproomStatus } from '../../shared/taproom/taproom-status';
import { useTaproom } from '../../shared/taproom/use-taprooms';
import {
  DrinkFacts,
  DrinkName,
  DrinkSwatch,
  KegStatus,
  listFacts,
  ListFreshness,
  ListLink,
  maxSingleColumn,
  TapMark,
} from './tap-previews';

/** More glasses than these are in rows below the name instead of a column beside it. */
const maxStacked = 3;

/** The glasses with their prices. */
function PourPrices({ pours, className = '' }: { pours: readonly Pour[]; className?: string }) {
  const toWord = useWords();
  if (pours.length === 0) return null;
  return (
    <ul aria-label={toWord('Glasses')} className={className}>
      {pours.map(({ name, ounces, price }, index) => (
        <li key={index} className="flex items-baseline justify-between gap-x-1.5 sm:gap-x-2.5">
          {(name || ounces !== null) && (
            <span className="text-smoke max-sm:font-display">
              {name}
              {name && ounces !== null && ' '}
              {ounces !== null && <span className="whitespace-nowrap">{formatOunces(ounces)}</span>}
            </span>
          )}
          {price !== null && (
            <span className="font-display text-xl leading-tight font-semibold tabular-nums sm:ml-auto">
              {formatPrice(price)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

type TapRowProps = {
  pouring: ListedPouring;
  timeZone: string;
  /** The first of the second column on wide screens: the browser would make columns of equal heights, not lengths. */
  startsColumn?: boolean;
};

/** One tap with everything that a guest orders by. */
function TapRow({ pouring, timeZone, startsColumn = false }: TapRowProps) {
  const { tap, drink, pours } = pouring;
  const isStacked = pours.length <= maxStacked;
  return (
    <li
      className={`group relative grid break-inside-avoid grid-cols-[2.25rem_minmax(0,1fr)] items-start gap-x-3 border-b border-line py-3 sm:py-4 sm:grid-cols-[3rem_1.75rem_minmax(0,1fr)_auto] sm:gap-x-4 print:py-2 ${startsColumn ? 'lg:break-before-column' : ''}`}
    >
      <div className="grid gap-2 max-sm:row-span-2 sm:contents">
        <TapMark tap={tap} className="pt-0.5" />
        <DrinkSwatch drink={drink} className="h-8 w-6 sm:w-7" />
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        {tap?.label && (
          <p className="w-full font-display text-label font-semibold text-accent uppercase wrap-anywhere">
            {tap.label}
          </p>
        )}
        <h3 className="text-2xl leading-[1.1] wrap-anywhere">
          <DrinkName drink={drink} />
        </h3>
        <DrinkFacts facts={listFacts(drink)} className="w-full leading-snug max-sm:order-1" />
        <KegStatus pouring={pouring} timeZone={timeZone} className="sm:w-full" />
      </div>
      <PourPrices
        pours={pours}
        className={`flex flex-wrap gap-x-3 max-sm:mt-1 max-sm:[grid-column:2] sm:gap-x-5 ${isStacked ? 'sm:col-start-4 sm:grid sm:min-w-32' : 'sm:mt-2 sm:[grid-column:3/-1]'}`}
      />
    </li>
  );
}

type GroupProps = {
  title: string;
  tone: string;
  pourings: ListedPouring[];
  isGone?: boolean;
  /** What is beside a drink. */
  children: (pouring: ListedPouring) => ReactNode;
};

function Group({ title, tone, pourings, isGone = false, children }: GroupProps) {
  const toWord = useWords();
  if (pourings.length === 0) return null;
  return (
    <div data-label={tone} className="label-surface min-w-0 rounded-card p-5 pb-2 sm:px-7 print:p-0">
      <h3 className="border-b border-line pb-2 text-2xl">{toWord(title)}</h3>
      <ul className="*:last:border-0">
        {pourings.map((pouring) => (
          <li
            key={pouring._id}
            className="group relative grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3"
          >
            <DrinkSwatch drink={pouring.drink} className={`h-7 w-6 ${isGone ? 'opacity-40 grayscale' : ''}`} />
            <div className="min-w-0">
              <h4 className={`text-xl leading-tight wrap-anywhere ${isGone ? 'line-through decoration-2' : ''}`}>
                <DrinkName drink={pouring.drink} />
              </h4>
              <DrinkFacts facts={listFacts(pouring.drink)} className="text-base leading-snug" />
            </div>
            <p className="col-start-2 text-base text-smoke wrap-anywhere min-[22.5rem]:col-start-3 min-[22.5rem]:max-w-28 min-[22.5rem]:text-right">
              {children(pouring)}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

type TaproomTapListProps = { list: ListedTapList; selection: TapSelection; isLight: boolean };

/** The taps of one taproom that match the selection; its slug is the anchor. */
export function TaproomTapList({ list, selection, isLight }: TaproomTapListProps) {
  const { slug, name, path, timeZone } = list.taproom;
  const taproom = useTaproom(slug);
  const toWord = useWords();
  const on = sortPourings(filterPourings(list.on, selection), selection.sort);
  const onDeck = filterPourings(list.onDeck, selection);
  const justKicked = filterPourings(list.justKicked, selection);
  const id = `${slug}-taps`;
  const isTwoColumns = on.length > maxSingleColumn;
  return (
    <Section
      id={slug}
      aria-labelledby={id}
      tone={isLight ? 'oat' : 'ink'}
      space="py-8 md:py-20"
      className="print:py-4!"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 border-b-4 border-amber pb-4">
        <div className="min-w-0">
          <Headline id={id} text={name} className="text-title wrap-anywhere" />
          {taproom && <TaproomStatus taproom={taproom} className="mt-1" />}
        </div>
        <div className="text-lg max-sm:w-full">
          <ListFreshness list={list} />
          <ListLink href={path}>{toWord('Visit {taproom}', { taproom: name })}</ListLink>
        </div>
      </div>
      {on.length > 0 ? (
        <ul className={isTwoColumns ? 'gap-x-16 lg:columns-2 print:columns-2' : ''}>
          {on.map((pouring, index) => (
            <TapRow
              key={pouring._id}
              pouring={pouring}
              timeZone={timeZone}
              startsColumn={isTwoColumns && index === Math.ceil(on.length / 2)}
            />
          ))}
        </ul>
      ) : (
        <p className="border-b border-line py-8 text-lead">
          {isTapFilterActive(selection) && list.on.length > 0
            ? toWord('Nothing on tap at {taproom} matches these filters.', { taproom: name })
            : toWord('Between kegs. The next one is on its way.')}
        </p>
      )}
      {/* What is tapped next, and what guests may have come for in vain. */}
      {onDeck.length + justKicked.length > 0 && (
        <div className="mt-10 grid gap-x-16 gap-y-10 lg:auto-cols-fr lg:grid-flow-col">
          <Group title="On deck" tone="teal" pourings={onDeck}>
            {({ tap }) => tap && toWord('Next on {tap}', { tap: tapTitle(tap) })}
          </Group>
          {/* Struck through for the eye; the heading says it to all. */}
          <Group title="Just kicked" tone="night" pourings={justKicked} isGone>
            {({ endedAt }) => endedAt && formatTime(toZonedDateTime(timeZone, new Date(endedAt)).time)}
          </Group>
        </div>
      )}
    </Section>
  );
}
