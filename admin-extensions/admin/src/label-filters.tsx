/** Labels instead of stored values in the tags of a list's filters: `Status is Published`, `Active is Yes`. */
import { InputRenderer } from '@strapi/strapi/admin';
import type { ComponentProps, ElementType } from 'react';
import { labelOf } from './labels';

type Option = { label?: string; value: string };
type Filter = { type: string; input?: ElementType; options?: Option[] };

const yesNo: Option[] = [
  { label: 'Yes', value: 'true' },
  { label: 'No', value: 'false' },
];

type InputProps = ComponentProps<typeof InputRenderer>;

/** Strapi's own input. Strapi passes it everything that it knows of the filter. */
function FilterInput({ input: _input, ...props }: InputProps & { input?: unknown }) {
  return <InputRenderer {...(props as InputProps)} />;
}

/** Strapi uses the labels of options only in the tags of filters that have an input of their own: they get Strapi's. */
function withLabels<Labeled extends Filter>(filter: Labeled): Labeled {
  if (filter.input) return filter;
  if (filter.type === 'boolean') return { ...filter, input: FilterInput, options: yesNo };
  if (filter.type !== 'enumeration' || !filter.options) return filter;
  const options = filter.options.map(({ value }) => ({ label: labelOf(value), value }));
  return { ...filter, input: FilterInput, options };
}

export const labelFilters = <Filters extends { displayedFilters: Filter[] }>(filters: Filters): Filters => ({
  ...filters,
  displayedFilters: filters.displayedFilters.map(withLabels),
});
