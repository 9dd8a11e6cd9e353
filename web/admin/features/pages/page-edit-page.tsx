import { Badge, Button, Group, SegmentedControl, Select, Stack, Text, TextInput, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Trash2, History } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { seo } from '@domain/page/components';
import { composedPageLimits, composedSections } from '@domain/page/composed-page';
import type { EditedContent, EditedPage, PageVersion } from '@domain/page/edited-page';
import { newSection } from '../../../domain/page-empty-values';
import type { PreviewPick } from '../../../domain/page-live-preview';
import { startingPoints } from '../../../domain/page-starting-points';
import { siteQueries } from '../../api/site';
import { pageApi, pageQueries } from '../../api/website';
import { confirm, confirmDelete } from '../../components/confirm';
import { Fields, hintBelow, type FieldRow } from '../../components/fields';
import { FormSlice } from '../../components/form-parts';
import { PageHeader } from '../../components/page-header';
import { RecordState, QueryState } from '../../components/query-state';
import { RecordForm } from '../../components/record-form';
import { useAction } from '../../hooks/use-action';
import { clientErrorMessage } from '../../lib/error-message';
import { navigate } from '../../shell/navigation';
import type { PageProps } from '../../shell/route';
import { PageFields } from './page-fields';
import { findPhotoField, findTextField, labels, partsOf, toPublicPage, usePageForm, type PageForm } from './page-form';
import { builtInUrl } from './photo-field';
import { PreviewFrame, SearchResult } from './preview';
import { Card, SectionCards } from './section-cards';
import classes from './pages.module.css';
import { useSiteTimeZone } from '../../hooks/use-taprooms';
import { formatInstant } from '../../../domain/format';
import { SmallButton } from '../../components/buttons';

type VersionListProps = { pageKey: string; onRestore: (content: EditedContent) => void };

function VersionList({ pageKey, onRestore }: VersionListProps) {
  const query = useQuery(pageQueries.versions(pageKey));
  const timeZone = useSiteTimeZone();
  const versions: PageVersion[] = query.data ?? [];
  return (
    <QueryState
      query={query}
      isEmpty={versions.length === 0}
      emptyText="No earlier versions yet. Each save keeps the one before it."
      errorText="Failed to load the versions"
    >
      <ul className="divided-list">
        {versions.map(({ id, savedAt, savedBy, content }) => (
          <li key={id}>
            <Group justify="space-between" wrap="nowrap" py={10} style={{ overflowWrap: 'anywhere' }}>
              <div>
                <Text size="md">{formatInstant(savedAt, timeZone)}</Text>
                <Text c="dimmed">{savedBy ?? 'As the site started'}</Text>
              </div>
              <SmallButton flex="none" onClick={() => onRestore(content)}>
                Restore
              </SmallButton>
            </Group>
          </li>
        ))}
      </ul>
    </QueryState>
  );
}

/** The last ten versions. Restoring one fills the form, and the preview: nothing is published before the next save. */
function PageVersions({ pageKey, onRestore }: VersionListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" leftSection={<History size={16} />} onClick={() => setOpen(true)}>
        Versions
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title="Earlier versions">
        <Stack gap="sm">
          <Text c="dimmed">Restoring fills the form. Look at the preview, then save to publish it.</Text>
          <VersionList
            pageKey={pageKey}
            onRestore={(content) => {
              setOpen(false);
              onRestore(content);
            }}
          />
        </Stack>
      </Modal>
    </>
  );
}

const navigationChoices = [
  { value: 'none', label: 'No link' },
  { value: 'menu', label: 'In the menu' },
  { value: 'footer', label: 'In the footer' },
];

type PageField = FieldRow<keyof EditedContent>;

const titleField: PageField = {
  name: 'title',
  label: 'Name of the page',
  description: 'In menus, and in the breadcrumbs of search results',
};

const ownFields: PageField[] = [
  {
    name: 'path',
    label: 'Path',
    description: 'If a live page gets another path, its old one redirects to it.',
    placeholder: '/weddings',
  },
  { name: 'isLive', kind: 'switch', label: 'Live', description: 'Off: a draft, which visitors can’t open.' },
];

const OwnPageFields = ({ form }: { form: PageForm }) => (
  <>
    <Fields form={form} fields={ownFields} hasHintsBelow />
    <Group grow align="start">
      <Select label="Link in the navigation" data={navigationChoices} {...form.getInputProps('navigation')} />
      <TextInput
        label="Position"
        description="Smaller numbers come first"
        inputMode="numeric"
        {...hintBelow}
        {...form.getInputProps('position')}
        value={form.values.position ?? ''}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('position', /^\d{1,4}$/.test(value) ? Number(value) : null)
        }
      />
    </Group>
  </>
);

type Switchable = 'form' | 'preview';

type EditorProps = { pageKey: string; record: EditedPage | null; initial: EditedContent };

const newKey = 'new';

function Editor({ pageKey, record, initial }: EditorProps) {
  const openPage = ({ key }: EditedPage) =>
    void navigate({ page: 'pages-edit', id: key }, { skipConfirmation: true, replace: true });
  const recordForm = usePageForm({ key: pageKey, record, initial, onCreated: openPage });
  const { form, isDirty } = recordForm;
  const parts = useMemo(() => partsOf(pageKey), [pageKey]);
  const { hero: heroDefinition } = parts;
  const isOwn = record?.kind !== 'designed';
  const [opened, setOpened] = useState<readonly string[]>(['hero', 'page']);
  const [shown, setShown] = useState<Switchable>('form');
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const remove = useAction({
    run: pageApi.remove,
    onSuccess: () => void navigate({ page: 'pages' }, { skipConfirmation: true }),
    failureText: (error) => clientErrorMessage(error, 'Failed to delete the page. Please try again.'),
    invalidate: pageApi.invalidate,
  });
  const { data: brand } = useQuery(siteQueries.brand());

  // The path of the preview stays while another one is typed.
  const [previewPath] = useState(record ? record.previewPath : initial.path);
  const [isServed] = useState(record?.isLive ?? false);
  const values = useDeferredValue(form.values);
  const page = useMemo(() => toPublicPage(pageKey, previewPath ?? '', values), [pageKey, previewPath, values]);

  const isOpen = (id: string) => opened.includes(id);
  const toggle = (id: string) => setOpened(isOpen(id) ? opened.filter((other) => other !== id) : [...opened, id]);
  const hasErrorIn = (path: string) => Object.keys(form.errors).some((each) => `${each}.`.startsWith(`${path}.`));
  /** The errors of a part open it. */
  const cardProps = (id: string, paths: readonly string[]) => ({
    id,
    isOpen: isOpen(id) || paths.some(hasErrorIn),
    onToggle: () => toggle(id),
  });

  const { errors } = form;
  useEffect(() => {
    // The fields of closed parts can be focused only now that the errors have opened them.
    const [first] = Object.keys(errors);
    if (first !== undefined && !document.activeElement?.closest('[data-path]')) findField(first)?.focus();
  }, [errors]);

  const handlePick = ({ texts, imageUrl }: PreviewPick) => {
    const content = form.getValues();
    const path = (imageUrl && findPhotoField(content, imageUrl, builtInUrl)) ?? findTextField(content, texts);
    if (!path) return;
    const [group = '', index] = path.split('.');
    const id = group === 'sections' ? content.sections[Number(index)]?._id : group === 'title' ? 'page' : group;
    // The field is focused, so it must be shown first.
    flushSync(() => {
      if (id !== undefined) setOpened([...new Set([...opened, id])]);
      setShown('form');
    });
    const field = findField(path);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  };

  /** Keeps the path of the page and whether it is live, which are not part of its content. */
  const handleRestore = async ({ title, hero, sections, seo: restoredSeo }: EditedContent) => {
    const question = {
      title: 'Replace your unsaved changes?',
      message: 'The form has changes that are not saved. The earlier version replaces them.',
      confirmLabel: 'Replace',
    };
    if (isDirty && !(await confirm(question))) return;
    form.setValues({ title, hero, sections, seo: restoredSeo });
  };

  const handleRemove = async () => {
    if (record && (await confirmDelete(record.label, 'Delete this page? Its versions are deleted too.')))
      void remove.start(record.key);
  };

  const { hero, title } = form.values;
  const label = record ? (isOwn ? title : record.label) : 'New page';
  const hasPreview = previewPath !== null;

  return (
    <>
      <PageHeader title={label} subtitle={record ? record.path : 'A draft until you set it live'}>
        {record && !record.isLive && <Badge color="gray">{isOwn ? 'Draft' : 'Switched off'}</Badge>}
        {record && <PageVersions pageKey={record.key} onRestore={(content) => void handleRestore(content)} />}
        {record?.isLive && previewPath && (
          <Button
            component="a"
            href={previewPath}
            target="_blank"
            rel="noopener"
            variant="default"
            rightSection={<ExternalLink size={14} aria-label="(opens a new tab)" />}
          >
            View page
          </Button>
        )}
        {record && isOwn && (
          <Button variant="subtle" color="red.8" leftSection={<Trash2 size={16} />} onClick={() => void handleRemove()}>
            Delete page
          </Button>
        )}
      </PageHeader>
      <RecordForm
        of={recordForm}
        label="Page"
        itemName="page"
        labels={labels}
        saveLabel={form.values.isLive ? 'Save and publish' : 'Save draft'}
      >
        {!isWide && hasPreview && (
          <SegmentedControl
            fullWidth
            mb="sm"
            aria-label="Form or preview"
            value={shown}
            onChange={(value) => setShown(value === 'preview' ? 'preview' : 'form')}
            data={[
              { value: 'form', label: 'Form' },
              { value: 'preview', label: 'Preview' },
            ]}
          />
        )}
        <div className={classes.layout}>
          <Stack gap="sm" miw={0} data-hidden={(!isWide && hasPreview && shown === 'preview') || undefined}>
            {parts.placeholders && <Text c="dimmed">{parts.placeholders}</Text>}
            <Card {...cardProps('page', ['title', 'path'])} title="Page" summary={isOpen('page') ? undefined : title}>
              <Fields form={form} fields={[titleField]} hasHintsBelow />
              {isOwn && <OwnPageFields form={form} />}
            </Card>
            {heroDefinition && hero && (
              <Card {...cardProps('hero', ['hero'])} title={heroDefinition.label}>
                <FormSlice form={form} also={hero}>
                  {(read) => <PageFields form={read} component={heroDefinition} path="hero" values={hero} />}
                </FormSlice>
              </Card>
            )}
            <SectionCards
              form={form}
              components={parts.sections}
              canRepeat={isOwn}
              isOpen={(id, path) => isOpen(id) || hasErrorIn(path)}
              onToggle={toggle}
            />
            <Card {...cardProps('seo', ['seo'])} title={seo.label} summary={String(form.values.seo['title'])}>
              <SearchResult seo={form.values.seo} path={form.values.path} brandName={brand?.name ?? ''} />
              <PageFields form={form} component={seo} path="seo" values={form.values.seo} />
            </Card>
          </Stack>
          {hasPreview && (
            <div className={classes.preview} data-hidden={(!isWide && shown === 'form') || undefined}>
              <PreviewFrame
                pageKey={pageKey}
                path={previewPath}
                isOwn={isOwn}
                isServed={isServed}
                page={page}
                onPick={handlePick}
              />
            </div>
          )}
        </div>
      </RecordForm>
    </>
  );
}

const findField = (path: string) => document.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`);

/** `new-1`: a new page from the second starting point. */
function toNewContent(id: string): EditedContent | null {
  const point = startingPoints[Number(/^new-(\d+)$/.exec(id)?.[1] ?? NaN)];
  if (!point) return null;
  const { title, path, navigation, seoDescription } = point;
  return {
    path,
    navigation,
    title: title.slice(0, composedPageLimits.title),
    isLive: false,
    position: null,
    hero: null,
    sections: point.sections.flatMap(({ type, values }, index) => {
      const section = composedSections.find(({ name }) => name === type);
      return section ? [newSection(section, `new-${index}`, values)] : [];
    }),
    seo: { title, description: seoDescription, image: null },
  };
}

function StoredPage({ id }: { id: string }) {
  const query = useQuery(pageApi.snapshot(id));
  return (
    <RecordState
      query={query}
      itemName="page"
      leaveLabel="Go to pages"
      onLeave={() => void navigate({ page: 'pages' })}
    >
      {(page) => <Editor pageKey={id} record={page} initial={page} />}
    </RecordState>
  );
}

export function PageEditPage({ route: { id = '' } }: PageProps) {
  const initial = useMemo(() => toNewContent(id), [id]);
  return initial ? <Editor pageKey={newKey} record={null} initial={initial} /> : <StoredPage id={id} />;
}
