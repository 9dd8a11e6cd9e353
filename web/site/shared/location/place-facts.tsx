import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { TaproomKey } from '../../../api/content';
import { SmartLink } from '../../../ui/smart-link';
import { directionsUrl, phoneUrl } from './directions';
import { OpenNow } from './open-now';
import { useTaproom } from './use-taproom';

/** Open now, address, directions, phone: what somebody outside the door needs in five seconds. */
export function PlaceFacts({ location, className = '' }: { location: TaproomKey; className?: string }) {
  const { taproom } = useTaproom(location);
  const { address, phone } = taproom.contact;
  return (
    <ul className={`flex flex-wrap items-center gap-x-8 gap-y-1 text-lg ${className}`}>
      <li>
        <OpenNow hours={taproom.hours} />
      </li>
      {address && (
        <li className="flex min-h-11 items-center gap-2.5">
          <MapPin aria-hidden className="size-5 shrink-0 text-amber" />
          <SmartLink
            href={directionsUrl(address)}
            className="underline decoration-bark underline-offset-4 hover:text-amber hover:decoration-amber"
          >
            <AddressLines address={address} />
            <span className="sr-only">: directions</span>
          </SmartLink>
        </li>
      )}
      {phone && (
        <li className="flex min-h-11 items-center gap-2.5">
          <Phone aria-hidden className="size-5 shrink-0 text-amber" />
          <SmartLink href={phoneUrl(phone)} className="hover:text-amber">
            {phone}
          </SmartLink>
        </li>
      )}
    </ul>
  );
}

/** On a phone the street has a line of its own, so that no font decides where the address breaks. */
function AddressLines({ address }: { address: string }) {
  const [street, ...rest] = address.split(', ');
  if (rest.length === 0) return address;
  return (
    <>
      <span className="max-sm:block">{street}, </span>
      {rest.join(', ')}
    </>
  );
}
