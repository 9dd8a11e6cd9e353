import { Grid, Textarea, TextInput } from '@mantine/core';
import { FormSection } from '../../components/form-section';
import { TimeZoneSelect } from '../../components/time-zone-select';
import type { SiteFormApi } from './site-form-values';

export function NameSection({ form }: { form: SiteFormApi }) {
  return (
    <FormSection title="Name">
      <Grid gap="sm">
        <Grid.Col span={{ base: 12, sm: 7 }}>
          <TextInput
            label="Name"
            description="In titles, e-mails and the copyright line"
            required
            {...form.getInputProps('name')}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 5 }}>
          <TextInput
            label="Short name"
            description="Below the icon on a phone, and in sentences"
            required
            {...form.getInputProps('shortName')}
          />
        </Grid.Col>
      </Grid>
      <TextInput
        label="Tagline"
        description="Describes the brewery to search engines"
        {...form.getInputProps('tagline')}
      />
      <Textarea
        label="Footer text"
        description="Below the logo in the footer"
        autosize
        minRows={2}
        {...form.getInputProps('footerText')}
      />
      <Grid gap="sm">
        <Grid.Col span={{ base: 12, sm: 7 }}>
          <TextInput
            label="Advertiser line"
            description="City and state after the name in the copyright line, as the rules for advertising alcohol require"
            {...form.getInputProps('advertiserLine')}
          />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 5 }}>
          <TimeZoneSelect description="For dates that belong to no taproom" {...form.getInputProps('timeZone')} />
        </Grid.Col>
        <Grid.Col span={{ base: 12, sm: 7 }}>
          <TextInput
            label="Founded in"
            description="The year, for search engines; leave empty to say nothing"
            inputMode="numeric"
            maxLength={4}
            {...form.getInputProps('foundedIn')}
          />
        </Grid.Col>
      </Grid>
    </FormSection>
  );
}
