import Navigation from 'lucide-react/icons/navigation';
import { lazy, Suspense } from 'react';
import { getEventPlaces, type EventPlace } from '../../../domain/event';
import type { Event } from '@domain/event/event';
import { formatAddress } from '../../../domain/us-address';
import type { eventDetails } from '@domain/page/pages/event';
import type { ValuesOf } from '@domain/page/fields';
import { atTaproom } from '../../../domain/taproom-placeholders';
import { SmartLink } from '../../../ui/smart-link';
import { directionsUrl } from '../../shared/location/contact-urls';
import { MapErrorBoundary } from '../../shared/map/map-error-boundary';
import { useNear } from '../../shared/map/use-near';
import { useTaprooms } from '../../shared/taproom/use-taprooms';
import { useSite } from '../../site-context';

const PlacesMap = lazy(() => import('../../shared/map/places-map').then((module) => ({ default: module.PlacesMap })));

type Texts = ValuesOf<typeof eventDetails>;
type EventPlacesProps = { texts: Texts; event: Event; className?: string };

/** Where the event takes place: addresses with directions, the pages of the taprooms, and a map of a single place. */
export function EventPlaces({ texts, event, className = '' }: EventPlacesProps) {
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
        {texts.place}
      </h2>
      <ul className="mt-5 grid gap-4">
        {places.map((each) => (
          <li key={each.name} className="text-lg">
            <Place texts={texts} place={each} />
          </li>
        ))}
      </ul>
      {places.length === 1 && <PlaceMap place={place} />}
    </section>
  );
}

const addressOf = (place: EventPlace) => (place.taproom ? place.address : null);

const linkClass = 'inline-flex min-h-11 items-center gap-2 underline underline-offset-4';

function Place({ texts, place }: { texts: Texts; place: EventPlace }) {
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
            {texts.taproomLabel}
            <span className="sr-only">{` ${atTaproom(taproom)}`}</span>
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
            <PlacesMap label={`Map of ${place.name}`} places={[{ name: place.name, coordinates }]} />
          </Suspense>
        )}
      </MapErrorBoundary>
    </div>
  );
}
