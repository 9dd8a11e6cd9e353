import Navigation from 'lucide-react/icons/navigation';
import { lazy, Suspense } from 'react';
import { getEventPlaces, type EventPlace } from '@domain/event/place';
import type { Event } from '@domain/event/event';
import { findCoordinates } from '@domain/location/coordinates';
import { formatAddress } from '@domain/location/us-address';
import { SmartLink } from '../../../ui/smart-link';
import { directionsUrl } from '../../shared/location/contact-urls';
import { useTaproom } from '../../shared/location/use-taproom';
import { MapErrorBoundary } from '../../shared/map/map-error-boundary';
import { useNear } from '../../shared/map/use-near';
import { useSite } from '../../site-context';

const EventMap = lazy(() => import('./event-map').then((module) => ({ default: module.EventMap })));

/** Where the event takes place: addresses with directions, the pages of the taprooms, and a map of a single place. */
export function EventPlaces({ event, className = '' }: { event: Event; className?: string }) {
  const { brand } = useSite();
  const { taproom: auburn } = useTaproom('auburn');
  const { taproom: folsom } = useTaproom('folsom');
  const places = getEventPlaces(event, {
    Auburn: { name: `${brand.shortName} Taproom, Auburn`, address: auburn.contact.address },
    Folsom: { name: `${brand.shortName} Taproom, Folsom`, address: folsom.contact.address },
  });
  const [place] = places;
  return (
    <section aria-labelledby="event-places" className={`print:break-inside-avoid ${className}`}>
      <h2 id="event-places" className="text-heading">
        Where
      </h2>
      <ul className="mt-5 grid gap-4">
        {places.map((each) => (
          <li key={each.name} className="text-lg">
            <Place place={each} />
          </li>
        ))}
      </ul>
      {places.length === 1 && place && <PlaceMap place={place} />}
    </section>
  );
}

const addressOf = (place: EventPlace) => (place.taproom ? place.address : null);

const taproomPaths = { Auburn: '/auburn', Folsom: '/locations/folsom' } as const;

const linkClass = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4';

function Place({ place }: { place: EventPlace }) {
  const address = addressOf(place);
  return (
    <>
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
    </>
  );
}

/** Loads Leaflet only when it is nearly in view. */
function PlaceMap({ place }: { place: EventPlace }) {
  const { ref, isNear } = useNear();
  const coordinates = findCoordinates(addressOf(place));
  if (!coordinates) return null;
  return (
    <div ref={ref} className="mt-5 text-oat [--map-height:18rem] print:hidden">
      <MapErrorBoundary message="The map could not be loaded. The address is above.">
        {isNear && (
          <Suspense>
            <EventMap label={`Map of ${place.name}`} coordinates={coordinates} />
          </Suspense>
        )}
      </MapErrorBoundary>
    </div>
  );
}
