import { useMemo } from 'react';
import type { map } from '@domain/page/blocks';
import { showsHours, taproomLabel } from '@domain/taproom/label';
import type { TaproomSummary } from '@domain/taproom/schema';
import { SmartLink } from '../../../ui/smart-link';
import { FramedSection, type SectionProps } from '../../shared/composed-section';
import { ContactLinks, HoursTable } from '../../shared/location/contact-details';
import { NearMap } from '../../shared/map/lazy-map';
import { TaproomStatus } from '../../shared/taproom/taproom-status';
import { useTaprooms } from '../../shared/taproom/use-taprooms';

/** Addresses, hours and a map of one taproom or of all; nothing if there is none. */
export function TaproomMap({ section: { heading, text, taproom: slug }, frame }: SectionProps<typeof map>) {
  const all = useTaprooms();
  const taprooms = useMemo(() => (slug ? all.filter((taproom) => taproom.slug === slug) : all), [all, slug]);
  const [only, second] = taprooms;
  if (!only) return null;
  return (
    <FramedSection frame={frame} intro={{ heading, text }}>
      {second ? (
        <>
          <Map taprooms={taprooms} className="[--map-height:min(30rem,70svh)]" />
          <ul className="mt-12 grid grid-cols-1 gap-x-12 gap-y-12 sm:grid-cols-2 xl:grid-cols-3">
            {taprooms.map((taproom) => (
              <li key={taproom.slug} className="border-t-2 border-amber pt-5">
                <Place taproom={taproom} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
          <div>
            <Place taproom={only} />
            {showsHours(only) && <HoursTable taproom={only} className="mt-6" />}
          </div>
          <Map taprooms={taprooms} className="[--map-height:min(24rem,70svh)] lg:[--map-height:100%]" />
        </div>
      )}
    </FramedSection>
  );
}

function Place({ taproom }: { taproom: TaproomSummary }) {
  return (
    <>
      <h3 className="text-heading">
        <SmartLink href={taproom.path} className="hover:text-amber">
          {taproomLabel(taproom)}
        </SmartLink>
      </h3>
      <div className="mt-2 text-lg">
        <TaproomStatus taproom={taproom} />
      </div>
      <ContactLinks contact={taproom.contact} />
    </>
  );
}

function Map({ taprooms, className }: { taprooms: readonly TaproomSummary[]; className: string }) {
  const places = useMemo(
    () =>
      taprooms.flatMap((taproom) =>
        taproom.coordinates ? [{ name: taproomLabel(taproom), coordinates: taproom.coordinates }] : [],
      ),
    [taprooms],
  );
  if (places.length === 0) return null;
  return (
    <NearMap
      label={places.length === 1 ? `Map of ${places[0]?.name}` : 'Map of our taprooms'}
      places={places}
      message="The map could not be loaded. The addresses are beside it."
      className={`min-h-80 noscript:hidden ${className}`}
    />
  );
}
