/** Images that are put in order by buttons. */
import { Badge, Box, Flex, IconButton, Typography, useNotifyAT } from '@strapi/design-system';
import { ArrowDown, ArrowUp } from '@strapi/icons';
import type { CSSProperties, ReactNode } from 'react';

export type SortableImage = {
  id: string;
  url: string | null | undefined;
  text: ReactNode;
  badges: string[];
  isInactive?: boolean;
};

const photoSize = { width: 96, height: 54 };
const photoStyle: CSSProperties = { ...photoSize, objectFit: 'cover', borderRadius: 4, display: 'block' };

/** Two lines at most. */
const textStyle: CSSProperties = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};

export const ImageRow = ({ image, buttons }: { image: SortableImage; buttons?: ReactNode }) => (
  <Flex tag="li" gap={2} padding={1} wrap="wrap" hasRadius background="neutral0" borderColor="neutral200">
    <Box shrink={0} background="neutral150" hasRadius style={photoSize}>
      {image.url && <img src={image.url} alt="" style={{ ...photoStyle, opacity: image.isInactive ? 0.5 : 1 }} />}
    </Box>
    {buttons}
    <Box flex="1" minWidth="12rem">
      <Typography variant="pi" style={textStyle}>
        {image.text}
      </Typography>
      {image.badges.map((badge) => (
        <Badge key={badge}>{badge}</Badge>
      ))}
    </Box>
  </Flex>
);

type MoveButtonProps = { label: string; isAtEnd: boolean; onClick: () => void; children: ReactNode };

/** Remains focusable at an end of the list. */
const MoveButton = ({ label, isAtEnd, onClick, children }: MoveButtonProps) => (
  <IconButton
    variant="ghost"
    withTooltip={false}
    label={label}
    aria-disabled={isAtEnd}
    style={isAtEnd ? { opacity: 0.35 } : undefined}
    onClick={() => isAtEnd || onClick()}
  >
    {children}
  </IconButton>
);

type SortableImagesProps = {
  label: string;
  images: readonly SortableImage[];
  disabled: boolean;
  onMove: (from: number, to: number) => void;
  /** Shown after the images that can be sorted. */
  children?: ReactNode;
};

export function SortableImages({ label, images, disabled, onMove, children }: SortableImagesProps) {
  const { notifyStatus } = useNotifyAT();
  const last = images.length - 1;
  const move = (from: number, to: number) => {
    onMove(from, to);
    notifyStatus(`Image ${from + 1} is now number ${to + 1} of ${images.length}`);
  };
  const buttonsOf = (index: number) => (
    <Flex gap={1} shrink={0}>
      <MoveButton label={`Move image ${index + 1} up`} isAtEnd={index === 0} onClick={() => move(index, index - 1)}>
        <ArrowUp />
      </MoveButton>
      <MoveButton
        label={`Move image ${index + 1} down`}
        isAtEnd={index === last}
        onClick={() => move(index, index + 1)}
      >
        <ArrowDown />
      </MoveButton>
    </Flex>
  );
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={2} aria-label={label}>
      {images.map((image, index) => (
        <ImageRow key={image.id} image={image} buttons={disabled || last === 0 ? undefined : buttonsOf(index)} />
      ))}
      {children}
    </Flex>
  );
}

export function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...items.slice(from, from + 1));
}
