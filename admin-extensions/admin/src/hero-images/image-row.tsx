/** A hero image in the list: its photo, what it shows, and its state. */
import { Badge, Box, Flex, Link, Typography } from '@strapi/design-system';
import type { CSSProperties, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import type { ListedImage } from './use-hero-images';

const photoStyle: CSSProperties = { width: 96, height: 54, objectFit: 'cover', borderRadius: 4, display: 'block' };

/** Two lines at most. */
const textStyle: CSSProperties = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};

type ImageRowProps = { image: ListedImage; isCurrent: boolean; before?: ReactNode; after?: ReactNode; note?: string };

export function ImageRow({ image, isCurrent, before, after, note }: ImageRowProps) {
  const text = image.alt || image.name || 'No alternative text';
  return (
    <Flex
      gap={3}
      padding={2}
      hasRadius
      background={isCurrent ? 'primary100' : 'neutral0'}
      borderColor={isCurrent ? 'primary200' : 'neutral200'}
    >
      {before}
      <Box shrink={0} background="neutral150" hasRadius style={{ width: 96, height: 54 }}>
        {image.url && <img src={image.url} alt="" style={{ ...photoStyle, opacity: image.isActive ? 1 : 0.5 }} />}
      </Box>
      <Flex flex="1" minWidth={0} direction="column" alignItems="flex-start" gap={1}>
        <Typography style={textStyle}>
          {isCurrent ? (
            text
          ) : (
            <Link tag={NavLink} to={`../${image.documentId}`} relative="path">
              {text}
            </Link>
          )}
        </Typography>
        {note && (
          <Typography variant="pi" textColor="neutral600">
            {note}
          </Typography>
        )}
        {(isCurrent || !image.isActive) && (
          <Flex gap={1} wrap="wrap">
            {isCurrent && <Badge active>This image</Badge>}
            {!image.isActive && <Badge>Inactive</Badge>}
          </Flex>
        )}
      </Flex>
      {after}
    </Flex>
  );
}
