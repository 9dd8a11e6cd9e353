import { Grid, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { countryNames, getCountryCenter, homeCountry } from '@domain/distributor/country';
import type { StaffDistributor } from '@domain/distributor/schema';
import { distributorKinds, kindLabels } from '@domain/distributor/kind';
import { getStateName, stateCodes } from '@domain/distributor/us-states';
import { distributorApi } from '../../api/website';
import { Fields, type FieldRow } from '../../components/fields';
import { FormSection } from '../../components/form-parts';
import type { Position } from '../../components/location-map';
import { PositionFields, toCoordinateText } from '../../components/pin-field';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import { RecordForm, RecordPage } from '../../components/record-form';
import type { UseFormReturnType } from '@mantine/form';
import { distributorInput } from '@domain/distributor/input';
import { messages } from '@domain/shared/messages';
import { locateAddress, type LocatedAddress } from '../../../domain/place/locate-address';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { errorMessage } from '../../lib/error-message';
import { clearErrorsOf, dropImpliedErrors, renamePaths, validateWith } from '../../lib/form-errors';
import { isSame, type FieldLabels } from '../../lib/merge';

const toPositionTexts = ({ lat, lng }: Position) => ({ lat: toCoordinateText(lat), lng: toCoordinateText(lng) });

const pickPosition = ({ lat, lng }: Pick<DistributorFormValues, 'lat' | 'lng'>) => ({ lat, lng });

type DistributorFormValues = ReturnType<typeof toFormValues>;

type DistributorFormApi = UseFormReturnType<DistributorFormValues>;

const toFormValues = (distributor: StaffDistributor | null) => ({
  name: distributor?.name ?? '',
  kind: distributor?.kind ?? ('shop' as const),
  address: distributor?.address ?? '',
  phone: distributor?.phone ?? '',
  country: distributor?.country ?? homeCountry,
  region: distributor?.region ?? '',
  ...(distributor ? toPositionTexts(distributor.coordinates) : { lat: '', lng: '' }),
});

const toNumberText = (text: string) => text.trim().replace('−', '-');

const toRequestBody = ({ lat, lng, region, ...fields }: DistributorFormValues) => ({
  ...fields,
  region: fields.country === homeCountry ? region : null,
  coordinates: lat.trim() || lng.trim() ? { lat: toNumberText(lat), lng: toNumberText(lng) } : null,
});

const flattenPaths = renamePaths([/^coordinates\./, '']);

/** A problem of the place as a whole is shown at the latitude, unless it follows from a missing address. */
const mapFieldPaths = ({ coordinates, ...errors }: Record<string, string>): Record<string, string> => ({
  ...flattenPaths(errors),
  ...(coordinates && !errors['address'] ? { lat: coordinates } : {}),
});

const validate = (values: DistributorFormValues) =>
  mapFieldPaths(dropImpliedErrors(validateWith(distributorInput)(toRequestBody(values))));

const distributorLabels: FieldLabels<DistributorFormValues> = {
  region: 'State',
  lat: 'Latitude',
  lng: 'Longitude',
};

function useDistributorForm(distributor: StaffDistributor | null) {
  return useRecordForm<StaffDistributor, DistributorFormValues>({
    record: distributor,
    draft: { key: `distributor/${distributor?.id ?? 'new'}` },
    toFormValues,
    validate,
    api: distributorApi,
    toBody: toRequestBody,
    onSaved: ({ name }) => void toast.success(`${name} was ${distributor ? 'updated' : 'added'}`),
    onLeave: () => void navigate({ page: 'distributors' }, { skipConfirmation: true }),
    failureText: (error) => errorMessage(error, 'Failed to save the distributor. Please try again.'),
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
function useLocatedAddress(form: DistributorFormApi) {
  const queryClient = useQueryClient();
  const [found, setFound] = useState<Found | null>(null);
  const [last, setLast] = useState<Address>(form.getValues());
  const [filled, setFilled] = useState(pickPosition(form.getValues()));

  const locate = (address: Address) =>
    queryClient.fetchQuery({
      queryKey: ['located-address', address],
      queryFn: () => locateAddress(address),
      staleTime: Infinity,
      retry: false,
    });

  /** A correction within one city leaves the pin where it is. */
  const update = async () => {
    const { address, country, region, lat } = form.getValues();
    const next = { address, country, region };
    if (address.trim() === '' || (next.address === last.address && next.country === last.country && lat)) return;
    setLast(next);
    try {
      const [before, located] = await Promise.all([locate(last), locate(next)]);
      setFound(toFound(next, located));
      if (!located) return;
      const current = pickPosition(form.getValues());
      const isKept = current.lat !== '' && (!isSame(current, filled) || before?.label === located.label);
      const position = isKept ? current : toPositionTexts(located.coordinates);
      if (!isKept) setFilled(position);
      form.setValues({ region: located.region ?? region, ...position });
      clearErrorsOf(form, ['lat', 'lng']);
    } catch {
      setFound({ text: 'The table of places could not be loaded. Enter latitude and longitude.', isMissing: true });
    }
  };

  return { found, update };
}

const kindOptions = distributorKinds.map((value) => ({ value, label: kindLabels[value].one }));
const stateOptions = stateCodes.map((code) => getStateName(code) ?? code);

/** A stored name that is not in the list stays selectable. */
const countryOptions = (stored: string) => (countryNames.includes(stored) ? countryNames : [stored, ...countryNames]);

const nameField: FieldRow = { name: 'name', label: 'Name', required: true, maxLength: 120 };
const contactFields: FieldRow[] = [
  { name: 'kind', label: 'Kind', kind: 'select', data: kindOptions },
  { name: 'phone', label: 'Phone', type: 'tel' },
];
const addressField: FieldRow = {
  name: 'address',
  kind: 'longText',
  label: 'Address',
  description: 'With a ZIP code or city, such as 905 Riley St, Folsom, CA 95630',
  required: true,
  maxRows: 5,
  maxLength: 300,
};
const stateField: FieldRow = {
  name: 'region',
  label: 'State',
  kind: 'select',
  data: stateOptions,
  select: { searchable: true, clearable: true, nothingFoundMessage: 'No state has this name' },
};

function DistributorForm({ distributor }: { distributor: StaffDistributor | null }) {
  const recordForm = useDistributorForm(distributor);
  const { form } = recordForm;
  const { found, update } = useLocatedAddress(form);
  const { country } = form.values;
  const isHome = country === homeCountry;
  const countryField: FieldRow = {
    name: 'country',
    label: 'Country',
    kind: 'select',
    required: true,
    data: countryOptions(country),
    select: { searchable: true, nothingFoundMessage: 'No country has this name' },
  };
  const handleSubmit = (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault();
    // Enter saves without leaving the field of the address.
    void update().then(() => recordForm.onSubmit());
  };

  return (
    <RecordForm
      of={{ ...recordForm, onSubmit: handleSubmit }}
      label={distributor ? 'Edit distributor' : 'New distributor'}
      itemName="distributor"
      labels={distributorLabels}
      saveLabel={distributor ? 'Save Changes' : 'Add Distributor'}
      onCancel={() => void navigate({ page: 'distributors' })}
    >
      <Grid gap="md">
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <FormSection title="Distributor">
            <Fields form={form} fields={[nameField]} />
            <Fields form={form} fields={contactFields} cols={{ base: 1, xs: 2 }} />
          </FormSection>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <FormSection title="Place">
            <Stack gap="sm" onBlur={() => void update()}>
              <Fields form={form} fields={[addressField]} />
              <Text size="sm" c={found?.isMissing ? 'orange.9' : 'green.9'} role="status">
                {found?.text}
              </Text>
              <Fields
                form={form}
                fields={isHome ? [countryField, stateField] : [countryField]}
                cols={{ base: 1, xs: 2 }}
              />
            </Stack>
            <PositionFields
              key={country}
              form={form}
              latitudeHint="Filled in from the address"
              start={isHome ? null : getCountryCenter(country)}
            />
          </FormSection>
        </Grid.Col>
      </Grid>
    </RecordForm>
  );
}

/** Create mode without an id, otherwise Edit mode. */
export const DistributorEditPage = ({ route: { id } }: PageProps) => (
  <RecordPage api={distributorApi} id={id} list="distributors">
    {(distributor) => <DistributorForm distributor={distributor} />}
  </RecordPage>
);
