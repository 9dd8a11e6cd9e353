import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { homeCountry } from '@domain/distributor/country';
import { locateAddress, type LocatedAddress } from '../../../domain/place/locate-address';
import { toCoordinateText } from '../../components/pin-field';
import type { DistributorFormApi, DistributorFormValues } from './use-distributor-form';

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
