import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { formatAddress } from '../../../domain/us-address';
import { phoneUrl } from '@domain/shared/phone-number';
import { SmartLink } from '../../../ui/smart-link';
import { directionsUrl } from './contact-urls';
import { TaproomStatus } from '../taproom/taproom-status';
import { useTaproom } from '../taproom/use-taprooms';

/** Open status, address with directions, and phone of a taproom. `status` replaces its open status. */
export function LocationSummary({
  slug,
  status,
  className = '',
  children,
}: {
  /** The taproom's slug. Without one, only the children are shown. */
  slug: string | undefined;
  status?: ReactNode;
  className?: string;
  /** Further `<li>` elements. */
  children?: ReactNode;
}) {
  const taproom = useTaproom(slug);
  if (!taproom && !children) return null;
  const { address = null, phone = null } = taproom?.contact ?? {};
  return (
    <ul className={`flex flex-wrap items-center gap-x-8 gap-y-1 text-lg ${className}`}>
      {taproom && <li>{status ?? <TaproomStatus taproom={taproom} />}</li>}
      {address && (
        <li className="flex min-h-11 items-center gap-2.5">
          <MapPin aria-hidden className="size-5 shrink-0 text-accent" />
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
