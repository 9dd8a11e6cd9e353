import { Alert, Badge, Button, Group, Stack, Text, Code } from '@mantine/core';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { CircleAlert, ExternalLink, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PageTexts } from '@domain/page/page-texts';
import { staffGet } from '../../api/client';
import { FormSection } from '../../components/form-section';
import { PageHeader } from '../../components/page-header';
import { ErrorState, Loading } from '../../components/query-state';
import classes from './page-texts.module.css';

const hint =
  'Type one of these into a text of the privacy policy, or of any page, and visitors read what the settings currently do instead.';

type PlaceholderSectionProps = Pick<PageTexts, 'placeholders' | 'unknownPlaceholders' | 'designed'>;

/** What texts can contain so that they never differ from the settings. */
const PlaceholderSection = ({ placeholders, unknownPlaceholders, designed }: PlaceholderSectionProps) => (
  <FormSection title="Privacy Placeholders" hint={hint}>
    {unknownPlaceholders.map(({ key, names }) => (
      <Alert key={key} color="yellow" icon={<CircleAlert size={18} />} title="Visitors see braces">
        {designed.find((page) => page.key === key)?.label ?? key} contains {names.map((name) => `{${name}}`).join(', ')}
        , which stands for nothing.
      </Alert>
    ))}
    <dl className={classes.list}>
      {placeholders.map(({ name, label, source, value }) => (
        <div key={name} className={classes.placeholder}>
          <dt>
            <Code>{`{${name}}`}</Code>
          </dt>
          <dd>
            <Text size="sm">{value}</Text>
            <Text size="xs" c="dimmed">
              {label}. Set by {source}.
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  </FormSection>
);

const pageTextsQuery = () =>
  queryOptions({
    queryKey: ['page-texts'],
    queryFn: async ({ signal }) => (await staffGet<{ texts: PageTexts }>('/page-texts', { signal })).texts,
  });

const intro =
  'Headlines, paragraphs, photos and search results of each page are edited in the panel, which opens in a new tab. Sign in there with your account for the panel: it is not the one you use here.';

export function PageTextsPage() {
  const query = useQuery(pageTextsQuery());
  return (
    <>
      <PageHeader title="Pages" subtitle={intro} />
      {query.data ? (
        <Pages texts={query.data} />
      ) : query.isError ? (
        <ErrorState query={query} errorText="Failed to load the pages" />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Pages({ texts }: { texts: PageTexts }) {
  const { panelUrl, designed, composed, newPath } = texts;
  return (
    <Stack gap="md">
      {panelUrl === null && (
        <Alert color="yellow" icon={<CircleAlert size={18} />} title="The panel’s URL is not set">
          Ask the administrator of the server to set PANEL_URL. Until then, open the panel by its URL and choose the
          page there.
        </Alert>
      )}
      <FormSection title="Designed Pages" hint="Their design stays. Sections can be hidden and moved.">
        <ul className={classes.list}>
          {designed.map(({ key, label, path, isLive, editPath }) => (
            <PageRow key={key} title={label} {...{ path, panelUrl, editPath }} note={isLive ? null : 'Off'} />
          ))}
        </ul>
      </FormSection>
      <FormSection title="Your Own Pages" hint="Composed of sections, such as /weddings or /jobs.">
        {composed.length === 0 && (
          <Text size="sm" c="dimmed">
            None yet.
          </Text>
        )}
        {composed.length > 0 && (
          <ul className={classes.list}>
            {composed.map(({ key, title, path, isLive, editPath }) => (
              <PageRow key={key} {...{ title, path, panelUrl, editPath }} note={isLive ? null : 'Draft'} />
            ))}
          </ul>
        )}
        {panelUrl !== null && (
          <PanelLink href={panelUrl + newPath} icon={<Plus size={14} aria-hidden />} label="New page">
            New page
          </PanelLink>
        )}
      </FormSection>
      <PlaceholderSection {...texts} />
    </Stack>
  );
}

type PageRowProps = {
  title: string;
  path: string;
  panelUrl: string | null;
  editPath: string;
  /** `Draft`, or `Off` for a page that the site settings switch off. */
  note: string | null;
};

function PageRow({ title, path, panelUrl, editPath, note }: PageRowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Group gap="xs">
          <Text span fw={600}>
            {title}
          </Text>
          {note && <Badge color="gray">{note}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {describePath(path)}
        </Text>
      </div>
      {panelUrl !== null && (
        <PanelLink href={panelUrl + editPath} label={`Edit ${title}`}>
          Edit
        </PanelLink>
      )}
    </li>
  );
}

type PanelLinkProps = { href: string; label: string; icon?: ReactNode; children: string };

const PanelLink = ({ href, label, icon, children }: PanelLinkProps) => (
  <Button
    component="a"
    href={href}
    target="_blank"
    rel="noopener"
    size="xs"
    variant="default"
    w="fit-content"
    flex="none"
    leftSection={icon}
    rightSection={<ExternalLink size={14} aria-hidden />}
    aria-label={`${label} in the panel (opens a new tab)`}
  >
    {children}
  </Button>
);

/** `/beers/:slug` is the pattern of several pages. */
const describePath = (path: string) =>
  path.includes(':') ? `What all pages below ${path.replace(/\/:.*$/, '')} have in common` : path;
