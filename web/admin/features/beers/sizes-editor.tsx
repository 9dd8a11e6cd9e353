import { Button, Chip, Group, TextInput } from '@mantine/core';
import { formatSize } from '@domain/beer/display';
import { commonSizes, isSameSize, isSize, normalizeSize, sizeMessage } from '@domain/beer/size';
import type { KeyboardEvent } from 'react';
import { FormSection } from '../../components/form-section';
import type { BeerFormApi } from './beer-form-values';
import { findListError } from './list-error';

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
