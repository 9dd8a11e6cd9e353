import { Input, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTilesAvailable } from '../../ui/use-tiles-available';
import { siteQueries } from '../api/site';
import { clearErrorsOf } from '../lib/form-errors';
import { Fields, type AnyForm, type FieldRow } from './fields';
import type { LocationMapProps, Position } from './location-map';

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

type PositionFieldsProps = Pick<LocationMapProps, 'start'> & { form: AnyForm; latitudeHint: string };

/** Latitude and longitude, as fields and as a pin on a map. Without street tiles there are only the fields. */
export function PositionFields({ form, latitudeHint, start }: PositionFieldsProps) {
  const tiles = useMapTiles();
  const textOf = (name: keyof PositionTexts) => form.getInputProps(name as never).value as string;
  const position = parsePosition({ lat: textOf('lat'), lng: textOf('lng') });
  const set = (name: keyof PositionTexts, degrees: number) =>
    form.setFieldValue(name as never, toCoordinateText(degrees) as never);
  const handlePin = ({ lat, lng }: Position) => {
    set('lat', lat);
    set('lng', lng);
    clearErrorsOf(form, ['lat', 'lng']);
  };
  const fields: FieldRow[] = [
    { name: 'lat', label: 'Latitude', inputMode: 'decimal', placeholder: 'e.g., 41.87811', description: latitudeHint },
    { name: 'lng', label: 'Longitude', inputMode: 'decimal', placeholder: 'e.g., -87.62980' },
  ];
  return (
    <>
      {tiles && (
        <Input.Wrapper
          label="Pin"
          labelElement="div"
          description={position ? 'Drag it to the entrance, or click there.' : 'Click where it is.'}
        >
          <Suspense fallback={<Skeleton height={280} />}>
            <LocationMap
              label="Map to place the pin"
              tiles={tiles}
              position={position}
              start={start}
              onChange={handlePin}
            />
          </Suspense>
        </Input.Wrapper>
      )}
      <Fields form={form} fields={fields} cols={{ base: 1, xs: 2 }} hasHintsBelow />
    </>
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
