import { Group, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { toLabel } from '@domain/shared/labels';
import { siteLimits } from '@domain/site/constants';
import { taproomsPath } from '@domain/taproom/label';
import { leadsToPageOff } from '@domain/site/optional-pages';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { pathTestQuery } from '../../api/website';
import { FormSection } from '../../components/form-parts';
import { SortableGrid } from '../../components/sortable';
import type { PageProps } from '../../shell/route';
import { SiteFormPage, type SiteFormApi } from './site-form';
import classes from './site.module.css';
import { createKey } from '../../../api/send-once';
import { SmallButton, TrashButton } from '../../components/buttons';

type LinkListProps = {
  form: SiteFormApi;
  name: 'navigation' | 'footerLinks';
  place: 'header' | 'footer';
  hint: string;
  linkName: string;
  addLabel: string;
  emptyText: string;
  max: number;
};

export const NavigationPage = ({ route }: Partial<PageProps>) => (
  <SiteFormPage title="Navigation" subtitle="The links of header and footer" section={route?.id}>
    {(form) => (
      <>
        <LinkList
          form={form}
          name="navigation"
          place="header"
          hint="In this order. With several taprooms, theirs is a menu."
          linkName="link"
          addLabel="Add Link"
          emptyText="The header shows only the logo and the taprooms."
          max={siteLimits.navigationItems}
        />
        <LinkList
          form={form}
          name="footerLinks"
          place="footer"
          hint="In this order. /taproom leads to the first taproom."
          linkName="footer link"
          addLabel="Add Footer Link"
          emptyText="The footer shows only the legal pages."
          max={siteLimits.footerLinks}
        />
      </>
    )}
  </SiteFormPage>
);

function LinkList({ form, name, place, hint, linkName, addLabel, emptyText, max }: LinkListProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const links = form.values[name];
  const isFull = links.length >= max;

  const labelOf = (index: number) => `Label of ${linkName} ${index + 1}`;
  const add = () => {
    flushSync(() => form.insertListItem(name, { key: createKey(), label: '', href: '' }));
    document.querySelector<HTMLElement>(`[aria-label="${labelOf(links.length)}"]`)?.focus();
  };
  const remove = (index: number) => {
    form.removeListItem(name, index);
    addButton.current?.focus();
  };

  return (
    <FormSection title={`${toLabel(place)} Links`} hint={hint}>
      {links.length === 0 && <Text c="dimmed">{emptyText}</Text>}
      <SortableGrid
        label={`${toLabel(place)} links`}
        cols={1}
        items={links}
        getId={({ key }) => key}
        getName={(index) => `${linkName} ${index + 1}`}
        onReorder={(items) => {
          form.clearErrors();
          form.setFieldValue(name, items);
        }}
        renderItem={({ href }, index, moveButtons) => {
          const isTaprooms = name === 'navigation' && href === taproomsPath;
          return (
            <div className={classes.link} role="group" aria-label={`${toLabel(linkName)} ${index + 1}`}>
              <TextInput
                aria-label={labelOf(index)}
                placeholder="Label"
                {...form.getInputProps(`${name}.${index}.label`)}
              />
              <TextInput
                aria-label={`Path or URL of ${linkName} ${index + 1}`}
                placeholder="/beers or https://…"
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                description={
                  leadsToPageOff(href, form.values) ? 'Not shown: this page is off' : <LinkCheck href={href} />
                }
                inputWrapperOrder={['input', 'description', 'error']}
                {...form.getInputProps(`${name}.${index}.href`)}
                {...(isTaprooms && { value: 'Menu of the taprooms', readOnly: true, variant: 'filled' })}
              />
              <Group gap={0} wrap="nowrap">
                {moveButtons}
                {!isTaprooms && <TrashButton label={`Remove ${linkName} ${index + 1}`} onClick={() => remove(index)} />}
              </Group>
            </div>
          );
        }}
      />
      <Group gap="sm">
        <SmallButton ref={addButton} icon={Plus} isDisabled={isFull} onClick={() => add()}>
          {addLabel}
        </SmallButton>
        {isFull && (
          <Text c="dimmed">
            The {place} has room for {max} links.
          </Text>
        )}
      </Group>
    </FormSection>
  );
}

/** Tells whether visitors find a page at the path. What is being typed is checked after a pause. */
function LinkCheck({ href }: { href: string }) {
  const [path] = useDebouncedValue(href.trim(), 400);
  const { data } = useQuery({ ...pathTestQuery(path), enabled: path.startsWith('/') });
  if (path !== href.trim() || !path.startsWith('/')) return null;
  if (data?.kind === 'missing')
    return (
      <Text span inherit c="var(--mantine-color-error)" role="status">
        Leads nowhere: visitors see “page not found”
      </Text>
    );
  return data?.kind === 'redirect' ? `Leads to ${data.to}` : null;
}
