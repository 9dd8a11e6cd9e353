import { MapPin, Phone, Beer } from 'lucide-react';
import type { ReactNode } from 'react';
import { phoneUrl } from '@domain/shared/phone-number';
import { formatPrice } from '@domain/money/price';
import { formatAddress } from '../../../domain/us-address';
import { DotList } from '../../../ui/chip';
import { SmartLink } from '../../../ui/smart-link';
import type { ListedPouring } from '../../../api/taps';
import { findMainPour } from '../../../domain/tap-list';
import { TaproomStatus } from '../taproom/taproom-status';
import { useTaproom } from '../taproom/use-taprooms';
import { directionsUrl } from './contact-urls';

type LocationSummaryProps = {
  /** The taproom's slug. Without one, only the children are shown. */
  slug: string | undefined;
  /** Replaces its open status. */
  status?: ReactNode;
  className?: string;
  /** Further `<li>` elements. */
  children?: ReactNode;
};

/** Open status, address with directions, and phone of a taproom. */
export function LocationSummary({ slug, status, className = '', children }: LocationSummaryProps) {
  const taproom = useTaproom(slug);
  if (!taproom && !children) return null;
  const { address = null, phone = null } = taproom?.contact ?? {};
  return (
    <ul className={`flex flex-wrap items-start gap-x-8 text-lg ${className}`}>
      {taproom && <li>{status ?? <TaproomStatus taproom={taproom} />}</li>}
      {address && (
        <li className="flex min-h-11 items-start gap-2.5 py-2">
          <MapPin aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
          <SmartLink
            href={directionsUrl(address)}
            className="-my-2 min-w-0 py-2 wrap-anywhere underline decoration-bark underline-offset-4 hover:text-accent hover:decoration-amber"
          >
            {formatAddress(address)}
            <span className="sr-only">: directions</span>
          </SmartLink>
        </li>
      )}
      {phone && (
        <li className="flex min-h-11 items-center gap-2.5">
          <Phone aria-hidden className="size-5 shrink-0 text-accent" />
          <SmartLink href={phoneUrl(phone)} className="-my-2 py-2 hover:text-accent">
            {phone}
          </SmartLink>
        </li>
      )}
      {children}
    </ul>
  );
}

const maxShown = 3;

type PouringLineProps = {
  /** Pourings in the order of the taps. */
  pourings: readonly ListedPouring[];
  href: string;
  label: string;
};

/** `What’s pouring: Gold Rush Haze $7.50, …`: the first drinks of a list with their prices, as an item of a list. */
export function PouringLine({ pourings, href, label }: PouringLineProps) {
  const drinks = pourings.slice(0, maxShown).map(({ drink, pours }) => {
    const price = findMainPour(pours)?.price ?? null;
    return price === null ? drink.name : `${drink.name} ${formatPrice(price)}`;
  });
  return (
    <li className="flex min-h-11 items-start gap-2.5 py-2">
      <Beer aria-hidden className="mt-1 size-5 shrink-0 text-amber" />
      <span className="min-w-0">
        <SmartLink
          href={href}
          className="-my-2 py-2 underline decoration-bark underline-offset-4 hover:text-amber hover:decoration-amber"
        >
          {label}
        </SmartLink>
        <DotList items={drinks} className="tabular-nums" />
      </span>
    </li>
  );
}
