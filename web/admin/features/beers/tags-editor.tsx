import { Checkbox, Group, TagsInput } from '@mantine/core';
import { addTag, hasTagChoice, tagChoiceLabel, tagChoices, toggleTag } from '@domain/beer/tag';
import { FormSection } from '../../components/form-section';
import type { BeerFormApi } from './beer-form-values';
import { findListError } from './list-error';

/** Five tags have checkboxes, which find their tag by part of its text; any other can be typed. */
export function TagsEditor({ form }: { form: BeerFormApi }) {
  const { tags } = form.values;
  const setTags = (next: string[]) => form.setFieldValue('tags', next);

  return (
    <FormSection title="Tags" hint="They decide the section of the beer page and the availability label.">
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
        description="Type and press Enter for others"
        acceptValueOnBlur
        value={tags}
        onChange={(typed) => setTags(typed.reduce<string[]>(addTag, []))}
        error={findListError(form.errors, 'tags')}
      />
    </FormSection>
  );
}
