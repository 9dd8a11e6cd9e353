import Navigation from 'lucide-react/icons/navigation';
import { getEventPlaces } from '@domain/event/place';
import type { Event } from '@domain/event/event';
import { formatAddress } from '@domain/location/us-address';
import { SmartLink } from '../../../ui/smart-link';
import { directionsUrl } from '../../shared/location/contact-urls';
import { useTaproom } from '../../shared/location/use-taproom';
import { useSite } from '../../site-context';

/** Where the event takes place, with addresses, directions and the pages of the taprooms. */
export function EventPlaces({ event, className = '' }: { event: Event; className?: string }) {
  const { brand } = useSite();
  const { taproom: auburn } = useTaproom('auburn');
  const { taproom: folsom } = useTaproom('folsom');
  const places = getEventPlaces(event, {
    Auburn: { name: `${brand.shortName} Taproom, Auburn`, address: auburn.contact.address },
    Folsom: { name: `${brand.shortName} Taproom, Folsom`, address: folsom.contact.address },
  });
  return (
    <section aria-labelledby="event-places" className={`print:break-inside-avoid ${className}`}>
      <h2 id="event-places" className="text-heading">
        Where
      </h2>
      <ul className="mt-5 grid gap-4">
        {places.map((place) => {
          const address = place.taproom ? place.address : null;
          return (
            <li key={place.name} className="text-lg">
              <p className="font-semibold">{place.name}</p>
              {address && <address className="not-italic">{formatAddress(address)}</address>}
              <p className="flex flex-wrap gap-x-6 print:hidden">
                <SmartLink href={directionsUrl(address ?? place.name)} className={linkClass}>
                  <Navigation aria-hidden className="size-4.5 text-copper-deep" />
                  Directions<span className="sr-only"> to {place.name}</span>
                </SmartLink>
                {place.taproom && (
                  <SmartLink href={taproomPaths[place.taproom]} className={linkClass}>
                    About the taproom<span className="sr-only"> in {place.taproom}</span>
                  </SmartLink>
                )}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const taproomPaths = { Auburn: '/auburn', Folsom: '/locations/folsom' } as const;

const linkClass = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4';
