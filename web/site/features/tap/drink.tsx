import { formatAbv, formatIbu } from '@domain/beer/display';
import type { DrinkKind } from '@domain/tap/constants';
import { drinkKindLabels, levelLabels } from '@domain/tap/display';
import type { TapName } from '@domain/tap/schema';
import type { ListedDrink, ListedPouring } from '../../../api/taps';
import { formatSince, isNewlyTapped } from '../../../domain/tap-list';
import { rewordStatus } from '../../../domain/taproom';
import { Chip } from '../../../ui/chip';
import { SmartLink } from '../../../ui/smart-link';
import { Word } from '../../../ui/use-words';
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

/** Each fact stays on one line where it fits. The dot at the start of a line is left of the text, where it is clipped. */
export function DrinkFacts({ facts, className = '' }: { facts: string[]; className?: string }) {
  if (facts.length === 0) return null;
  return (
    <p className={`overflow-x-clip wrap-anywhere text-smoke ${className}`}>
      <span className="-ml-4 flex flex-wrap">
        {facts.map((fact, index) => (
          <span key={fact} className="relative max-w-full pl-4">
            {index > 0 && <span className="absolute left-1.5 text-bark">·</span>}
            {fact}
          </span>
        ))}
      </span>
    </p>
  );
}

/** Of drinks whose color is not known. */
const usualColors: Partial<Record<DrinkKind, string>> = { cider: 'straw', seltzer: 'clear', wine: 'ruby' };

export const DrinkSwatch = ({ drink, className }: { drink: ListedDrink; className?: string }) => (
  <BeerSwatch color={drink.color ?? usualColors[drink.kind] ?? null} className={className} />
);

type KegStatusProps = {
  pouring: ListedPouring;
  timeZone: string;
  /** Without the day on which it was tapped. */
  isCompact?: boolean;
  className?: string;
};

/** Whether a keg is new or almost gone, and since when it pours. */
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
