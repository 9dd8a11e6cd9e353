import Beer from 'lucide-react/icons/beer';
import Navigation from 'lucide-react/icons/navigation';
import Phone from 'lucide-react/icons/phone';
import { memo, type ReactNode } from 'react';
import { formatMiles } from './distance';
import { phoneUrl } from '@domain/shared/phone-number';
import { SmartLink } from '../../../ui/smart-link';
import { directionsUrl } from '../../shared/location/contact-urls';
import { outletLabel, type Outlet } from './outlet';

type DistributorEntryProps = {
  distributor: Outlet;
  /** From the place that was searched. */
  miles?: number;
  isSelected: boolean;
  onSelect: (id: string) => void;
};

/** Memoized: a selection renders two entries of up to a thousand again. */
export const DistributorEntry = memo(function DistributorEntry(props: DistributorEntryProps) {
  const { distributor, miles, isSelected, onSelect } = props;
  const { id, name, kind, address, phone, path } = distributor;
  return (
    <li
      data-selected={isSelected}
      className={`border-b border-line transition-colors duration-200 max-lg:scroll-mt-(--map-height) ${isSelected ? 'bg-char shadow-[inset_4px_0_0_var(--color-amber)]' : 'hover:bg-char'}`}
    >
      <button
        type="button"
        aria-pressed={isSelected}
        onClick={() => onSelect(id)}
        className="flex w-full flex-wrap items-baseline justify-between gap-x-4 px-4 pt-3 pb-2 text-left focus-visible:-outline-offset-3"
      >
        <span className="block min-w-0 font-display text-xl leading-tight font-semibold tracking-wide">{name}</span>
        {miles !== undefined && (
          <span className="font-display text-lg leading-tight font-semibold text-amber">{formatMiles(miles)}</span>
        )}
        <span className="mt-1 block w-full text-base whitespace-pre-line text-smoke">
          <span className="mb-1 block font-display text-label font-semibold uppercase">{outletLabel(kind)}</span>
          {address}
        </span>
      </button>
      <div className="flex flex-wrap gap-x-6 px-4 pb-1">
        {phone && (
          <EntryLink href={phoneUrl(phone)}>
            <Phone aria-hidden className="size-4 text-amber" />
            {phone}
          </EntryLink>
        )}
        {path && (
          <EntryLink href={path}>
            <Beer aria-hidden className="size-4 text-amber" />
            Taproom page<span className="sr-only"> of {name}</span>
          </EntryLink>
        )}
        <EntryLink href={directionsUrl(address)}>
          <Navigation aria-hidden className="size-4 text-amber" />
          Directions<span className="sr-only"> to {name}</span>
        </EntryLink>
      </div>
    </li>
  );
});

const EntryLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <SmartLink href={href} className="inline-flex min-h-11 items-center gap-2 text-base hover:text-amber">
    {children}
  </SmartLink>
);
