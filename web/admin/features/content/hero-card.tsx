import { ActionIcon, Badge, Group, Switch, Textarea } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { imageUrl } from '../../../ui/responsive-image';
import classes from './content.module.css';
import type { HeroForm, HeroFormValues } from './hero-form';
import { ReplacePhoto } from './replace-photo';

type HeroCardProps = {
  form: HeroForm;
  image: HeroFormValues;
  /** Path in the form, such as `heroImages.3`. */
  path: `heroImages.${number}`;
  /** Such as `image 2 of Home`. */
  name: string;
  /** From `SortableGrid`. */
  moveButtons: ReactNode;
  /** Whether the site shows it. */
  isShown: boolean;
  isBusy: boolean;
  /** Of the upload of a new photo; null when idle. */
  replacePercent: number | null;
  onReplace: (file: File) => void;
  onDelete: () => void;
};

const missingAltText = 'Missing. Describe the image for people who can’t see it.';

export function HeroCard({ form, image, path, name, moveButtons, isShown, isBusy, ...rest }: HeroCardProps) {
  const { replacePercent, onReplace, onDelete } = rest;
  const hasAlt = image.alt.trim() !== '';
  return (
    <div className={classes.card} data-inactive={!image.isActive || undefined}>
      <div className={classes.preview}>
        <img
          src={imageUrl(image.url, 1200)}
          alt={image.alt || `Hero ${name}`}
          loading="lazy"
          className={classes.image}
        />
        {isShown && (
          <Badge variant="filled" color="green.8" className={classes.shown}>
            Shown on the site
          </Badge>
        )}
      </div>
      <div className={classes.fields}>
        <Textarea
          size="sm"
          autosize
          minRows={1}
          label="Alt text"
          aria-label={`Alt text of ${name}`}
          description={hasAlt ? undefined : missingAltText}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          classNames={{ description: classes.missing }}
          {...form.getInputProps(`${path}.alt`)}
        />
        <Group gap="sm" justify="space-between">
          <Switch
            size="sm"
            label="Active"
            aria-label={`Active: ${name}`}
            color="green.7"
            {...form.getInputProps(`${path}.isActive`, { type: 'checkbox' })}
          />
          <Group gap={4}>
            <ReplacePhoto name={name} percent={replacePercent} isBusy={isBusy} onReplace={onReplace} />
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
