import { TextInput, type TextInputProps } from '@mantine/core';
import { toNumber } from '@domain/shared/fields';
import type { FocusEvent } from 'react';

type DecimalInputProps = Omit<TextInputProps, 'value' | 'onChange' | 'type'> & {
  /** A number; text while it is typed or invalid; `''` when empty. */
  value?: number | string;
  onChange?: (value: number | string) => void;
  /** Shows numbers with this many decimals, such as 2 for prices. */
  fixedDecimals?: number;
};

/**
 * A number field that never changes what was typed: `6,4` is 6.4, and invalid text stays for the validation to report.
 * (Mantine's NumberInput drops characters, so that `6,4` would become 64.)
 */
export function DecimalInput({ value = '', onChange, onBlur, fixedDecimals, ...rest }: DecimalInputProps) {
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    const number = toNumber(value);
    // The form compares numbers with those of the record.
    if (typeof value === 'string' && !Number.isNaN(number)) onChange?.(number);
    onBlur?.(event);
  };
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      value={typeof value === 'number' ? formatNumber(value, fixedDecimals) : value}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
      onBlur={handleBlur}
      {...rest}
    />
  );
}

const formatNumber = (value: number, decimals?: number) =>
  decimals === undefined ? String(value) : value.toFixed(decimals);
