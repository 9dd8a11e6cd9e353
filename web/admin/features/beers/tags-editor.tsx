import { Checkbox, Group, TagsInput } from '@mantine/core';
import { addTag, hasTagChoice, tagChoiceLabel, tagChoices, toggleTag } from '@domain/beer/tag';
import { FormSection } from '../../components/form-section';
import type { BeerFormApi } from './beer-form-values';
import { findListError } from './list-error';

/** Checkboxes for the five standard tags, matched by part of their text, and a field for any tag. */
export function TagsEditor({ form }: { form: BeerFormApi }) {
  const { tags } = form.values;
  const setTags = (next: string[]) => form.setFieldValue('tags', next);

  return (
    <FormSection title="Tags" hint="Tags determine the section on the Beers page and the availability label.">
      <Group gap="md">
        {tagChoices.map((choice) => (
          <Checkbox
            key={choice}
            label={tagChoiceLabel(choice)}
            checked={hasTagChoice(tags, choice)}
            onChange={({ currentTarget: { checked } }) => setTags(toggleTag(tags, choice, checked))}
          />
        ))}
      </Group>
      <TagsInput
        label="All tags"
        description="Type a tag and press Enter to add it"
        acceptValueOnBlur
        value={tags}
        onChange={(entered) => setTags(entered.reduce<string[]>(addTag, []))}
        error={findListError(form.errors, 'tags')}
      />
    </FormSection>
  );
}
