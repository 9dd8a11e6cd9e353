import {
  NumberInput,
  Select,
  SimpleGrid,
  Switch,
  Textarea,
  TextInput,
  type OptionsFilter,
  type SelectProps,
  type SimpleGridProps,
  type TextInputProps,
} from '@mantine/core';
import type { GetInputPropsReturnType, ReorderPayload } from '@mantine/form';
import { useMemo, type FocusEvent, type ReactNode } from 'react';
import { toNumber } from '@domain/shared/fields';
import { matchesTimeZone, timeZoneOptions } from '../lib/time-zones';

export type FieldRow<Name extends string = string> = Pick<
  TextInputProps,
  | 'label'
  | 'description'
  | 'placeholder'
  | 'required'
  | 'type'
  | 'inputMode'
  | 'maxLength'
  | 'maw'
  | 'flex'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'min'
  | 'leftSection'
  | 'rightSection'
> & {
  name: Name;
  /** A line of text by default. */
  kind?: 'longText' | 'switch' | 'timeZone' | 'integer' | 'decimal' | 'select';
  data?: SelectProps['data'];
  /** More props of a select. One that is `clearable` can be empty. */
  select?: Partial<SelectProps>;
  /** The decimals of a number: `2` for prices. */
  fixedDecimals?: number;
  minRows?: number;
  maxRows?: number;
  /** The limit of the text, which is counted from three quarters of it on. */
  limit?: number;
  'data-autofocus'?: boolean;
};

/** Mantine types the paths per form; tables and lists of fields take those of any. */
export type AnyForm = {
  errors: Record<string, ReactNode>;
  getInputProps: (path: never, options?: { type: 'checkbox' }) => GetInputPropsReturnType;
  setFieldValue: (path: never, value: never) => void;
  insertListItem: (path: never, item: unknown, index: number) => void;
  removeListItem: (path: never, index: number) => void;
  reorderListItem: (path: never, payload: ReorderPayload) => void;
  clearFieldError: (path: never) => void;
};

type FieldsProps = {
  form: Pick<AnyForm, 'getInputProps'>;
  fields: readonly FieldRow[];
  /** The path of the item that has the fields, such as `facts.0`. */
  path?: string;
  cols?: SimpleGridProps['cols'];
  hasHintsBelow?: boolean;
};

export function Fields({ form, fields, path, cols, hasHintsBelow = false }: FieldsProps) {
  const inputs = fields.map(
    ({
      name,
      kind,
      type,
      limit,
      description,
      data,
      select,
      fixedDecimals,
      minRows = 2,
      maxRows = limit && 12,
      ...row
    }) => {
      const fieldPath = (path ? `${path}.${name}` : name) as never;
      if (kind === 'switch') {
        const checkbox = form.getInputProps(fieldPath, { type: 'checkbox' });
        return <Switch key={name} label={row.label} description={description} {...checkbox} />;
      }
      const input = form.getInputProps(fieldPath);
      const hint = limit === undefined ? description : describeLength(description, input.value, limit);
      const props = { ...row, ...(hasHintsBelow && hintBelow), description: hint, ...input };
      if (kind === 'timeZone') return <TimeZoneSelect key={name} description={description} {...input} />;
      if (kind === 'longText') return <Textarea key={name} autosize minRows={minRows} maxRows={maxRows} {...props} />;
      if (kind === 'select')
        return <Select key={name} data={data} {...props} {...select} {...(select?.clearable && emptyOption(input))} />;
      if (kind === 'decimal') return <DecimalInput key={name} fixedDecimals={fixedDecimals} {...props} />;
      if (kind === 'integer') return <NumberInput key={name} {...wholeNumber} {...props} />;
      return <TextInput key={name} type={type} {...props} />;
    },
  );
  if (!cols) return inputs;
  return (
    <SimpleGrid cols={cols} spacing="sm">
      {inputs}
    </SimpleGrid>
  );
}

/** No option is an empty text. */
const emptyOption = ({ value, onChange }: GetInputPropsReturnType): Partial<SelectProps> => ({
  allowDeselect: true,
  value: (value as string) || null,
  onChange: (chosen) => onChange(chosen ?? ''),
});

/** Other input than digits stays for the validation to report. */
const wholeNumber = {
  allowDecimal: false,
  allowNegative: false,
  clampBehavior: 'none',
  hideControls: true,
} as const;

/** The hint is read after the input. */
export const hintBelow = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'] as ('label' | 'input' | 'description' | 'error')[],
};

/** How much of the limit is used, from three quarters of it on. */
function describeLength(hint: ReactNode, value: unknown, limit: number): string | undefined {
  const length = typeof value === 'string' ? value.length : 0;
  const counter = length >= limit * 0.75 ? `${length} of ${limit} characters` : null;
  return [hint, counter].filter(Boolean).join(' · ') || undefined;
}

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

/** The value of a number field: text while it is typed, and `''` while it is empty. */
export const toNumberValue = (value: number | null | undefined): number | string => value ?? '';

const formatNumber = (value: number, decimals?: number) =>
  decimals === undefined ? String(value) : value.toFixed(decimals);

/** Found by city, common name, abbreviation or state: `new york`, `eastern`, `PST`. Enter takes the first one found. */
export function TimeZoneSelect({ value, ...props }: Omit<SelectProps, 'data' | 'filter'>) {
  const data = useMemo(() => timeZoneOptions(value ?? ''), [value]);
  return (
    <Select
      label="Time zone"
      required
      searchable
      selectFirstOptionOnChange
      data={data}
      filter={filterTimeZones}
      nothingFoundMessage="No such time zone"
      value={value}
      {...props}
    />
  );
}

const filterTimeZones: OptionsFilter = ({ options, search }) =>
  options
    .map((option) =>
      'items' in option ? { ...option, items: option.items.filter((item) => matches(item, search)) } : option,
    )
    .filter((option) => ('items' in option ? option.items.length > 0 : matches(option, search)));

const matches = ({ value, label }: { value: string; label: ReactNode }, search: string) =>
  matchesTimeZone({ value, label: String(label) }, search);
