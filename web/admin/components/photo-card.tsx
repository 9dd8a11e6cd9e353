import { ActionIcon, Badge, Button, Group, Textarea } from '@mantine/core';
import { Star, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { imageUrl } from '../../ui/responsive-image';
import classes from './photo-card.module.css';
import type { PhotoValue } from '../lib/photo-order';

type PhotoCardProps = {
  photo: PhotoValue;
  index: number;
  moveButtons: ReactNode;
  altError: ReactNode;
  isBusy: boolean;
  hasNoPrimary?: boolean;
  onAlt: (alt: string) => void;
  onMakePrimary: () => void;
  onDelete: () => void;
};

export function PhotoCard({ photo, index, moveButtons, altError, isBusy, hasNoPrimary, ...handlers }: PhotoCardProps) {
  const name = `photo ${index + 1}`;
  return (
    <div className={classes.card}>
      <img src={imageUrl(photo.url, 320)} alt={photo.alt || `Photo ${index + 1}`} className={classes.photo} />
      {hasNoPrimary ? null : photo.isPrimary ? (
        <Badge variant="filled" leftSection={<Star size={12} aria-hidden />} className={classes.primary}>
          Primary
        </Badge>
      ) : (
        <Button
          size="compact-xs"
          variant="default"
          className={classes.primary}
          aria-label={`Make primary: ${name}`}
          onClick={handlers.onMakePrimary}
        >
          Make primary
        </Button>
      )}
      <Textarea
        size="xs"
        autosize
        minRows={2}
        aria-label={`Description of ${name}`}
        placeholder="Describe the photo"
        value={photo.alt}
        error={altError}
        onChange={({ currentTarget }) => handlers.onAlt(currentTarget.value)}
      />
      <Group gap={0} justify="space-between" wrap="nowrap">
        {moveButtons}
        <ActionIcon
          color="red.7"
          aria-label={`Delete ${name}`}
          aria-disabled={isBusy}
          onClick={() => isBusy || handlers.onDelete()}
        >
          <Trash2 size={16} />
        </ActionIcon>
      </Group>
    </div>
  );
}
