import {
  Alert,
  Badge,
  Box,
  Button,
  Center,
  Code,
  Group,
  Image,
  Menu,
  Stack,
  Text,
  UnstyledButton,
} from '@mantine/core';
import { ChevronRight, CircleAlert, FileText, Plus } from 'lucide-react';
import { isBuiltInPhoto } from '@domain/page/built-in-photos';
import type { PageEntry, PageList } from '@domain/page/edited-page';
import { startingPoints } from '../../../domain/page-starting-points';
import { imageUrl } from '../../../ui/responsive-image';
import { pageQueries } from '../../api/website';
import { FormSection } from '../../components/form-parts';
import { InstantDate } from '../../components/labels';
import { PageHeader } from '../../components/page-header';
import { Loaded } from '../../components/query-state';
import { navigate } from '../../shell/navigation';
import { builtInThumbnail } from './photo-field';
import classes from './pages.module.css';

const hint =
  'Type one of these into a text of the privacy policy, or of any page, and visitors read what the settings currently do instead.';

type PlaceholderSectionProps = Pick<PageList, 'placeholders' | 'unknownPlaceholders' | 'entries'>;

/** What texts can contain so that they never differ from the settings. */
const PlaceholderSection = ({ placeholders, unknownPlaceholders, entries }: PlaceholderSectionProps) => (
  <FormSection title="Privacy Placeholders" hint={hint}>
    {unknownPlaceholders.map(({ key, names }) => (
      <Alert key={key} color="yellow" icon={<CircleAlert size={18} />} title="Visitors see braces">
        {entries.find((page) => page.key === key)?.label ?? key} contains {names.map((name) => `{${name}}`).join(', ')},
        which stands for nothing.
      </Alert>
    ))}
    <dl className="divided-list">
      {placeholders.map(({ name, label, source, value }) => (
        <Box key={name} py={10}>
          <dt style={{ overflowWrap: 'anywhere' }}>
            <Code>{`{${name}}`}</Code>
          </dt>
          <Box component="dd" m="4px 0 0">
            <Text>{value}</Text>
            <Text size="xs" c="dimmed">
              {label}. Set by {source}.
            </Text>
          </Box>
        </Box>
      ))}
    </dl>
  </FormSection>
);

const thumbnailUrl = (image: NonNullable<PageEntry['image']>) => {
  if ('url' in image) return imageUrl(image.url, 160);
  return isBuiltInPhoto(image.builtIn) ? builtInThumbnail(image.builtIn, 160) : null;
};

function Thumbnail({ image }: Pick<PageEntry, 'image'>) {
  const url = image && thumbnailUrl(image);
  const size = { w: 64, h: 44, flex: 'none', bg: 'gray.1' };
  if (url) return <Image {...size} src={url} alt="" loading="lazy" radius="sm" />;
  return (
    <Center component="span" {...size} c="dimmed" bdrs="sm">
      <FileText size={18} />
    </Center>
  );
}

function PageRow({ entry }: { entry: PageEntry }) {
  const { key, kind, label, path, isLive, image, updatedAt, changedBy } = entry;
  return (
    <li>
      <UnstyledButton
        className={classes.pageRow}
        aria-label={`Edit ${label}`}
        onClick={() => void navigate({ page: 'pages-edit', id: key })}
      >
        <Thumbnail image={image} />
        <Box component="span" flex={1} miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Group component="span" gap="xs">
            <Text size="md" span fw={600}>
              {label}
            </Text>
            {!isLive && <Badge color="gray">{kind === 'own' ? 'Draft' : 'Off'}</Badge>}
          </Group>
          <Text span display="block" c="dimmed">
            {describePath(path)}
          </Text>
        </Box>
        <Stack component="span" gap={0} flex="none" maw="40%" fz="xs" c="dimmed" ta="end" visibleFrom="xs">
          <span>{updatedAt && <InstantDate value={updatedAt} />}</span>
          <span>{changedBy}</span>
        </Stack>
        <ChevronRight size={18} />
      </UnstyledButton>
    </li>
  );
}

const PageRows = ({ entries }: { entries: readonly PageEntry[] }) => (
  <ul className="divided-list">
    {entries.map((entry) => (
      <PageRow key={entry.key} entry={entry} />
    ))}
  </ul>
);

const NewPageMenu = () => (
  <Menu position="bottom-end" width={300}>
    <Menu.Target>
      <Button leftSection={<Plus size={16} />}>New page</Button>
    </Menu.Target>
    <Menu.Dropdown>
      {startingPoints.map(({ label, description }, index) => (
        <Menu.Item key={label} onClick={() => void navigate({ page: 'pages-edit', id: `new-${index}` })}>
          <Text size="md" span fw={500} display="block">
            {label}
          </Text>
          <Text span size="xs" c="dimmed">
            {description}
          </Text>
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
);

function Pages({ list }: { list: PageList }) {
  const own = list.entries.filter(({ kind }) => kind === 'own');
  return (
    <Stack gap="md">
      <FormSection
        title="Designed Pages"
        hint="Their design stays. Every text and photo can change; sections can be hidden and moved."
      >
        <PageRows entries={list.entries.filter(({ kind }) => kind === 'designed')} />
      </FormSection>
      <FormSection title="Your Own Pages" hint="Composed of sections, such as /weddings or /jobs.">
        {own.length === 0 ? <Text c="dimmed">None yet. Start one with “New page”.</Text> : <PageRows entries={own} />}
      </FormSection>
      <PlaceholderSection {...list} />
    </Stack>
  );
}

export const PagesPage = () => (
  <>
    <PageHeader title="Pages" subtitle="Every word and photo of your site">
      <NewPageMenu />
    </PageHeader>
    <Loaded of={pageQueries.list()} errorText="Failed to load the pages">
      {(list) => <Pages list={list} />}
    </Loaded>
  </>
);

/** `/beers/:slug` is the pattern of several pages. */
const describePath = (path: string) =>
  path.includes(':') ? `What all pages below ${path.replace(/\/:.*$/, '') || '/'} have in common` : path;
