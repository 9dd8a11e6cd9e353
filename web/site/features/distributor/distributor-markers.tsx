import { divIcon, type Marker as LeafletMarker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Marker, Popup, useMap } from 'react-leaflet';
import type { Distributor } from '@domain/distributor/distributor';
import { directionsUrl } from '../../shared/location/directions';

type DistributorMarkersProps = {
  distributors: Distributor[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  isStill: boolean;
};

/** visitor-site.md §2: how close a chosen entry is shown. */
const chosenZoom = 15;

const icon = (isSelected: boolean) =>
  divIcon({
    className: `distributor-pin${isSelected ? ' is-selected' : ''}`,
    iconSize: [24, 24],
    iconAnchor: [12, 12],
    popupAnchor: [0, -12],
  });

const keyOf = ({ coordinates: { lat, lng } }: Distributor) => `${lat},${lng}`;

/** A pin for each place. What is chosen in the list is found by its coordinates, centred and opened. */
export function DistributorMarkers({ distributors, selectedId, onSelect, isStill }: DistributorMarkersProps) {
  const map = useMap();
  const markers = useRef(new Map<string, LeafletMarker>());

  // The list is the same for the keyboard and for screen readers; thirty pins on one spot would only be in the way.
  useEffect(() => map.getPane('markerPane')?.setAttribute('aria-hidden', 'true'), [map]);

  useEffect(() => {
    const chosen = distributors.find(({ id }) => id === selectedId);
    if (!chosen) return;
    const { lat, lng } = chosen.coordinates;
    map.setView([lat, lng], chosenZoom, { animate: !isStill });
    markers.current.get(keyOf(chosen))?.openPopup();
  }, [distributors, isStill, map, selectedId]);

  return distributors.map((distributor) => {
    const { id, name, address, phone, coordinates } = distributor;
    return (
      <Marker
        key={id}
        ref={(marker) => {
          if (marker) markers.current.set(keyOf(distributor), marker);
        }}
        position={[coordinates.lat, coordinates.lng]}
        icon={icon(id === selectedId)}
        title={name}
        keyboard={false}
        eventHandlers={{ click: () => onSelect(id) }}
      >
        <Popup autoPan={false}>
          <strong className="font-display text-xl">{name}</strong>
          <span className="mt-1 block whitespace-pre-line">{address}</span>
          {phone && <span className="block">{phone}</span>}
          <a href={directionsUrl(address)} target="_blank" rel="noopener" className="mt-2 inline-block">
            Directions<span className="sr-only"> to {name} (opens in a new tab)</span>
          </a>
        </Popup>
      </Marker>
    );
  });
}
