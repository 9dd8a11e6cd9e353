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
