/** How the panel's lists show values: labels, images and dates instead of what is stored. */
import { Badge, Box, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { Image as ImageIcon } from '@strapi/icons';
import type { CSSProperties } from 'react';
import { labelOf } from '../lists/labels';

export const TextCell = ({ children }: { children: string }) => (
  <Typography textColor="neutral800" ellipsis maxWidth="30rem" title={children}>
    {children}
  </Typography>
);

export const TwoLineCell = ({ first, second }: { first: string; second: string }) => (
  <Flex direction="column" alignItems="flex-start">
    <Typography textColor="neutral800">{first}</Typography>
    <Typography variant="pi" textColor="neutral600">
      {second}
    </Typography>
  </Flex>
);

export const EmptyCell = () => (
  <Typography textColor="neutral600" aria-label="Empty">
    -
  </Typography>
);

type Tone = 'success' | 'warning' | 'danger' | 'primary' | 'neutral';

const Tag = ({ tone, children }: { tone: Tone; children: string }) => (
  <Badge
    backgroundColor={tone === 'neutral' ? 'neutral150' : `${tone}100`}
    textColor={tone === 'neutral' ? 'neutral600' : `${tone}700`}
  >
    {children}
  </Badge>
);

export const YesNoCell = ({ value, yes = 'success' }: { value: boolean; yes?: Tone }) => (
  <Tag tone={value ? yes : 'neutral'}>{value ? 'Yes' : 'No'}</Tag>
);

const tones: Record<string, Tone> = {
  published: 'success',
  draft: 'warning',
  cancelled: 'danger',
  completed: 'neutral',
  new: 'primary',
  answered: 'success',
  archived: 'neutral',
  spam: 'danger',
  waiting: 'warning',
  sent: 'success',
  failed: 'danger',
  on: 'success',
  'on-deck': 'primary',
  off: 'neutral',
  low: 'warning',
};

/** A badge for a status, a text for other values. */
export const ChoiceCell = ({ value }: { value: string }) =>
  tones[value] ? <Tag tone={tones[value]}>{labelOf(value)}</Tag> : <TextCell>{labelOf(value)}</TextCell>;

export type CellFile = {
  url?: string;
  mime?: string;
  formats?: { thumbnail?: { url?: string } } | null;
};

const imageStyle: CSSProperties = { width: 56, height: 40, objectFit: 'cover', borderRadius: 4, display: 'block' };

/** The first image, and how many more there are. Decorative: the row names what it shows. */
export function ImagesCell({ files }: { files: readonly CellFile[] }) {
  const [first] = files;
  if (!first) {
    return (
      <Flex
        justifyContent="center"
        hasRadius
        borderColor="neutral200"
        borderStyle="dashed"
        style={{ width: 56, height: 40 }}
      >
        <ImageIcon fill="neutral400" aria-hidden />
        <VisuallyHidden>No image</VisuallyHidden>
      </Flex>
    );
  }
  return (
    <Box position="relative" hasRadius background="neutral150" style={{ width: 56, height: 40 }}>
      <img src={first.formats?.thumbnail?.url ?? first.url} alt="" loading="lazy" style={imageStyle} />
      {files.length > 1 && (
        <Box
          position="absolute"
          background="neutral0"
          hasRadius
          paddingLeft={1}
          paddingRight={1}
          right="2px"
          bottom="2px"
        >
          <Typography variant="sigma" textColor="neutral800">
            +{files.length - 1}
            <VisuallyHidden> more</VisuallyHidden>
          </Typography>
        </Box>
      )}
    </Box>
  );
}
