import { Component, type ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { reloadIfReachable } from '../status/reload-if-reachable';

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
        className="relative isolate grid noscript:hidden h-(--map-height) place-items-center overflow-hidden bg-char sm:rounded-card text-foam outline-offset-3 outline-amber has-[.leaflet-container:focus-visible]:outline-3"
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
