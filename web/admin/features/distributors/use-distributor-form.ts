import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseFormReturnType } from '@mantine/form';
import { homeCountry } from '@domain/distributor/country';
import type { StaffDistributor } from '@domain/distributor/distributor';
import { distributorInput } from '@domain/distributor/input';
import type { DistributorKind } from '@domain/distributor/kind';
import { messages } from '@domain/shared/messages';
import { distributorMutations, fetchLatestDistributor, invalidateDistributors } from '../../api/distributors';
import { toCoordinateText } from '../../components/pin-field';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { errorMessage } from '../../lib/error-message';
import { dropImpliedErrors, validateWith } from '../../lib/form-errors';
import type { Field } from '../../lib/merge';
import { navigate } from '../../shell/navigation';

export type DistributorFormValues = {
  name: string;
  kind: DistributorKind;
  address: string;
  phone: string;
  country: string;
  region: string;
  lat: string;
  lng: string;
};

export type DistributorFormApi = UseFormReturnType<DistributorFormValues>;

const toFormValues = (distributor: StaffDistributor | null): DistributorFormValues => ({
  name: distributor?.name ?? '',
  kind: distributor?.kind ?? 'shop',
  address: distributor?.address ?? '',
  phone: distributor?.phone ?? '',
  country: distributor?.country ?? homeCountry,
  region: distributor?.region ?? '',
  lat: distributor ? toCoordinateText(distributor.coordinates.lat) : '',
  lng: distributor ? toCoordinateText(distributor.coordinates.lng) : '',
});

const toNumberText = (text: string) => text.trim().replace('−', '-');

const toRequestBody = ({ lat, lng, region, ...fields }: DistributorFormValues) => ({
  ...fields,
  region: fields.country === homeCountry ? region : null,
  coordinates: lat.trim() || lng.trim() ? { lat: toNumberText(lat), lng: toNumberText(lng) } : null,
});

/** A problem of the place as a whole is shown at the latitude, unless it follows from a missing address. */
const mapFieldPaths = ({ coordinates, ...errors }: Record<string, string>): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(errors).map(([path, message]) => [path.replace(/^coordinates\./, ''), message])),
  ...(coordinates && !errors['address'] ? { lat: coordinates } : {}),
});

const validate = (values: DistributorFormValues) =>
  mapFieldPaths(dropImpliedErrors(validateWith(distributorInput)(toRequestBody(values))));

export const distributorConflictFields: Field<DistributorFormValues>[] = [
  { name: 'name', label: 'Name' },
  { name: 'kind', label: 'Kind' },
  { name: 'address', label: 'Address' },
  { name: 'phone', label: 'Phone' },
  { name: 'country', label: 'Country' },
  { name: 'region', label: 'State' },
  { name: 'lat', label: 'Latitude' },
  { name: 'lng', label: 'Longitude' },
];

export function useDistributorForm(distributor: StaffDistributor | null) {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(distributorMutations.save);
  return useRecordForm<StaffDistributor, DistributorFormValues>({
    record: distributor,
    draft: { key: `distributor/${distributor?.id ?? 'new'}` },
    toFormValues,
    validate,
    save: (values, base) =>
      mutateAsync({
        id: base?.id ?? null,
        body: { ...toRequestBody(values), ...(base && { updatedAt: base.updatedAt }) },
      }),
    fetchLatest: ({ id }) => fetchLatestDistributor(queryClient, id),
    onSaved: ({ name }) => {
      toast.success(`${name} was ${distributor ? 'updated' : 'added'}`);
      void invalidateDistributors(queryClient);
    },
    onLeave: () => void navigate({ page: 'distributors' }, { skipConfirmation: true }),
    getErrorMessage: (error) => errorMessage(error, 'Failed to save the distributor. Please try again.'),
    errorPlacement: 'form',
    invalidText: messages.fixErrors,
    mapFieldPaths,
  });
}
