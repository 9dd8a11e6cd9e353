import Navigation from 'lucide-react/icons/navigation';
import { lazy, Suspense } from 'react';
import { getEventPlaces, type EventPlace } from '@domain/event/place';
import type { Event } from '@domain/event/event';
import { formatAddress } from '@domain/location/us-address';
import { hasCityName } from '@domain/taproom/label';
import { SmartLink } from '../../../ui/smart-link';
import { directionsUrl } from '../../shared/location/contact-urls';
import { MapErrorBoundary } from '../../shared/map/map-error-boundary';
import { useNear } from '../../shared/map/use-near';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { useSite } from '../../site-context';

const EventMap = lazy(() => import('./event-map').then((module) => ({ default: module.EventMap })));

/** Where the event takes place: addresses with directions, the pages of the taprooms, and a map of a single place. */
export function EventPlaces({ event, className = '' }: { event: Event; className?: string }) {
  const { brand, taprooms } = useSite();
  const places = getEventPlaces(
    event,
    taprooms.map(({ name, contact }) => ({
      taproom: name,
      name: `${brand.shortName} Taproom, ${name}`,
      address: contact.address,
    })),
  );
  const [place] = places;
  if (!place) return null;
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
      {places.length === 1 && <PlaceMap place={place} />}
    </section>
  );
}

const addressOf = (place: EventPlace) => (place.taproom ? place.address : null);

const linkClass = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4';

function Place({ place }: { place: EventPlace }) {
  const address = addressOf(place);
  const taproom = useTaprooms().find(({ name }) => name === place.taproom);
  return (
    <>
      <p className="font-semibold">{place.name}</p>
      {address && <address className="not-italic">{formatAddress(address)}</address>}
      <p className="flex flex-wrap gap-x-6 print:hidden">
        <SmartLink href={directionsUrl(address ?? place.name)} className={linkClass}>
          <Navigation aria-hidden className="size-4.5 text-copper-deep" />
          Directions<span className="sr-only"> to {place.name}</span>
        </SmartLink>
        {taproom && (
          <SmartLink href={taproom.path} className={linkClass}>
            About the taproom
            <span className="sr-only">{` ${hasCityName(taproom) ? 'in' : 'at'} ${taproom.name}`}</span>
          </SmartLink>
        )}
      </p>
    </>
  );
}

/** Loads Leaflet only when it is nearly in view. */
function PlaceMap({ place }: { place: EventPlace }) {
  const { ref, isNear } = useNear();
  const coordinates = useTaprooms().find(({ name }) => name === place.taproom)?.coordinates;
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
