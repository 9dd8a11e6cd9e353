import { Autocomplete, Button, Chip, Group, Text, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { abvWarning, maxAwards } from '@domain/beer/input';
import { formatSize } from '@domain/beer/display';
import { commonSizes, isSameSize, isSize, normalizeSize, sizeMessage } from '@domain/beer/size';
import { defaultStyles } from '@domain/beer/style';
import { toNumber } from '@domain/shared/fields';
import { Fields, type FieldRow } from '../../components/fields';
import { FormSection } from '../../components/form-parts';
import { slugOrDefault, type BeerFormApi, findListError, emptyAward } from './beer-form-values';
import { ItemList } from '../../components/item-list';
import { clearErrorsOf } from '../../lib/form-errors';

const descriptionFields: FieldRow[] = [
  { name: 'description', label: 'Description', kind: 'longText', required: true, maxRows: 8 },
  {
    name: 'longDescription',
    label: 'Long description',
    kind: 'longText',
    description: 'Shown on the beer’s page',
    minRows: 3,
    maxRows: 14,
  },
];
const price = { kind: 'decimal', leftSection: '$', fixedDecimals: 2 } as const;
const numberFields: FieldRow[] = [
  { name: 'abv', label: 'ABV', kind: 'decimal', required: true, rightSection: '%' },
  { name: 'ibu', label: 'IBU', kind: 'decimal' },
  { name: 'pricing.retail', label: 'Retail price', ...price },
  { name: 'pricing.wholesale', label: 'Wholesale price', ...price },
];

export function BeerBasics({ form }: { form: BeerFormApi }) {
  const { name, slug, abv } = form.values;
  return (
    <FormSection title="Basics">
      <TextInput label="Name" required maxLength={120} {...form.getInputProps('name')} />
      <TextInput
        label="URL slug"
        description={`Page URL: /beers/${slugOrDefault({ name, slug })}`}
        styles={breakAnywhere}
        placeholder={name ? slugOrDefault({ name, slug: '' }) : 'Generated from the name'}
        {...form.getInputProps('slug')}
      />
      <Autocomplete label="Style" required data={[...defaultStyles]} {...form.getInputProps('style')} />
      <Fields form={form} fields={descriptionFields} />
      <div>
        <Fields form={form} fields={numberFields} cols={{ base: 2, sm: 4 }} />
        {/* Does not prevent saving. The live region exists before its text, so that screen readers announce it. */}
        <Text size="xs" c="yellow.9" fw={600} mt={4} role="status">
          {abvWarning(toNumber(abv))}
        </Text>
      </div>
    </FormSection>
  );
}

/** A slug has no spaces to wrap at. */
const breakAnywhere = { description: { overflowWrap: 'anywhere' } } as const;

export function SizesEditor({ form }: { form: BeerFormApi }) {
  const { sizes, newSize } = form.values;
  const otherSizes = sizes.filter((size) => !commonSizes.some((common) => isSameSize(common, size)));

  const toggle = (size: string, isSelected: boolean) => {
    const rest = sizes.filter((other) => !isSameSize(other, size));
    form.setFieldValue('sizes', isSelected ? [...rest, size] : rest);
  };
  const addNewSize = () => {
    if (newSize.trim() === '') return;
    if (!isSize(newSize)) return form.setFieldError('newSize', sizeMessage);
    if (!sizes.some((size) => isSameSize(size, newSize))) toggle(normalizeSize(newSize), true);
    form.setFieldValue('newSize', '');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    addNewSize();
  };

  return (
    <FormSection title="Sizes">
      <Group gap={6} role="group" aria-label="Sizes">
        {[...commonSizes, ...otherSizes].map((size) => (
          <Chip
            key={size}
            size="xs"
            variant="light"
            checked={sizes.some((other) => isSameSize(other, size))}
            onChange={(isSelected) => toggle(size, isSelected)}
          >
            {formatSize(size)}
          </Chip>
        ))}
      </Group>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          flex={1}
          aria-label="Other size"
          placeholder="Other size (e.g., 10oz)"
          {...form.getInputProps('newSize')}
          onKeyDown={handleKeyDown}
          // Also adds a size when the form is saved without pressing Add Size.
          onBlur={addNewSize}
          error={form.errors.newSize ?? findListError(form.errors, 'sizes')}
        />
        <Button variant="default" onClick={addNewSize}>
          Add Size
        </Button>
      </Group>
    </FormSection>
  );
}

const awardFields: FieldRow[] = [
  { name: 'name', label: 'Award name', required: true },
  { name: 'year', label: 'Year', kind: 'integer', placeholder: '1900–2030' },
  { name: 'category', label: 'Category' },
  { name: 'description', label: 'Award description' },
];

export const AwardsEditor = ({ form }: { form: BeerFormApi }) => (
  <FormSection title="Awards">
    <ItemList
      items={form.values.awards}
      itemName="Award"
      empty={emptyAward}
      max={maxAwards}
      error={form.errors['awards']}
      onChange={(awards) => {
        form.setFieldValue('awards', awards);
        clearErrorsOf(form, ['awards']);
      }}
      renderItem={(_, index) => (
        <Fields form={form} fields={awardFields} path={`awards.${index}`} cols={{ base: 1, xs: 2 }} />
      )}
    />
  </FormSection>
);
