import { SimpleGrid, TextInput, Input, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ComponentType } from 'react';
import { useTilesAvailable } from '../../../../ui/use-tiles-available';
import { siteQueries } from '../../../api/site';
import { FormSection } from '../../../components/form-section';
import type { LocationMapProps, Position } from '../../../components/location-map';
import type { TaproomFormApi } from './taproom-form-values';

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

/** To about a meter. */
export const toCoordinateText = (degrees: number) => String(Number(degrees.toFixed(5)));

/** If it fails to load, the fields are enough. */
const LocationMap = lazy<ComponentType<LocationMapProps>>(() =>
  import('../../../components/location-map').then(
    (module) => ({ default: module.LocationMap }),
    () => ({ default: () => null }),
  ),
);

/** Sets latitude and longitude on a map. Without street tiles there are only the fields. */
function LocationPicker({ form }: { form: TaproomFormApi }) {
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

export function ContactSection({ form }: { form: TaproomFormApi }) {
  return (
    <FormSection title="Contact">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput label="Phone" type="tel" {...form.getInputProps('phone')} />
        <TextInput label="Email" type="email" {...form.getInputProps('email')} />
      </SimpleGrid>
      <TextInput label="Address" {...form.getInputProps('address')} />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextInput
          label="Latitude"
          inputMode="decimal"
          placeholder="e.g., 41.87811"
          description="For maps and search engines"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('lat')}
        />
        <TextInput label="Longitude" inputMode="decimal" placeholder="e.g., -87.62980" {...form.getInputProps('lng')} />
      </SimpleGrid>
      <LocationPicker form={form} />
    </FormSection>
  );
}
