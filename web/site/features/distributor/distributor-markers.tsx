import { divIcon, type Map as LeafletMap, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { Marker, Popup, useMap } from 'react-leaflet';
import type { Distributor } from '@domain/distributor/distributor';
import { PopupEntry } from './popup-entry';
import { coordinatesKey, groupByCoordinates } from './group-by-coordinates';

type DistributorMarkersProps = {
  distributors: Distributor[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  isStill: boolean;
};

/** visitor-site.md §2: how close a chosen entry is shown. */
const chosenZoom = 15;
/** How high a card may grow before it scrolls, and what it takes with its frame above the pin, in pixels. */
const cardHeight = 150;
const cardRoom = cardHeight + 74;

const icon = (isSelected: boolean) =>
  divIcon({
    className: `distributor-pin${isSelected ? ' is-selected' : ''}`,
    iconSize: [24, 24],
    iconAnchor: [12, 12],
    popupAnchor: [0, -12],
  });

/** A pin for each place. What is chosen in the list is found by its coordinates, centred and opened. */
export function DistributorMarkers({ distributors, selectedId, onSelect, isStill }: DistributorMarkersProps) {
  const map = useMap();
  const markers = useRef(new Map<string, LeafletMarker>());
  const places = useMemo(() => groupByCoordinates(distributors), [distributors]);

  // The list is the same for the keyboard and for screen readers; thirty pins on one spot would only be in the way.
  useEffect(() => map.getPane('markerPane')?.setAttribute('aria-hidden', 'true'), [map]);

  useEffect(() => {
    const chosen = distributors.find(({ id }) => id === selectedId);
    if (!chosen) return;
    map.setView(withRoomAbove(map, chosen), chosenZoom, { animate: !isStill });
    markers.current.get(coordinatesKey(chosen))?.openPopup();
  }, [distributors, isStill, map, selectedId]);

  return places.map(({ key, coordinates, distributors: here }) => {
    const isSelected = here.some(({ id }) => id === selectedId);
    return (
      <Marker
        key={key}
        ref={(marker) => {
          if (marker) markers.current.set(key, marker);
        }}
        position={coordinates}
        icon={icon(isSelected)}
        title={here.map(({ name }) => name).join(', ')}
        keyboard={false}
        eventHandlers={{ click: () => !isSelected && here[0] && onSelect(here[0].id) }}
      >
        <Popup autoPan={false} minWidth={220} maxHeight={cardHeight}>
          {here.map((distributor) => (
            <PopupEntry key={distributor.id} distributor={distributor} />
          ))}
        </Popup>
      </Marker>
    );
  });
}

/** In the middle; on a phone the map is low, and a little below it, or the card would be cut off. */
function withRoomAbove(map: LeafletMap, { coordinates }: Distributor) {
  const missing = Math.max(0, cardRoom - map.getSize().y / 2);
  return map.unproject(map.project(coordinates, chosenZoom).subtract([0, missing]), chosenZoom);
}
