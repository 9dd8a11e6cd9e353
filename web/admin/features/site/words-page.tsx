import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { useState } from 'react';
import { includesIgnoringCase } from '@domain/beer/search';
import { categoryIcon, categoryIconNames, categoryLabel, iconKey, publicCategories } from '@domain/event/category';
import { maxWordLength, wordGroups, type Words } from '@domain/site/words';
import { FormSection } from '../../components/form-parts';
import { FilterBar, SearchField } from '../../components/list-controls';
import { SiteFormPage, type SiteFormApi } from './site-form';

const iconLabels: Record<(typeof categoryIconNames)[number], string> = {
  music: 'Music note',
  food: 'Fork and knife',
  beer: 'Beer',
  private: 'Briefcase',
  party: 'Party popper',
  games: 'Dice',
  default: 'Calendar',
};
const iconOptions = categoryIconNames.map((name) => ({ value: name, label: iconLabels[name] }));

/** `stored`: found by the search, so that a field stays while its text changes. */
function WordFields({ form, stored }: { form: SiteFormApi; stored: Words }) {
  const [search, setSearch] = useState('');
  const { words } = form.values;
  const change = (key: string, text: string) => form.setFieldValue('words', { ...words, [key]: text });
  const groups = wordGroups
    .map((group) => ({
      ...group,
      words: group.words.filter((word) => includesIgnoringCase(`${group.label} ${word} ${stored[word] ?? ''}`, search)),
    }))
    .filter((group) => group.words.length > 0);
  return (
    <>
      <FilterBar label="Filter words">
        <SearchField label="Search words" value={search} onSearch={setSearch} delayMs={0} />
      </FilterBar>
      {groups.map(({ label, hint, words: texts }) => (
        <FormSection key={label} title={label} hint={hint}>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" style={{ alignItems: 'end' }}>
            {texts.map((word) => (
              <TextInput
                key={word}
                label={word}
                placeholder={word}
                maxLength={maxWordLength}
                value={words[word] ?? ''}
                onChange={({ currentTarget }) => change(word, currentTarget.value)}
              />
            ))}
          </SimpleGrid>
        </FormSection>
      ))}
      {!search && (
        <FormSection title="Icons of Event Categories">
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            {publicCategories.map((category) => (
              <Select
                key={category}
                label={categoryLabel(category)}
                data={iconOptions}
                value={words[iconKey(category)] || categoryIcon(category)}
                onChange={(name) => change(iconKey(category), name ?? '')}
              />
            ))}
          </SimpleGrid>
        </FormSection>
      )}
    </>
  );
}

export const WordsPage = () => (
  <SiteFormPage title="Words" subtitle="Of forms, filters, lists and the footer. Leave empty for the original.">
    {(form, { words }) => <WordFields form={form} stored={words} />}
  </SiteFormPage>
);
