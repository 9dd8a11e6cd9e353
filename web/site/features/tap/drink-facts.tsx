import { formatAbv, formatIbu } from '@domain/beer/display';
import { drinkKindLabels } from '@domain/tap/display';
import type { ListedDrink } from '../../../api/taps';

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

/** Each fact stays on one line where it fits; no line starts with a dot. */
export function DrinkFacts({ facts, className = '' }: { facts: string[]; className?: string }) {
  if (facts.length === 0) return null;
  return (
    <p className={`wrap-anywhere text-smoke ${className}`}>
      {facts.map((fact, index) => (
        <span key={fact} className="inline-block max-w-full">
          {fact}
          {index < facts.length - 1 && <span className="px-1.5 text-bark">·</span>}
        </span>
      ))}
    </p>
  );
}
