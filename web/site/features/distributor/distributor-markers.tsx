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
  isMotionReduced: boolean;
};

/** visitor-site.md §2. */
const selectedZoom = 15;
/** In pixels; the content of a taller popup scrolls. */
const maxPopupHeight = 150;
/** The popup with its padding, tip and distance from the marker, in pixels. */
const popupSpace = maxPopupHeight + 74;

const createMarkerIcon = (isSelected: boolean) =>
  divIcon({
    className: `distributor-pin${isSelected ? ' is-selected' : ''}`,
    iconSize: [24, 24],
    iconAnchor: [12, 12],
    popupAnchor: [0, -12],
  });

/** One marker per location. A selected distributor's marker is found by coordinates, centered and opened. */
export function DistributorMarkers({ distributors, selectedId, onSelect, isMotionReduced }: DistributorMarkersProps) {
  const map = useMap();
  const markers = useRef(new Map<string, LeafletMarker>());
  const groups = useMemo(() => groupByCoordinates(distributors), [distributors]);

  // The list offers the same to keyboards and screen readers.
  useEffect(() => map.getPane('markerPane')?.setAttribute('aria-hidden', 'true'), [map]);

  useEffect(() => {
    const selected = distributors.find(({ id }) => id === selectedId);
    if (!selected) return;
    map.setView(centerWithPopup(map, selected), selectedZoom, { animate: !isMotionReduced });
    markers.current.get(coordinatesKey(selected))?.openPopup();
  }, [distributors, isMotionReduced, map, selectedId]);

  return groups.map(({ key, coordinates, distributors: members }) => {
    const isSelected = members.some(({ id }) => id === selectedId);
    return (
      <Marker
        key={key}
        ref={(marker) => {
          if (marker) markers.current.set(key, marker);
        }}
        position={coordinates}
        icon={createMarkerIcon(isSelected)}
        title={members.map(({ name }) => name).join(', ')}
        keyboard={false}
        eventHandlers={{ click: () => !isSelected && members[0] && onSelect(members[0].id) }}
      >
        <Popup autoPan={false} minWidth={220} maxHeight={maxPopupHeight}>
          {members.map((distributor) => (
            <PopupEntry key={distributor.id} distributor={distributor} />
          ))}
        </Popup>
      </Marker>
    );
  });
}

/** The marker's position, moved down where the map is too short (phones) to show the popup above a centered marker. */
function centerWithPopup(map: LeafletMap, { coordinates }: Distributor) {
  const offset = Math.max(0, popupSpace - map.getSize().y / 2);
  return map.unproject(map.project(coordinates, selectedZoom).subtract([0, offset]), selectedZoom);
}
