import { Component, type ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { reloadIfReachable } from '../../shared/status/reload-if-reachable';

/** Reserves the map's space while it loads, and shows a message instead if it fails; the list works without it. */
export class MapErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return (
      <div
        data-no-print
        className="relative isolate grid noscript:hidden h-(--map-height) place-items-center overflow-hidden bg-char sm:rounded-card text-smoke outline-offset-3 outline-amber has-[.leaflet-container:focus-visible]:outline-3"
      >
        {this.state.hasFailed ? (
          <div className="grid max-w-xs justify-items-center gap-4 px-6 text-center">
            <p role="alert">The map could not be loaded. Every address is in the list.</p>
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
