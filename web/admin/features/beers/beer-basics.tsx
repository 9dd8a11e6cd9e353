import { Autocomplete, Grid, Text, Textarea, TextInput } from '@mantine/core';
import { abvWarning } from '@domain/beer/abv-warning';
import { defaultStyles } from '@domain/beer/style';
import { toNumber } from '@domain/shared/number-field';
import { DecimalInput } from '../../components/decimal-input';
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
          <DecimalInput label="ABV" required rightSection="%" {...form.getInputProps('abv')} />
          <AbvWarning abv={form.values.abv} />
        </Grid.Col>
        <Grid.Col span={half}>
          <DecimalInput label="IBU" required {...form.getInputProps('ibu')} />
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
