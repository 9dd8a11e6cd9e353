import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { formatAddress } from '@domain/location/us-address';
import type { TaproomKey } from '../../../api/content';
import { SmartLink } from '../../../ui/smart-link';
import { directionsUrl, phoneUrl } from './contact-urls';
import { OpenStatus } from './open-status';
import { useTaproom } from './use-taproom';

/** Open status, address with directions, and phone of a taproom. `status` replaces its open status. */
export function LocationSummary({
  location,
  status,
  className = '',
  children,
}: {
  location: TaproomKey;
  status?: ReactNode;
  className?: string;
  /** Further `<li>` elements. */
  children?: ReactNode;
}) {
  const { taproom } = useTaproom(location);
  const { address, phone } = taproom.contact;
  return (
    <ul className={`flex flex-wrap items-center gap-x-8 gap-y-1 text-lg ${className}`}>
      <li>{status ?? <OpenStatus hours={taproom.hours} />}</li>
      {address && (
        <li className="flex min-h-11 items-center gap-2.5">
          <MapPin aria-hidden className="size-5 shrink-0 text-amber" />
          <SmartLink
            href={directionsUrl(address)}
            className="-my-2 py-2 underline decoration-bark underline-offset-4 hover:text-amber hover:decoration-amber"
          >
            {formatAddress(address)}
            <span className="sr-only">: directions</span>
          </SmartLink>
        </li>
      )}
      {phone && (
        <li className="flex min-h-11 items-center gap-2.5">
          <Phone aria-hidden className="size-5 shrink-0 text-amber" />
          <SmartLink href={phoneUrl(phone)} className="-my-2 py-2 hover:text-amber">
            {phone}
          </SmartLink>
        </li>
      )}
      {children}
    </ul>
  );
}
