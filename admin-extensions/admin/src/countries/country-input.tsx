/** A country, chosen from a list that is filtered while typing. */
import { Combobox, ComboboxOption, Field } from '@strapi/design-system';
import { useState } from 'react';
import { countryNames } from '../../../../cms/domain/distributor/country';
import type { FieldProps } from '../field-props';

/** A stored name that is not in the list stays selectable. */
const withStored = (stored: string | null | undefined): readonly string[] =>
  stored && !countryNames.includes(stored) ? [stored, ...countryNames] : countryNames;

export function CountryInput(props: FieldProps) {
  const { name, value, onChange, label, labelAction, hint, error, required, disabled } = props;
  // The list shows the text of its value by itself only if it has less than a hundred options.
  const [text, setText] = useState(value ?? '');
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value ?? '');
  }
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <Combobox
        value={value ?? ''}
        textValue={text}
        onTextValueChange={(typed?: string) => setText(typed ?? '')}
        placeholder="Choose a country"
        autocomplete={{ type: 'list', filter: 'contains' }}
        noOptionsMessage={() => 'No country has this name'}
        clearLabel="Clear the country"
        disabled={disabled}
        onChange={(chosen?: string) => onChange(name, chosen || null)}
        onClear={() => onChange(name, null)}
      >
        {withStored(value).map((country) => (
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
