import { Input, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTilesAvailable } from '../../../../ui/use-tiles-available';
import { siteQueries } from '../../../api/site';
import type { LocationMapProps, Position } from '../../../components/location-map';
import { parsePosition, toCoordinateText } from './position';
import type { TaproomFormApi } from './taproom-form-values';

/** If it fails to load, the fields are enough. */
const LocationMap = lazy<ComponentType<LocationMapProps>>(() =>
  import('../../../components/location-map').then(
    (module) => ({ default: module.LocationMap }),
    () => ({ default: () => null }),
  ),
);

/** Sets latitude and longitude on a map. Without street tiles there are only the fields. */
export function LocationPicker({ form }: { form: TaproomFormApi }) {
  const map = useQuery(siteQueries.brand()).data?.map;
  const hasTiles = useTilesAvailable(map?.tileUrl ?? null);
  if (!map?.tileUrl || !hasTiles) return null;
  const position = parsePosition(form.values);
  const handleChange = ({ lat, lng }: Position) => {
    form.setValues({ lat: toCoordinateText(lat), lng: toCoordinateText(lng) });
    form.clearFieldError('lat');
    form.clearFieldError('lng');
  };
  return (
    <Input.Wrapper
      label="Pin"
      labelElement="div"
      description={position ? 'Drag it to the entrance, or click there.' : 'Click where the taproom is.'}
    >
      <Suspense fallback={<Skeleton height={280} />}>
        <LocationMap
          label="Map to place the pin"
          tiles={{ url: map.tileUrl, attribution: map.attribution }}
          position={position}
          onChange={handleChange}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
