import { Input, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTilesAvailable } from '../../ui/use-tiles-available';
import { siteQueries } from '../api/site';
import type { LocationMapProps } from './location-map';

/** If it fails to load, the fields beside it are enough. */
const LocationMap = lazy<ComponentType<LocationMapProps>>(() =>
  import('./location-map').then(
    (module) => ({ default: module.LocationMap }),
    () => ({ default: () => null }),
  ),
);

/** The street tiles of the site's maps; null if there are none, or they can't be reached. */
export function useMapTiles() {
  const map = useQuery(siteQueries.brand()).data?.map;
  const isAvailable = useTilesAvailable(map?.tileUrl ?? null);
  return map?.tileUrl && isAvailable ? { url: map.tileUrl, attribution: map.attribution } : null;
}

type PinFieldProps = Pick<LocationMapProps, 'position' | 'start' | 'onChange'> & { description: string };

/** Sets latitude and longitude on a map. Without street tiles there are only the fields. */
export function PinField({ description, ...map }: PinFieldProps) {
  const tiles = useMapTiles();
  if (!tiles) return null;
  return (
    <Input.Wrapper label="Pin" labelElement="div" description={description}>
      <Suspense fallback={<Skeleton height={280} />}>
        <LocationMap label="Map to place the pin" tiles={tiles} {...map} />
      </Suspense>
    </Input.Wrapper>
  );
}

// Latitude and longitude as texts of fields.

type PositionTexts = { lat: string; lng: string };

const parse = (text: string, limit: number) => {
  const value = Number(text.trim().replace('−', '-'));
  return text.trim() !== '' && Math.abs(value) <= limit ? value : null;
};

/** Null while one of them is missing or invalid. */
export function parsePosition(texts: PositionTexts) {
  const [lat, lng] = [parse(texts.lat, 90), parse(texts.lng, 180)];
  return lat === null || lng === null ? null : { lat, lng };
}

/** Rounds to about a meter. */
export const toCoordinateText = (degrees: number) => String(Number(degrees.toFixed(5)));
