import Beer from 'lucide-react/icons/beer';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import { useId, useState, memo } from 'react';
import { phoneUrl } from '@domain/shared/phone-number';
import { Button } from '../../../ui/button';
import { SmartLink, type SmartLinkProps } from '../../../ui/smart-link';
import { Word } from '../../../ui/use-words';
import { directionsUrl } from '../../shared/location/contact-urls';
import { type Distant, type Outlet, formatMiles, outletLabel } from './outlet';

type DistributorEntryProps = {
  distributor: Outlet;
  /** The distance from the place that was searched. */
  miles?: number;
  isSelected: boolean;
  onSelect: (id: string) => void;
  className?: string;
};

const kindTones: Record<Outlet['kind'], string> = {
  bar: 'crimson',
  restaurant: 'orchard',
  shop: 'teal',
  taproom: 'ember',
  wholesaler: 'navy',
};

/** Memoized: a selection renders two entries of up to a thousand again. */
export const DistributorEntry = memo(function DistributorEntry(props: DistributorEntryProps) {
  const { distributor, miles, isSelected, onSelect, className = '' } = props;
  const { id, name, kind, address, phone, path } = distributor;
  return (
    <li
      data-selected={isSelected}
      className={`border-b border-line transition-colors duration-200 max-lg:scroll-mt-(--map-height) ${isSelected ? 'bg-foam shadow-[inset_4px_0_0_var(--color-amber)]' : 'hover:bg-foam'} ${className}`}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => onSelect(id)}
        className="flex w-full flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3 pb-2 text-left print:px-0 focus-visible:-outline-offset-3"
      >
        <span className="block min-w-0 font-display text-xl leading-tight font-semibold tracking-wide">{name}</span>
        {miles !== undefined && (
          <span className="font-display text-lg leading-tight font-semibold text-copper-deep">
            {formatMiles(miles)}
          </span>
        )}
        <span className="mt-1 flex w-full items-baseline gap-3 text-base text-smoke">
          <span
            data-label={kindTones[kind]}
            className="label-surface rounded-card px-2 font-display text-label font-semibold uppercase"
          >
            <Word>{outletLabel(kind)}</Word>
          </span>
          <span className="min-w-0 whitespace-pre-line">{address}</span>
        </span>
      </button>
      <div className="flex flex-wrap gap-x-6 px-4 pb-1 print:px-0">
        {phone && (
          <EntryLink href={phoneUrl(phone)}>
            <Phone aria-hidden className="size-4 text-copper-deep" />
            {phone}
          </EntryLink>
        )}
        {path && (
          <EntryLink href={path}>
            <Beer aria-hidden className="size-4 text-copper-deep" />
            <Word>Taproom page</Word>
            <span className="sr-only"> of {name}</span>
          </EntryLink>
        )}
        <EntryLink href={directionsUrl(address)} className="print:hidden">
          <Navigation aria-hidden className="size-4 text-copper-deep" />
          <Word>Directions</Word>
          <span className="sr-only"> to {name}</span>
        </EntryLink>
      </div>
    </li>
  );
});

const EntryLink = ({ className = '', ...rest }: SmartLinkProps) => (
  <SmartLink
    className={`inline-flex min-h-11 items-center gap-2 text-base hover:text-copper-deep print:min-h-0 ${className}`}
    {...rest}
  />
);

type NearestListProps = {
  nearest: Distant<Outlet>[];
  selectedId: string | null;
  onSelect: (id: string) => void;
};

const firstCount = 10;

/** Nearest first, whatever the kind. */
export function NearestList({ nearest, selectedId, onSelect }: NearestListProps) {
  const headingId = useId();
  const [isExpanded, setExpanded] = useState(false);
  const selectedIndex = nearest.findIndex(({ item }) => item.id === selectedId);
  // One that was selected on the map is visible even if it comes after the first ones.
  const visible = isExpanded ? nearest : nearest.slice(0, Math.max(firstCount, selectedIndex + 1));
  return (
    <section aria-labelledby={headingId} className="mb-12">
      <h2 id={headingId} className="border-b-2 border-amber pb-2 text-heading">
        <Word>Nearest first</Word>
      </h2>
      <ul>
        {visible.map(({ item, miles }) => (
          <DistributorEntry
            key={item.id}
            distributor={item}
            miles={miles}
            isSelected={item.id === selectedId}
            onSelect={onSelect}
          />
        ))}
      </ul>
      {visible.length < nearest.length && (
        <Button variant="outline" size="sm" className="mt-5" onClick={() => setExpanded(true)}>
          <Word>Show all</Word> {nearest.length}
        </Button>
      )}
      <p className="mt-8 text-base text-smoke">
        Distances are in a straight line. ZIP codes and cities:{' '}
        <a href="https://www.geonames.org" target="_blank" rel="noopener" className="underline underline-offset-4">
          GeoNames<span className="sr-only"> (opens in a new tab)</span>
        </a>
        , CC BY 4.0.
      </p>
    </section>
  );
}
