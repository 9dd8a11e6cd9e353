import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { homeCountry } from '@domain/distributor/country';
import type { StaffDistributor } from '@domain/distributor/schema';
import { distributorInput } from '@domain/distributor/input';
import { messages } from '@domain/shared/messages';
import { locateAddress, type LocatedAddress } from '../../../domain/place/locate-address';
import { distributorMutations, fetchLatestDistributor, invalidateDistributors } from '../../api/website';
import { toCoordinateText } from '../../components/pin-field';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { errorMessage } from '../../lib/error-message';
import { dropImpliedErrors, validateWith } from '../../lib/form-errors';
import type { FieldLabels } from '../../lib/merge';
import { navigate } from '../../shell/navigation';

type DistributorFormValues = ReturnType<typeof toFormValues>;

export type DistributorFormApi = UseFormReturnType<DistributorFormValues>;

const toFormValues = (distributor: StaffDistributor | null) => ({
  name: distributor?.name ?? '',
  kind: distributor?.kind ?? ('shop' as const),
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

export const distributorLabels: FieldLabels<DistributorFormValues> = {
  region: 'State',
  lat: 'Latitude',
  lng: 'Longitude',
};

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

type Address = Pick<DistributorFormValues, 'address' | 'country' | 'region'>;

/** `text` tells where the address was found, or that it was not. */
type Found = { text: string; isMissing: boolean };

const toFound = ({ country }: Address, located: LocatedAddress | null): Found =>
  located
    ? { text: `Found ${located.label}.`, isMissing: false }
    : {
        text:
          country === homeCountry
            ? 'This address has no ZIP code or city that we know. Place the pin, or enter latitude and longitude.'
            : `For ${country}, place the pin, or enter latitude and longitude.`,
        isMissing: true,
      };

/** Fills in state and coordinates from the address, unless the user has placed the pin or typed coordinates. */
export function useLocatedAddress(form: DistributorFormApi, isPinned: boolean) {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<Found | null>(null);
  const [last, setLast] = useState<Address>(form.getValues());

  const locate = (address: Address) =>
    queryClient.fetchQuery({
      queryKey: ['located-address', address],
      queryFn: () => locateAddress(address),
      staleTime: Infinity,
      retry: false,
    });

  /** A correction within one city leaves the pin where it is. */
  const update = async () => {
    const { address, country, region, lat, lng } = form.getValues();
    const next = { address, country, region };
    if (address.trim() === '' || (next.address === last.address && next.country === last.country && lat)) return;
    setLast(next);
    try {
      const [before, located] = await Promise.all([locate(last), locate(next)]);
      setFound(toFound(next, located));
      if (!located) return;
      const isTyped = form.getValues().lat !== lat || form.getValues().lng !== lng;
      const isKept = isPinned || isTyped || (lat !== '' && before?.label === located.label);
      form.setValues({
        region: located.region ?? region,
        ...(isKept
          ? {}
          : { lat: toCoordinateText(located.coordinates.lat), lng: toCoordinateText(located.coordinates.lng) }),
      });
      form.clearFieldError('lat');
      form.clearFieldError('lng');
    } catch {
      setFound({ text: 'The table of places could not be loaded. Enter latitude and longitude.', isMissing: true });
    }
  };

  return { found, update };
}
