import { Button, Chip, Group, TextInput } from '@mantine/core';
import { formatSize } from '@domain/beer/display';
import { commonSizes, isSameSize, isSize, normalizeSize, sizeMessage } from '@domain/beer/size';
import type { KeyboardEvent } from 'react';
import { FormSection } from '../../components/form-section';
import type { BeerFormApi } from './beer-form-values';
import { findListError } from './list-error';

/** The common sizes to tick, others to type. */
export function SizesEditor({ form }: { form: BeerFormApi }) {
  const { sizes, newSize } = form.values;
  const others = sizes.filter((size) => !commonSizes.some((common) => isSameSize(common, size)));

  const toggle = (size: string, isOn: boolean) => {
    const rest = sizes.filter((other) => !isSameSize(other, size));
    form.setFieldValue('sizes', isOn ? [...rest, size] : rest);
  };
  const add = () => {
    if (newSize.trim() === '') return;
    if (!isSize(newSize)) return form.setFieldError('newSize', sizeMessage);
    if (!sizes.some((size) => isSameSize(size, newSize))) toggle(normalizeSize(newSize), true);
    form.setFieldValue('newSize', '');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };

  return (
    <FormSection title="Sizes">
      <Group gap={6} role="group" aria-label="Sizes">
        {[...commonSizes, ...others].map((size) => (
          <Chip
            key={size}
            size="xs"
            variant="light"
            checked={sizes.some((other) => isSameSize(other, size))}
            onChange={(isOn) => toggle(size, isOn)}
          >
            {formatSize(size)}
          </Chip>
        ))}
      </Group>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          flex={1}
          aria-label="Other size"
          placeholder="Other size, e.g. 10oz"
          {...form.getInputProps('newSize')}
          onKeyDown={handleKeyDown}
          // What is typed and then saved without Add Size is meant all the same.
          onBlur={add}
          error={form.errors.newSize ?? findListError(form.errors, 'sizes')}
        />
        <Button variant="default" onClick={add}>
          Add Size
        </Button>
      </Group>
    </FormSection>
  );
}
