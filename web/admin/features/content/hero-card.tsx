import { ActionIcon, Group, Switch, Textarea } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { imageUrl } from '../../../ui/responsive-image';
import classes from './content.module.css';
import type { HeroFormValues, LocationFormApi } from './location-form-values';

type HeroCardProps = {
  form: LocationFormApi;
  image: HeroFormValues;
  /** Path in the form, such as `heroImages.3`. */
  path: `heroImages.${number}`;
  /** Such as `image 2 of Home`. */
  name: string;
  /** From `SortableGrid`. */
  moveButtons: ReactNode;
  isBusy: boolean;
  onDelete: () => void;
};

const missingAltText = 'Missing. Describe the image for people who can’t see it.';

export function HeroCard({ form, image, path, name, moveButtons, isBusy, onDelete }: HeroCardProps) {
  const hasAlt = image.alt.trim() !== '';
  return (
    <div className={classes.card} data-inactive={!image.isActive || undefined}>
      <img src={imageUrl(image.url, 480)} alt={image.alt || `Hero ${name}`} loading="lazy" className={classes.image} />
      <div className={classes.fields}>
        <Textarea
          size="xs"
          autosize
          minRows={2}
          label="Alt text"
          aria-label={`Alt text of ${name}`}
          description={hasAlt ? undefined : missingAltText}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          classNames={{ description: classes.missing }}
          {...form.getInputProps(`${path}.alt`)}
        />
        <Group gap={4} justify="space-between" wrap="nowrap">
          <Switch
            size="sm"
            label="Active"
            aria-label={`Show ${name}`}
            color="green.7"
            {...form.getInputProps(`${path}.isActive`, { type: 'checkbox' })}
          />
          <Group gap={0} wrap="nowrap">
            {moveButtons}
            <ActionIcon
              color="red.7"
              aria-label={`Delete ${name}`}
              aria-disabled={isBusy}
              onClick={() => isBusy || onDelete()}
            >
              <Trash2 size={16} />
            </ActionIcon>
          </Group>
        </Group>
      </div>
    </div>
  );
}
