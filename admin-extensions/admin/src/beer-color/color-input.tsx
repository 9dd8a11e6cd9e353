/** A beer's color in words or as SRM, with the glass that the site shows for it. */
import { Field, Flex, TextInput, Typography } from '@strapi/design-system';
import type { ChangeEvent } from 'react';
import { parseSrm } from '../../../../cms/domain/beer/color';
import type { FieldProps } from '../field-props';
import { BeerGlass } from './beer-glass';

const describe = (color: string | null) =>
  color ? `SRM ${Math.round(parseSrm(color))}` : 'Without a color, the glass is golden.';

export function ColorInput(props: FieldProps) {
  const { name, value, onChange, label, labelAction, hint, error, placeholder, required, disabled } = props;
  const color = value?.trim() || null;
  return (
    <Field.Root name={name} error={error} hint={hint} required={required}>
      <Field.Label action={labelAction}>{label}</Field.Label>
      <TextInput
        value={value ?? ''}
        placeholder={placeholder || 'Deep amber, or SRM 12'}
        disabled={disabled}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChange(name, currentTarget.value)}
      />
      <Flex gap={2}>
        <BeerGlass color={color} />
        <Typography variant="pi" textColor="neutral600">
          {describe(color)}
        </Typography>
      </Flex>
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
