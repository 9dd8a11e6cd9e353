import { lazy, Suspense, useState } from 'react';
import type { Distributor } from '@domain/distributor/distributor';
import { useHydrated } from '../../../ui/use-hydrated';
import { DistributorList } from './distributor-list';
import { MapErrorBoundary } from './map-error-boundary';

const DistributorMap = lazy(() => import('./distributor-map').then((module) => ({ default: module.DistributorMap })));

/** A list and a map of the distributors; selecting one in either shows it in both. */
export function DistributorFinder({ distributors }: { distributors: Distributor[] }) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  // Leaflet needs a window, so the server renders no map.
  const isHydrated = useHydrated();

  return (
    <div className="grid gap-x-8 gap-y-6 lg:h-[44rem] lg:grid-cols-[26rem_minmax(0,1fr)]">
      <div className="z-10 bg-ink max-lg:[@media(min-height:40rem)]:sticky max-lg:[@media(min-height:40rem)]:top-(--header-compact) lg:order-2">
        <MapErrorBoundary>
          {isHydrated && (
            <Suspense>
              <DistributorMap distributors={distributors} selectedId={selectedId} onSelect={setSelectedId} />
            </Suspense>
          )}
        </MapErrorBoundary>
      </div>
      <DistributorList distributors={distributors} selectedId={selectedId} onSelect={setSelectedId} />
    </div>
  );
}
