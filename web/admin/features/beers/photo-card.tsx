import { ActionIcon, Badge, Button, Group, TextInput } from '@mantine/core';
import { Star, Trash2 } from 'lucide-react';
import { imageUrl } from '../../../ui/picture';
import { MoveButtons } from '../../kit/reorder';
import type { BeerFormApi } from './beer-values';
import { withPrimary } from './photo-order';
import classes from './photo-card.module.css';

type PhotoCardProps = {
  form: BeerFormApi;
  index: number;
  isBusy: boolean;
  onMove: (from: number, to: number) => void;
  onDelete: () => void;
};

export function PhotoCard({ form, index, isBusy, onMove, onDelete }: PhotoCardProps) {
  const { images } = form.values;
  const image = images[index];
  if (!image) return null;
  const name = `photo ${index + 1}`;

  return (
    <div className={classes.card}>
      <img src={imageUrl(image.url, 320)} alt={image.alt || `Photo ${index + 1}`} className={classes.photo} />
      {image.isPrimary ? (
        <Badge variant="filled" leftSection={<Star size={12} aria-hidden />} className={classes.primary}>
          Primary
        </Badge>
      ) : (
        <Button
          size="compact-xs"
          variant="default"
          className={classes.primary}
          aria-label={`Make ${name} primary`}
          onClick={() => form.setFieldValue('images', withPrimary(images, image.url))}
        >
          Make primary
        </Button>
      )}
      <TextInput
        size="xs"
        aria-label={`Description of ${name}`}
        placeholder="Describe the photo"
        {...form.getInputProps(`images.${index}.alt`)}
      />
      <Group gap={0} justify="space-between" wrap="nowrap">
        <MoveButtons name={name} index={index} count={images.length} onMove={onMove} />
        <ActionIcon
          color="red.7"
          aria-label={`Delete ${name}`}
          aria-disabled={isBusy}
          onClick={() => isBusy || onDelete()}
        >
          <Trash2 size={16} />
        </ActionIcon>
      </Group>
    </div>
  );
}
