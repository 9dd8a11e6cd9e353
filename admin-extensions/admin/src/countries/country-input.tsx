/** A country, chosen from a list that is filtered while typing. */
import { Combobox, ComboboxOption, Field } from '@strapi/design-system';
import { useState } from 'react';
import type { FieldProps } from '../field-props';
import { listCountries, withStored } from './country-names';

export function CountryInput(props: FieldProps) {
  const { name, value, onChange, label, labelAction, hint, error, required, disabled } = props;
  const [countries] = useState(listCountries);
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Combobox
        value={value ?? ''}
        placeholder="Choose a country"
        autocomplete={{ type: 'list', filter: 'contains' }}
        noOptionsMessage={() => 'No country has this name'}
        clearLabel="Clear the country"
        disabled={disabled}
        onChange={(chosen?: string) => onChange(name, chosen || null)}
        onClear={() => onChange(name, null)}
      >
        {withStored(countries, value).map((country) => (
          <ComboboxOption key={country} value={country}>
            {country}
          </ComboboxOption>
        ))}
      </Combobox>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
