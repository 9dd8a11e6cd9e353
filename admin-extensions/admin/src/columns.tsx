/** How the panel's lists show values: labels and images instead of what is stored. */
import { Badge, Box, Flex, Typography, VisuallyHidden } from '@strapi/design-system';
import { Image as ImageIcon } from '@strapi/icons';
import type { ReactNode, CSSProperties } from 'react';
import { usePlacements } from './hero-images/placement-input';
import { allTaprooms, labelOf } from './labels';

const TextCell = ({ children }: { children: string }) => (
  <Typography textColor="neutral800" ellipsis maxWidth="30rem" title={children}>
    {children}
  </Typography>
);

const EmptyCell = () => (
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

const YesNoCell = ({ value, yes = 'success' }: { value: boolean; yes?: Tone }) => (
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

const ChoiceCell = ({ value }: { value: string }) =>
  tones[value] ? <Tag tone={tones[value]}>{labelOf(value)}</Tag> : <TextCell>{labelOf(value)}</TextCell>;

type CellFile = {
  url?: string;
  mime?: string;
  formats?: { thumbnail?: { url?: string } } | null;
};

const imageStyle: CSSProperties = { width: 56, height: 40, objectFit: 'cover', borderRadius: 4, display: 'block' };

/** The first image, and how many more there are. Decorative: the row names what it shows. */
function ImagesCell({ files }: { files: readonly CellFile[] }) {
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

function PlacementCell({ value }: { value: string }) {
  const placements = usePlacements();
  const known = Array.isArray(placements) ? placements : [];
  return <TextCell>{known.find((placement) => placement.value === value)?.name ?? value}</TextCell>;
}

type Row = Record<string, unknown>;
type Attribute = { type: string; customField?: string; relation?: string };
type Header = { name: string; attribute: Attribute; cellFormatter?: unknown };
type Cell = (value: unknown, name: string) => ReactNode;

const withText = (show: (text: string) => ReactNode) => (value: unknown) =>
  typeof value === 'string' && value !== '' ? show(value) : <EmptyCell />;

const toFiles = (value: unknown): CellFile[] =>
  Array.isArray(value) ? (value as CellFile[]) : value ? [value as CellFile] : [];

/** Booleans whose "Yes" is a warning. */
const warnings = ['blocked', 'isComingSoon'];

const cellsByType: Record<string, Cell> = {
  boolean: (value, name) => <YesNoCell value={value === true} yes={warnings.includes(name) ? 'warning' : 'success'} />,
  enumeration: withText((value) => <ChoiceCell value={value} />),
  media: (value) => <ImagesCell files={toFiles(value)} />,
};

const placementCell: Cell = withText((value) => <PlacementCell value={value} />);

/** The taproom of an event; none means all of them. */
const showTaproom: Cell = (value) => <TextCell>{(value as { name?: string } | null)?.name ?? allTaprooms}</TextCell>;

/** Finds the cell by the type of the attribute: Strapi's hook for columns does not get the content type. */
function findCell({ name, attribute }: Header): Cell | undefined {
  if (name === 'createdBy' || name === 'updatedBy') return undefined;
  const { type, customField } = attribute;
  if (customField === 'global::hero-image-placement') return placementCell;
  return name === 'taproom' && type === 'relation' ? showTaproom : cellsByType[type];
}

function withCell<Column extends Header>(header: Column): Column {
  const cell = header.cellFormatter ? undefined : findCell(header);
  return cell ? { ...header, cellFormatter: (row: Row) => cell(row[header.name], header.name) } : header;
}

export const injectColumns = <Columns extends { displayedHeaders: Header[] }>(columns: Columns): Columns => ({
  ...columns,
  displayedHeaders: columns.displayedHeaders.map(withCell),
});
