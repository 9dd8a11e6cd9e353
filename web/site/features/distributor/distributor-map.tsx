import { latLngBounds, type LeafletKeyboardEvent, type Map as LeafletMap } from 'leaflet';
import { useState, useEffect, useRef, useMemo } from 'react';
import { Marker, useMap, Popup, useMapEvents } from 'react-leaflet';
import { formatAddress } from '../../../domain/us-address';
import { useReducedMotion } from '../../../ui/motion';
import { SmartLink } from '../../../ui/smart-link';
import { Word } from '../../../ui/use-words';
import { directionsUrl } from '../../shared/location/contact-urls';
import { createIcon, SiteMap, useMarkerName } from '../../shared/map/site-map';
import type { Coordinates, Outlet } from './outlet';
import type { FinderResults } from './use-finder';

type Pixels = { x: number; y: number };
/** Distributors that share a marker, because they are in one building or too near for two markers. */
type MarkerGroup = { key: string; distributors: Outlet[] };

/** The size of a marker of several. Markers that are closer in both directions overlap, also as touch targets. */
const markerSize = 34;

const overlap = (a: Pixels, b: Pixels) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < markerSize;

/** `toPixels` projects coordinates to the map's current zoom level. */
export function groupMarkers(
  distributors: readonly Outlet[],
  toPixels: (coordinates: Outlet['coordinates']) => Pixels,
): MarkerGroup[] {
  const groups: { center: Pixels; distributors: Outlet[] }[] = [];
  for (const distributor of distributors) {
    const position = toPixels(distributor.coordinates);
    const near = groups.find(({ center }) => overlap(center, position));
    if (near) near.distributors.push(distributor);
    else groups.push({ center: position, distributors: [distributor] });
  }
  return groups.map(({ distributors: members }) => ({
    key: members.map(({ id }) => id).join(),
    distributors: members,
  }));
}

function PopupEntry({ distributor: { name, address, phone, path } }: { distributor: Outlet }) {
  return (
    <div className="not-first:mt-4 not-first:border-t not-first:border-ink/20 not-first:pt-3">
      <strong className="font-display text-xl leading-tight">{name}</strong>
      <span className="popup-details mt-1 block whitespace-pre-line">{formatAddress(address)}</span>
      {phone && <span className="popup-details block">{phone}</span>}
      {path && (
        <SmartLink href={path} className="popup-link mt-2 mr-5 inline-block">
          <Word>Taproom page</Word>
          <span className="sr-only"> of {name}</span>
        </SmartLink>
      )}
      <a href={directionsUrl(address)} target="_blank" rel="noopener" className="popup-link mt-2 inline-block">
        <Word>Directions</Word>
        <span className="sr-only"> to {name} (opens in a new tab)</span>
      </a>
    </div>
  );
}

type DistributorMarkersProps = {
  distributors: Outlet[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  onClose: (id: string) => void;
  isMotionReduced: boolean;
};

const selectedZoom = 15;
/** Popups on shorter maps show only names and links (site-map.css). In pixels, like all heights. */
const shortMapHeight = 320;
/** The content of a taller popup scrolls. */
const getMaxPopupHeight = (map: LeafletMap) => (map.getSize().y < shortMapHeight ? 84 : 240);
/** The popup's padding, tip and distance from the marker. */
const popupFrame = 74;

const createMarkerIcon = (count: number, isSelected: boolean) => {
  const state = isSelected ? 'is-selected' : '';
  return count > 1 ? createIcon(`map-cluster ${state}`, markerSize, String(count)) : createIcon(`map-pin ${state}`, 24);
};

/** One marker per location, or per group of locations that would overlap. The selected one is centered, with a popup. */
function DistributorMarkers(props: DistributorMarkersProps) {
  const { distributors, selectedId, onSelect, onClose, isMotionReduced } = props;
  const map = useMap();
  const [zoom, setZoom] = useState(map.getZoom());
  const [bounds, setBounds] = useState(map.getBounds());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()), moveend: () => setBounds(map.getBounds()) });
  const groups = useMemo(
    () => groupMarkers(distributors, (coordinates) => map.project(coordinates, zoom)),
    [distributors, map, zoom],
  );
  const selected = distributors.find(({ id }) => id === selectedId);

  // The same object in each list of results, unlike the outlet.
  const position = selected?.coordinates;
  useEffect(() => {
    if (position) centerWithPopup(map, position, !isMotionReduced);
  }, [isMotionReduced, map, position]);

  useEffect(() => {
    if (!selected) return;
    // Leaflet listens only while the map itself has the focus, not for a marker, a link of the popup or the list.
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (map.getPane('popupPane')?.contains(document.activeElement)) map.getContainer().focus({ preventScroll: true });
      map.closePopup();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [map, selected]);

  return (
    <>
      {groups.map((group) => (
        <GroupMarker
          key={group.key}
          group={group}
          isSelected={group.distributors.some(({ id }) => id === selectedId)}
          isInView={bounds.contains(group.distributors[0]?.coordinates ?? bounds.getCenter())}
          onClick={() => handleClick(group)}
        />
      ))}
      {selected && (
        <Popup
          key={selected.id}
          position={selected.coordinates}
          offset={[0, -8]}
          autoPan={false}
          minWidth={200}
          maxHeight={getMaxPopupHeight(map)}
          eventHandlers={{ remove: () => onClose(selected.id) }}
        >
          {listAtMarker(selected, groups, zoom >= map.getMaxZoom()).map((distributor) => (
            <PopupEntry key={distributor.id} distributor={distributor} />
          ))}
        </Popup>
      )}
    </>
  );

  /** Zooms in until the group's markers are apart; if they stay together, selects the first. */
  function handleClick({ distributors: members }: MarkerGroup) {
    const [first] = members;
    if (!first) return;
    if (zoom >= map.getMaxZoom() || members.every((member) => isSameLocation(member, first)))
      return onSelect((members.find(({ id }) => id === selectedId) ?? first).id);
    if (selectedId) onClose(selectedId);
    // The focused marker is about to be replaced by its members.
    if (map.getPane('markerPane')?.contains(document.activeElement)) map.getContainer().focus({ preventScroll: true });
    map.fitBounds(latLngBounds(members.map(({ coordinates }) => coordinates)).pad(0.2), { animate: !isMotionReduced });
  }
}

type GroupMarkerProps = { group: MarkerGroup; isSelected: boolean; isInView: boolean; onClick: () => void };

function GroupMarker({ group, isSelected, isInView, onClick }: GroupMarkerProps) {
  const { distributors } = group;
  const [first] = distributors;
  const count = distributors.length;
  const icon = useMemo(() => createMarkerIcon(count, isSelected), [count, isSelected]);
  const title = count > 3 ? `${count} places` : distributors.map(({ name }) => name).join(', ');
  const marker = useMarkerName(title);
  // The Tab key would move to a marker that nobody sees. Leaflet resets it with each icon.
  useEffect(() => {
    const element = marker.current?.getElement();
    if (element) element.tabIndex = isInView ? 0 : -1;
  });
  // Leaflet makes markers focusable, and Enter a click only for their own popups.
  const handleKey = ({ originalEvent }: LeafletKeyboardEvent) => {
    if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
    originalEvent.preventDefault();
    onClick();
  };
  if (!first) return null;
  return (
    <Marker
      ref={marker}
      position={first.coordinates}
      icon={icon}
      title={title}
      zIndexOffset={isSelected ? 1000 : 0}
      eventHandlers={{ click: onClick, keydown: handleKey }}
    />
  );
}

const isSameLocation = ({ coordinates: left }: Outlet, { coordinates: right }: Outlet) =>
  left.lat === right.lat && left.lng === right.lng;

/** The selected distributor and others at its location; if the map can't zoom in, all that share its marker. */
const listAtMarker = (selected: Outlet, groups: MarkerGroup[], isAtMaxZoom: boolean) =>
  (groups.find(({ distributors }) => distributors.includes(selected))?.distributors ?? [selected])
    .filter((distributor) => isAtMaxZoom || isSameLocation(distributor, selected))
    // The selected one on top, because a long popup scrolls.
    .sort((left, right) => Number(right === selected) - Number(left === selected));

/** Centers the marker, or lower where the map is too short (phones) to show the popup above a centered marker. */
function centerWithPopup(map: LeafletMap, coordinates: Coordinates, animate: boolean) {
  const zoom = Math.min(selectedZoom, map.getMaxZoom());
  const offset = Math.max(0, popupFrame + getMaxPopupHeight(map) - map.getSize().y / 2);
  map.setView(map.unproject(map.project(coordinates, zoom).subtract([0, offset]), zoom), zoom, { animate });
}

/** The US. */
const initialCenter: [lat: number, lng: number] = [39.83, -98.58];
const initialZoom = 4;

/** Close enough to tell a city from its neighbors. */
const maxFocusZoom = 11;
/** The column of the zoom buttons, in pixels. */
const zoomControlWidth = 58;

/** Shows an area, such as that of a search's results; without points the initial one. */
function MapFocus({ points, isMotionReduced }: { points: Coordinates[]; isMotionReduced: boolean }) {
  const map = useMap();
  const key = points.map(({ lat, lng }) => `${lat},${lng}`).join(' ');
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === key) return;
    const animate = shown.current !== null && !isMotionReduced;
    shown.current = key;
    if (points.length === 0) map.setView(initialCenter, initialZoom, { animate });
    else {
      map.fitBounds(latLngBounds(points).pad(0.25), {
        maxZoom: maxFocusZoom,
        paddingBottomRight: [zoomControlWidth, 0],
        animate,
      });
    }
  }, [isMotionReduced, key, map, points]);
  return null;
}

const icon = createIcon('map-origin', 18);

/** Marks the place from which distances are measured. */
const OriginMarker = ({ coordinates }: { coordinates: Coordinates }) => (
  <Marker position={coordinates} icon={icon} interactive={false} keyboard={false} zIndexOffset={-1000} />
);

type DistributorMapProps = {
  results: FinderResults;
  /** Distributors in the brewery's own state. */
  home: Coordinates[];
  selectedId: string | null;
  onSelect: (id: string) => void;
  onClose: (id: string) => void;
};

export function DistributorMap({ results: { outlets, origin, focus }, home, ...selection }: DistributorMapProps) {
  const isMotionReduced = useReducedMotion();
  // The whole US would be a few overlapping pins on a phone's small map.
  const [isSmall] = useState(() => window.matchMedia('(width < 48rem)').matches);
  return (
    <SiteMap label="Map of distributors" center={initialCenter} zoom={initialZoom}>
      {origin && <OriginMarker coordinates={origin} />}
      <DistributorMarkers distributors={outlets} isMotionReduced={isMotionReduced} {...selection} />
      {/* After the markers, which listen to its first zoom. */}
      <MapFocus points={focus ?? (isSmall ? home : [])} isMotionReduced={isMotionReduced} />
    </SiteMap>
  );
}
