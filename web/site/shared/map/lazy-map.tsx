import { Component, lazy, Suspense, useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { observeNear } from '../hydration';
import { reloadIfReachable } from '../status/page-load-error';

type MapErrorBoundaryProps = {
  /** Says where the addresses are, because the page works without the map. */
  message: string;
  children: ReactNode;
};

/** Reserves the map's space (`--map-height`) while it loads, and shows a message instead if it fails. */
export class MapErrorBoundary extends Component<MapErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return (
      <div
        data-no-print
        className="relative isolate grid noscript:hidden h-(--map-height) place-items-center overflow-hidden bg-char has-[.leaflet-container]:bg-transparent sm:rounded-card text-foam outline-offset-3 outline-amber has-[.leaflet-container:focus-visible]:outline-3"
      >
        {this.state.hasFailed ? (
          <div className="grid max-w-xs justify-items-center gap-4 px-6 text-center">
            <p role="alert">{this.props.message}</p>
            <Button variant="outline" size="sm" onClick={() => void reloadIfReachable()}>
              Try Again
            </Button>
          </div>
        ) : (
          <>
            <p>Loading the map…</p>
            {this.props.children}
          </>
        )}
      </div>
    );
  }
}

const PlacesMap = lazy(() => import('./site-map').then((module) => ({ default: module.PlacesMap })));

type NearMapProps = ComponentProps<typeof PlacesMap> & { message: string; className: string };

/** Pins on a map, which loads Leaflet only when it is within half a screen of the viewport. `className` sets the height. */
export function NearMap({ message, className, ...map }: NearMapProps) {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => observeNear(element, '50% 0px', () => setNear(true)), []);
  return (
    <div ref={ref} className={`text-oat print:hidden ${className}`}>
      <MapErrorBoundary message={message}>
        {isNear && (
          <Suspense>
            <PlacesMap {...map} />
          </Suspense>
        )}
      </MapErrorBoundary>
    </div>
  );
}
