import { ActionIcon, Button, Group, Text, TextInput } from '@mantine/core';
import { siteLimits } from '@domain/site/constants';
import { leadsToPageOff } from '@domain/site/optional-pages';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { FormSection } from '../../components/form-parts';
import { SortableGrid } from '../../components/sortable';
import type { SiteFormApi } from './site-form-values';
import classes from './site.module.css';
import { createKey } from '../../../api/send-once';

type LinkListProps = {
  form: SiteFormApi;
  name: 'navigation' | 'footerLinks';
  /** Names the list, and its links for screen readers. */
  label: string;
  linkName: string;
  addLabel: string;
  emptyText: string;
  fullText: string;
  max: number;
};

/** The links of the header and its menu of the taprooms. */
export const NavigationEditor = ({ form }: { form: SiteFormApi }) => (
  <FormSection title="Header Links" hint="In this order. The taprooms have a menu of their own.">
    <LinkList
      form={form}
      name="navigation"
      label="Header links"
      linkName="link"
      addLabel="Add Link"
      emptyText="The header shows only the logo and the taprooms."
      fullText={`The header has room for ${siteLimits.navigationItems} links.`}
      max={siteLimits.navigationItems}
    />
    <TextInput
      label="Menu of the taprooms"
      required
      maxLength={siteLimits.taproomsLabel}
      maw={320}
      {...form.getInputProps('taproomsLabel')}
    />
  </FormSection>
);

export const FooterLinksEditor = ({ form }: { form: SiteFormApi }) => (
  <FormSection title="Footer Links" hint="In this order. /taproom leads to the first taproom.">
    <LinkList
      form={form}
      name="footerLinks"
      label="Footer links"
      linkName="footer link"
      addLabel="Add Footer Link"
      emptyText="The footer shows only the legal pages."
      fullText={`The footer has room for ${siteLimits.footerLinks} links.`}
      max={siteLimits.footerLinks}
    />
  </FormSection>
);

/** Links with a label each, in order. */
function LinkList({ form, name, label, linkName, addLabel, emptyText, fullText, max }: LinkListProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const links = form.values[name];
  const isFull = links.length >= max;

  const add = () => form.insertListItem(name, { key: createKey(), label: '', href: '' });
  const remove = (index: number) => {
    form.removeListItem(name, index);
    addButton.current?.focus();
  };

  return (
    <>
      {links.length === 0 && (
        <Text size="sm" c="dimmed">
          {emptyText}
        </Text>
      )}
      <SortableGrid
        label={label}
        cols={1}
        items={links}
        getId={({ key }) => key}
        getName={(index) => `${linkName} ${index + 1}`}
        onReorder={(items) => {
          form.clearErrors();
          form.setFieldValue(name, items);
        }}
        renderItem={(_, index, moveButtons) => (
          <div className={classes.link} role="group" aria-label={`${capitalize(linkName)} ${index + 1}`}>
            <TextInput
              aria-label={`Label of ${linkName} ${index + 1}`}
              placeholder="Label"
              {...form.getInputProps(`${name}.${index}.label`)}
            />
            <TextInput
              aria-label={`Path or URL of ${linkName} ${index + 1}`}
              placeholder="/beers or https://…"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              description={leadsToPageOff(links[index]?.href ?? '', form.values) && 'Not shown: this page is off'}
              inputWrapperOrder={['input', 'description', 'error']}
              {...form.getInputProps(`${name}.${index}.href`)}
            />
            <Group gap={0} wrap="nowrap">
              {moveButtons}
              <ActionIcon color="red.7" aria-label={`Remove ${linkName} ${index + 1}`} onClick={() => remove(index)}>
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
          {addLabel}
        </Button>
        {isFull && (
          <Text size="sm" c="dimmed">
            {fullText}
          </Text>
        )}
      </Group>
    </>
  );
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
