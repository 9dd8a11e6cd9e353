/** The page or taproom that shows a hero image, chosen from those that exist. */
import { Field, SingleSelect, SingleSelectOption } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useSharedRequest } from '../use-shared-request';

export type Placement = { value: string; name: string };

export function usePlacements(): Placement[] | 'loading' | 'failed' {
  const response = useSharedRequest<{ placements: Placement[] }>('/brewery-panel/placements');
  return typeof response === 'string' ? response : response.placements;
}

type PlacementInputProps = {
  name: string;
  value?: string | null;
  onChange: (name: string, value: string) => void;
  label: string;
  labelAction?: ReactNode;
  error?: string;
  required?: boolean;
  disabled?: boolean;
};

export function PlacementInput(props: PlacementInputProps) {
  const { name, value, onChange, label, labelAction, error, required, disabled } = props;
  const placements = usePlacements();
  const known = Array.isArray(placements) ? placements : [];
  // A stored value stays shown until the names are loaded, and if its taproom no longer exists.
  const isUnknown = Boolean(value) && !known.some((placement) => placement.value === value);
  const options = value && isUnknown ? [...known, { value, name: value }] : known;
  const problem = placements === 'failed' ? 'Failed to load the pages. Please reload this form.' : undefined;

  return (
    <Field.Root name={name} error={error ?? problem} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <SingleSelect
        value={value ?? ''}
        placeholder={placements === 'loading' ? 'Loading…' : 'Choose a page or taproom'}
        disabled={disabled || placements === 'loading'}
        onChange={(chosen) => onChange(name, String(chosen))}
      >
        {options.map((placement) => (
          <SingleSelectOption key={placement.value} value={placement.value}>
            {placement.name}
          </SingleSelectOption>
        ))}
      </SingleSelect>
      <Field.Error />
    </Field.Root>
  );
}
