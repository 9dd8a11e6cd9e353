import { Anchor, SimpleGrid, Switch, Text, TextInput } from '@mantine/core';
import { isNotYetOpen } from '@domain/taproom/label';
import { taproomLimits } from '@domain/taproom/limits';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { ExternalLink } from 'lucide-react';
import { FormSection } from '../../../components/form-section';
import { TimeZoneSelect } from '../../../components/time-zone-select';
import { toOpeningHours } from '../../../components/hours/hours-form-values';
import { LimitedText } from './limited-text';
import type { TaproomFormApi } from './taproom-form-values';

type PageSectionProps = { form: TaproomFormApi; taproom: StaffTaproom };

/** What identifies the taproom: its name, place and page. */
export function PageSection({ form, taproom }: PageSectionProps) {
  const hasHours = !isNotYetOpen({ isComingSoon: true, openingHours: toOpeningHours(form.values) });
  return (
    <FormSection
      title="Name and Page"
      badge={
        taproom.isActive && (
          <Anchor href={taproom.path} target="_blank" rel="noopener" size="sm">
            {taproom.path} <ExternalLink size={12} aria-label="(opens a new tab)" />
          </Anchor>
        )
      }
    >
      <LimitedText
        form={form}
        name="name"
        label="Name"
        required
        max={taproomLimits.name}
        hint="Also of its events and in filters"
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <TextInput label="City" required {...form.getInputProps('city')} />
        <TextInput label="State" required placeholder="CA" {...form.getInputProps('state')} />
        <TimeZoneSelect {...form.getInputProps('timeZone')} />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <LimitedText
          form={form}
          name="slug"
          label="Slug"
          max={taproomLimits.slug}
          placeholder="From the name"
          hint="In links to its events and its calendar feed. Old links keep working."
        />
        <LimitedText
          form={form}
          name="path"
          label="Path"
          max={taproomLimits.path}
          placeholder={`/locations/${form.values.slug || taproom.slug}`}
          hint="Of its page on the site. Links to the old path keep working."
        />
      </SimpleGrid>
      <Switch
        label="Shown on the site"
        description="A hidden taproom has no page and is in no menu. Its past events keep its name."
        color="green.7"
        {...form.getInputProps('isActive', { type: 'checkbox' })}
      />
      <Switch
        label="Coming soon"
        description={
          hasHours
            ? 'It has opening hours, so visitors don’t read it.'
            : 'Until it has opening hours, the site says so.'
        }
        color="green.7"
        {...form.getInputProps('isComingSoon', { type: 'checkbox' })}
      />
      {!taproom.isActive && (
        <Text size="sm" c="dimmed">
          This taproom is hidden.
        </Text>
      )}
    </FormSection>
  );
}
