import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ArrowRight } from 'lucide-react';
import { formatAbv, formatIbu } from '@domain/beer/display';
import { formatPrice } from '@domain/money/price';
import type { DrinkKind } from '@domain/tap/constants';
import { drinkKindLabels, formatOunces, levelLabels } from '@domain/tap/display';
import type { Pour, TapList, TapName } from '@domain/tap/schema';
import { type ListedDrink, type ListedPouring, type TapListPreview, tapQueries } from '../../../api/taps';
import {
  allTaps,
  findMainPour,
  formatFreshness,
  formatFreshnessAge,
  formatSince,
  isNewlyTapped,
  tapsPath,
} from '../../../domain/tap-list';
import { rewordStatus } from '../../../domain/taproom';
import { ButtonLink } from '../../../ui/button';
import { Chip, DotList } from '../../../ui/chip';
import { Section } from '../../../ui/layout';
import { SmartLink } from '../../../ui/smart-link';
import { useHydrated } from '../../../ui/use-hydrated';
import { useWords, Word } from '../../../ui/use-words';
import { BeerSwatch } from '../../shared/beer-color';
import { useNow, useSite } from '../../site-context';

/** The name of a drink, which links to the page of the brewery's own beers over the whole row. */
export function DrinkName({ drink: { slug, name, isGuest } }: { drink: ListedDrink }) {
  if (!slug || isGuest) return <>{name}</>;
  return (
    <SmartLink
      href={`/beers/${encodeURIComponent(slug)}`}
      className="stretched-link underline-offset-4 group-hover:underline"
    >
      {name}
    </SmartLink>
  );
}

/** `Hazy IPA · 6.5% · 40 IBU`; of a guest first its producer. */
export function listFacts({ producer, style, kind, abv, ibu }: ListedDrink, { hasIbu = true } = {}): string[] {
  const bitterness = hasIbu && formatIbu(ibu);
  return [
    producer,
    style ?? (kind === 'beer' ? null : drinkKindLabels[kind]),
    formatAbv(abv) && `${formatAbv(abv)} ABV`,
    bitterness && `${bitterness} IBU`,
  ].filter((fact) => typeof fact === 'string');
}

export const DrinkFacts = ({ facts, className = '' }: { facts: string[]; className?: string }) =>
  facts.length > 0 && (
    <p className={`wrap-anywhere text-smoke ${className}`}>
      <DotList items={facts} />
    </p>
  );

/** Colors of drinks whose color is unknown. */
const usualColors: Partial<Record<DrinkKind, string>> = { cider: 'straw', seltzer: 'clear', wine: 'ruby' };

export const DrinkSwatch = ({ drink, className }: { drink: ListedDrink; className?: string }) => (
  <BeerSwatch color={drink.color ?? usualColors[drink.kind] ?? null} className={className} />
);

type KegStatusProps = {
  pouring: ListedPouring;
  timeZone: string;
  /** Leaves out the day on which it was tapped. */
  isCompact?: boolean;
  className?: string;
};

/** Shows whether a keg is new or almost gone, and since when it pours. */
export function KegStatus({ pouring, timeZone, isCompact = false, className = '' }: KegStatusProps) {
  const now = useNow();
  const { phrases } = useSite();
  const isLow = pouring.level === 'low';
  const isNew = isNewlyTapped(pouring, timeZone, now);
  const since = isCompact ? null : formatSince(pouring, timeZone, now);
  if (!isLow && !isNew && !since) return null;
  return (
    <p
      className={`flex flex-wrap items-center gap-x-2.5 gap-y-1 text-base text-smoke ${isLow || isNew ? '' : 'max-sm:hidden'} ${className}`}
    >
      {isLow && (
        <Chip tone="rust">
          <Word>{levelLabels.low}</Word>
        </Chip>
      )}
      {isNew && (
        <Chip tone="amber">
          <Word>New</Word>
        </Chip>
      )}
      {since && <span className="first-letter:uppercase max-sm:hidden">{rewordStatus(since, phrases)}</span>}
    </p>
  );
}

/** The number in the first column of a row, by which guests order; empty on deck for the next free tap. */
export function TapMark({ tap, className = '' }: { tap: TapName | null; className?: string }) {
  return (
    <span className={`font-display text-3xl leading-none font-bold text-accent tabular-nums ${className}`}>
      {tap && (
        <>
          <span className="sr-only">Tap </span>
          {tap.number}
        </>
      )}
    </span>
  );
}

/** What pours, in brief, on a color of its own. `action` is beside the headline. */
function PourSection({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Section id="on-tap" aria-labelledby="on-tap-now" tone="sky" space="py-14 md:py-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h2 id="on-tap-now" className="text-title">
          <Word>On tap now</Word>
        </h2>
        {action}
      </div>
      {children}
    </Section>
  );
}

/** The first taps of each taproom, on the home page, of which a phone shows four; nothing if none keeps a tap list. */
export function OnTapNow() {
  const { data: previews = [] } = useQuery(tapQueries.previews());
  if (previews.length === 0) return null;
  return (
    <PourSection
      action={
        <ButtonLink href="/taps" variant="outline">
          <Word>View All Taps</Word>
        </ButtonLink>
      }
    >
      <div className={`mt-10 grid gap-x-16 gap-y-14 ${previews.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {previews.map((preview) => (
          <Preview key={preview.taproom.slug} preview={preview} isOnly={previews.length === 1} />
        ))}
      </div>
    </PourSection>
  );
}

function Preview({ preview, isOnly }: { preview: TapListPreview; isOnly: boolean }) {
  const { taproom, on, total } = preview;
  const { slug, name, timeZone } = taproom;
  const toWord = useWords();
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b-4 border-current pb-3">
        <h3 className="text-heading wrap-anywhere">{name}</h3>
        <ListFreshness list={preview} className="max-sm:w-full" />
      </div>
      <ul className={`phone:*:nth-[n+5]:hidden ${isOnly ? 'gap-x-16 lg:columns-2' : ''}`}>
        {on.map((pouring) => (
          <TapLine key={pouring._id} pouring={pouring} timeZone={timeZone} />
        ))}
      </ul>
      <div className="mt-4">
        <ListLink href={tapsPath({ ...allTaps, taproom: isOnly ? null : slug })}>
          {toWord(total === 1 ? 'The tap at {taproom}' : 'All {count} taps at {taproom}', {
            count: total,
            taproom: name,
          })}
        </ListLink>
      </div>
    </div>
  );
}

/** The rest of a very long list is at /taps. */
const maxTaps = 24;
/** This many taps are one column. */
export const maxSingleColumn = 3;

/** What the taproom pours whose page this is; nothing if it keeps no tap list. */
export function TapBoard({ slug }: { slug: string }) {
  const toWord = useWords();
  const { data: list } = useQuery(tapQueries.list(slug));
  if (!list) return null;
  const { taproom, on, onDeck } = list;
  return (
    <PourSection action={<ListFreshness list={list} className="text-lg max-sm:w-full" />}>
      <div className="mt-4 border-t-4 border-current">
        {on.length > 0 ? (
          <ul className={`phone:*:nth-[n+7]:hidden ${on.length > maxSingleColumn ? 'gap-x-16 lg:columns-2' : ''}`}>
            {on.slice(0, maxTaps).map((pouring) => (
              <TapLine key={pouring._id} pouring={pouring} timeZone={taproom.timeZone} Name="h3" />
            ))}
          </ul>
        ) : (
          <p className="border-b border-line py-8 text-lead">
            <Word>Between kegs. The next one is on its way.</Word>
          </p>
        )}
      </div>
      {onDeck.length > 0 && (
        <p className="mt-5 text-lg wrap-anywhere">
          <span className="font-display font-semibold tracking-wide">
            <Word>On deck</Word>:{' '}
          </span>
          {onDeck.map(({ drink }) => drink.name).join(', ')}
        </p>
      )}
      <div className="mt-4">
        <ListLink href={tapsPath({ ...allTaps, taproom: slug })}>
          {on.length > maxTaps
            ? toWord('All {count} taps with glasses', { count: on.length })
            : toWord('All glasses and prices')}
        </ListLink>
      </div>
    </PourSection>
  );
}

type TapLineProps = {
  pouring: ListedPouring;
  timeZone: string;
  /** One level below the headline of the list. */
  Name?: 'h3' | 'h4';
};

/** One tap in brief: what it pours, and the price of its largest glass. */
function TapLine({ pouring, timeZone, Name = 'h4' }: TapLineProps) {
  const { tap, drink, pours } = pouring;
  const pour = findMainPour(pours);
  const facts = listFacts(drink, { hasIbu: false });
  return (
    <li className="group relative grid break-inside-avoid grid-cols-[min(2.625rem,12vw)_min(1.5rem,8vw)_minmax(0,1fr)_auto] items-center gap-x-[min(0.75rem,4vw)] border-b border-line py-2.5">
      <TapMark tap={tap} className="text-2xl!" />
      <DrinkSwatch drink={drink} className="h-7 w-6 max-w-full" />
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        <div className="min-w-0">
          <Name className="text-xl leading-tight wrap-anywhere">
            <DrinkName drink={drink} />
          </Name>
          <DrinkFacts facts={tap?.label ? [tap.label, ...facts] : facts} className="text-base leading-snug" />
        </div>
        <KegStatus pouring={pouring} timeZone={timeZone} isCompact />
      </div>
      {pour && <PourPrice pour={pour} />}
    </li>
  );
}

function PourPrice({ pour: { name, ounces, price } }: { pour: Pour }) {
  const glass = name ?? (ounces === null ? null : formatOunces(ounces));
  return (
    <p className="max-w-28 text-right">
      <span className="block font-display text-xl leading-tight font-semibold tabular-nums">
        {formatPrice(price ?? 0)}
      </span>
      {glass && <span className="block text-base leading-snug wrap-anywhere text-smoke">{glass}</span>}
    </p>
  );
}

type ListFreshnessProps = { list: Pick<TapList, 'checkedAt' | 'changedAt' | 'taproom'>; className?: string };

/**
 * When staff last checked the list. The text of the server stays correct for hours, because the page is cached; in the browser
 * it counts the minutes. That text is not longer, so that nothing moves.
 */
export function ListFreshness({ list, className = '' }: ListFreshnessProps) {
  const now = useNow();
  const { phrases } = useSite();
  const text = useHydrated() ? formatFreshnessAge(list, now) : formatFreshness(list, now);
  if (!text) return null;
  const isOld = text.startsWith('Last');
  return (
    <p className={`flex items-center gap-2.5 ${className}`}>
      <span aria-hidden className={`size-2 shrink-0 rounded-full ${isOld ? 'bg-bark' : 'bg-hop-light'}`} />
      {rewordStatus(text, phrases)}
    </p>
  );
}

/** A link to a full list, below its first taps. */
export const ListLink = ({ href, children }: { href: string; children: string }) => (
  <SmartLink
    href={href}
    className="inline-flex min-h-11 items-center gap-2 font-display text-lg font-semibold tracking-[0.08em] text-accent uppercase hover:underline print:hidden"
  >
    {children}
    <ArrowRight aria-hidden className="size-5 shrink-0" />
  </SmartLink>
);
