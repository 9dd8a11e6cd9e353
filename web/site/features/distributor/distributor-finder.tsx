import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { Distributor } from '@domain/distributor/distributor';
import { Container } from '../../../ui/container';
import { useHydrated } from '../../../ui/use-hydrated';
import { MapErrorBoundary } from '../../shared/map/map-error-boundary';
import { DistantNotice } from './distant-notice';
import { DistributorList } from './distributor-list';
import { findResults, listResults } from './find-results';
import { FinderForm } from './finder-form';
import { NearestList } from './nearest-list';
import { NoResults } from './no-results';
import { resultText } from './result-text';
import { useFinder } from './use-finder';
import { useScrollToSelected } from './use-scroll-to-selected';

const DistributorMap = lazy(() => import('./distributor-map').then((module) => ({ default: module.DistributorMap })));

/** A search, and a list and a map of what it finds; selecting a distributor in either shows it in both. */
export function DistributorFinder({ heading, distributors }: { heading: string; distributors: Distributor[] }) {
  const finder = useFinder(distributors);
  const { kind, place, position } = finder;
  const results = useMemo(
    () => findResults(distributors, { kind, place, position }),
    [distributors, kind, place, position],
  );
  const listed = listResults(results);
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useScrollToSelected(list, selectedId);
  // Leaflet needs a window, so the server renders no map.
  const isHydrated = useHydrated();
  const selection = { selectedId, onSelect: setSelectedId };

  return (
    <>
      <FinderForm heading={heading} finder={finder} resultText={resultText(listed.length, finder)} />
      <Container width="wide" className="pb-12 md:pb-16 lg:pt-8">
        {/* On phones the map takes a quarter of the screen. */}
        <div className="grid gap-x-8 gap-y-6 [--map-height:max(25svh,10rem)] lg:[--map-height:clamp(20rem,calc(100svh-var(--header-compact)-3rem),54rem)] lg:grid-cols-[minmax(22rem,30rem)_minmax(0,1fr)]">
          <div className="z-10 bg-ink max-lg:-mx-5 max-lg:sm:mx-0 lg:order-2 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:top-(--header-compact) lg:top-[calc(var(--header-compact)+1rem)] lg:self-start">
            <MapErrorBoundary message="The map could not be loaded. Every address is in the list.">
              {isHydrated && (
                <Suspense>
                  <DistributorMap
                    results={results}
                    onClose={(id) => setSelectedId((current) => (current === id ? null : current))}
                    {...selection}
                  />
                </Suspense>
              )}
            </MapErrorBoundary>
          </div>
          <div ref={list} role="group" aria-label="Distributors" className="min-w-0 lg:order-1">
            {listed.length === 0 ? (
              <NoResults finder={finder} />
            ) : results.order === 'groups' ? (
              <DistributorList distributors={results.distributors} {...selection} />
            ) : (
              <>
                <DistantNotice nearest={results.nearest} />
                <NearestList nearest={results.nearest} {...selection} />
              </>
            )}
          </div>
        </div>
      </Container>
    </>
  );
}
