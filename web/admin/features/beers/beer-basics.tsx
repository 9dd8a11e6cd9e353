import { Autocomplete, Grid, NumberInput, Textarea, TextInput } from '@mantine/core';
import { defaultStyles } from '@domain/beer/style';
import { FormSection } from '../../components/form-section';
import { slugOrDefault, type BeerFormApi } from './beer-form-values';

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
          <NumberInput
            label="ABV"
            required
            suffix="%"
            decimalScale={2}
            hideControls
            clampBehavior="none"
            {...form.getInputProps('abv')}
          />
        </Grid.Col>
        <Grid.Col span={half}>
          <NumberInput
            label="IBU"
            required
            allowDecimal={false}
            hideControls
            clampBehavior="none"
            {...form.getInputProps('ibu')}
          />
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
  <NumberInput
    label={label}
    prefix="$"
    decimalScale={2}
    fixedDecimalScale
    hideControls
    clampBehavior="none"
    {...form.getInputProps(path)}
  />
);

/** A slug has no spaces to wrap at. */
const breakAnywhere = { description: { overflowWrap: 'anywhere' } } as const;
