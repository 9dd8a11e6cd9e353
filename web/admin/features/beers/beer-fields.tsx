import { Autocomplete, Grid, Text, Textarea, TextInput, Button, Chip, Group, NumberInput, Paper } from '@mantine/core';
import { Plus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { abvWarning } from '@domain/beer/input';
import { formatSize } from '@domain/beer/display';
import { commonSizes, isSameSize, isSize, normalizeSize, sizeMessage } from '@domain/beer/size';
import { defaultStyles } from '@domain/beer/style';
import { toNumber } from '@domain/shared/fields';
import { DecimalInput } from '../../components/decimal-input';
import { FormSection } from '../../components/form-parts';
import classes from './awards-editor.module.css';
import { slugOrDefault, type BeerFormApi, findListError, emptyAward } from './beer-form-values';
import { IconButton, SmallButton } from '../../components/buttons';

const half = { base: 6, sm: 3 };

export function BeerBasics({ form }: { form: BeerFormApi }) {
  const { name, slug } = form.values;
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
      <Textarea label="Description" required autosize minRows={2} maxRows={8} {...form.getInputProps('description')} />
      <Textarea
        label="Long description"
        description="Shown on the beer’s page"
        autosize
        minRows={3}
        maxRows={14}
        {...form.getInputProps('longDescription')}
      />
      <Grid gap="sm">
        <Grid.Col span={half}>
          <DecimalInput label="ABV" required rightSection="%" {...form.getInputProps('abv')} />
          <AbvWarning abv={form.values.abv} />
        </Grid.Col>
        <Grid.Col span={half}>
          <DecimalInput label="IBU" {...form.getInputProps('ibu')} />
        </Grid.Col>
        <Grid.Col span={half}>
          <Price form={form} label="Retail price" path="pricing.retail" />
        </Grid.Col>
        <Grid.Col span={half}>
          <Price form={form} label="Wholesale price" path="pricing.wholesale" />
        </Grid.Col>
      </Grid>
    </FormSection>
  );
}

type PriceProps = { form: BeerFormApi; label: string; path: 'pricing.retail' | 'pricing.wholesale' };

const Price = ({ form, label, path }: PriceProps) => (
  <DecimalInput label={label} leftSection="$" fixedDecimals={2} {...form.getInputProps(path)} />
);

/** Does not prevent saving. The live region exists before its text, so that screen readers announce it. */
const AbvWarning = ({ abv }: { abv: number | string }) => (
  <Text size="xs" c="yellow.9" fw={600} mt={4} role="status">
    {abvWarning(toNumber(abv))}
  </Text>
);

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

export function AwardsEditor({ form }: { form: BeerFormApi }) {
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <FormSection title="Awards">
      {form.values.awards.map((_, index) => (
        <AwardFields
          key={index}
          form={form}
          index={index}
          onRemove={() => {
            form.removeListItem('awards', index);
            addButton.current?.focus();
          }}
        />
      ))}
      <SmallButton
        ref={addButton}
        w="fit-content"
        icon={Plus}
        onClick={() => form.insertListItem('awards', emptyAward)}
      >
        Add Award
      </SmallButton>
    </FormSection>
  );
}

function AwardFields({ form, index, onRemove }: { form: BeerFormApi; index: number; onRemove: () => void }) {
  const path = `awards.${index}` as const;
  return (
    <Paper withBorder p="sm" role="group" aria-label={`Award ${index + 1}`} className={classes.award}>
      <Grid gap="xs">
        <Grid.Col span={{ base: 12, xs: 8 }}>
          <TextInput label="Award name" required {...form.getInputProps(`${path}.name`)} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 4 }}>
          <NumberInput
            label="Year"
            allowDecimal={false}
            hideControls
            clampBehavior="none"
            placeholder="1900–2030"
            {...form.getInputProps(`${path}.year`)}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 4 }}>
          <TextInput label="Category" {...form.getInputProps(`${path}.category`)} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, xs: 8 }}>
          <TextInput label="Award description" {...form.getInputProps(`${path}.description`)} />
        </Grid.Col>
      </Grid>
      <IconButton icon={Trash2} color="red.7" label={`Remove award ${index + 1}`} onClick={onRemove} />
    </Paper>
  );
}
