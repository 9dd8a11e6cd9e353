import { Component, type ReactNode } from 'react';

/** Holds the map's place while it is on its way; a map that can't be loaded leaves the list to do the work. */
export class MapErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return (
      <div
        data-no-print
        className="relative isolate grid noscript:hidden h-72 place-items-center overflow-hidden rounded-card bg-char text-smoke outline-offset-3 outline-amber has-[.leaflet-container:focus-visible]:outline-3 sm:h-[28rem] lg:h-full"
      >
        <p className="max-w-xs px-6 text-center">
          {this.state.hasFailed ? 'The map could not be loaded. The list has every address.' : 'Loading the map…'}
        </p>
        {!this.state.hasFailed && this.props.children}
      </div>
    );
  }
}
