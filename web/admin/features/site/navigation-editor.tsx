import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { siteLimits } from '@domain/site/constants';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { FormSection } from '../../components/form-section';
import { SortableGrid } from '../../components/sortable';
import type { SiteFormApi } from './site-form-values';
import classes from './site.module.css';

/** The links of the header, in order. */
export function NavigationEditor({ form }: { form: SiteFormApi }) {
  const addButton = useRef<HTMLButtonElement>(null);
  const { navigation } = form.values;
  const isFull = navigation.length >= siteLimits.navigationItems;

  const add = () => form.insertListItem('navigation', { key: crypto.randomUUID(), label: '', href: '' });
  const remove = (index: number) => {
    form.removeListItem('navigation', index);
    addButton.current?.focus();
  };

  return (
    <FormSection title="Header Links" hint="In this order. The taprooms have a menu of their own.">
      {navigation.length === 0 && (
        <Text size="sm" c="dimmed">
          The header shows only the logo and the taprooms.
        </Text>
      )}
      <SortableGrid
        label="Header links"
        cols={1}
        items={navigation}
        getId={({ key }) => key}
        getName={(index) => `link ${index + 1}`}
        onReorder={(items) => {
          form.clearErrors();
          form.setFieldValue('navigation', items);
        }}
        renderItem={(_, index, moveButtons) => (
          <div className={classes.link} role="group" aria-label={`Link ${index + 1}`}>
            <TextInput
              aria-label={`Label of link ${index + 1}`}
              placeholder="Label"
              {...form.getInputProps(`navigation.${index}.label`)}
            />
            <TextInput
              aria-label={`Path or URL of link ${index + 1}`}
              placeholder="/beers or https://…"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              {...form.getInputProps(`navigation.${index}.href`)}
            />
            <Group gap={0} wrap="nowrap">
              {moveButtons}
              <ActionIcon color="red.7" aria-label={`Remove link ${index + 1}`} onClick={() => remove(index)}>
                <Trash2 size={16} />
              </ActionIcon>
            </Group>
          </div>
        )}
      />
      <Group gap="sm">
        <Button
          ref={addButton}
          variant="default"
          size="xs"
          leftSection={<Plus size={14} aria-hidden />}
          aria-disabled={isFull}
          onClick={() => isFull || add()}
        >
          Add Link
        </Button>
        {isFull && (
          <Text size="sm" c="dimmed">
            The header has room for {siteLimits.navigationItems} links.
          </Text>
        )}
      </Group>
    </FormSection>
  );
}
