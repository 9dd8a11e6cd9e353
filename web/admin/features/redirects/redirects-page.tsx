import { Alert, Anchor, Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { normalizeRedirectFrom } from '@domain/redirect/redirect';
import { type StaffRedirect, redirectInput } from '@domain/redirect/staff-redirect';
import { redirectApi, redirectQueries, testPath, type PathTest } from '../../api/website';
import { DeleteRecordButton, EditButton, type Column } from '../../components/data-table';
import { ListPage } from '../../components/list-page';
import { FormSection } from '../../components/form-parts';
import { useList } from '../../hooks/use-list-filters';
import { clientErrorMessage, errorMessage } from '../../lib/error-message';
import type { PageProps } from '../../shell/route';
import { toast } from '../../components/toast';
import { validateWith } from '../../lib/form-errors';
import { Fields, type FieldRow } from '../../components/fields';
import { RecordDialog, type DialogTarget } from '../../components/record-dialog';

const toFormValues = (redirect: StaffRedirect | null) => ({
  from: redirect?.from ?? '',
  to: redirect?.to ?? '',
  isPermanent: redirect?.isPermanent ?? true,
});

const fields: FieldRow[] = [
  {
    name: 'from',
    label: 'Old path',
    description: 'Such as /old-menu, /our-beers.php?id=3, or /blog/* for everything below',
    required: true,
    maxLength: 255,
    autoCapitalize: 'none',
    'data-autofocus': true,
  },
  {
    name: 'to',
    label: 'Leads to',
    description: 'A path such as /beers, or /news/* to keep the rest, or a URL that starts with https://',
    required: true,
    autoCapitalize: 'none',
  },
  { name: 'isPermanent', kind: 'switch', label: 'Permanent', description: 'Off: search engines keep the old path' },
];

const handleSaved = ({ from, to, isBroken }: StaffRedirect) => {
  if (isBroken)
    toast.error(`${from} was saved, but ${to} is not a page of the site. It is not used until there is one.`);
  else toast.success(`${from} now leads to ${to}`);
};

type RowProps = { redirect: StaffRedirect; onEdit: (redirect: StaffRedirect) => void };

const RowActions = ({ redirect, onEdit }: RowProps) => (
  <Group gap={4} justify="flex-end" wrap="nowrap">
    <EditButton name={redirect.from} onClick={() => onEdit(redirect)} />
    <DeleteRecordButton
      api={redirectApi}
      id={redirect._id}
      name={redirect.from}
      message={`It no longer leads to ${redirect.to}.`}
      failureText="Failed to delete the redirect. Please try again."
    />
  </Group>
);

const Path = ({ path }: { path: string }) => (
  <Text span size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
    {path}
  </Text>
);

const getColumns = (onEdit: RowProps['onEdit']): Column<StaffRedirect>[] => [
  {
    header: 'Old path',
    kind: 'title',
    render: (redirect) => (
      <Anchor component="button" type="button" size="md" ta="left" onClick={() => onEdit(redirect)}>
        <Path path={redirect.from} />
      </Anchor>
    ),
  },
  { header: 'Leads to', render: ({ to }) => <Path path={to} /> },
  {
    header: 'State',
    kind: 'inline',
    width: 190,
    render: ({ isBroken, isPermanent }) =>
      isBroken ? (
        <Badge size="sm" color="red">
          Target missing
        </Badge>
      ) : (
        <Badge size="sm" color={isPermanent ? 'green' : 'gray'}>
          {isPermanent ? 'Permanent' : 'Temporary'}
        </Badge>
      ),
  },
  {
    header: 'Actions',
    kind: 'actions',
    width: 90,
    cardCorner: true,
    render: (redirect) => <RowActions redirect={redirect} onEdit={onEdit} />,
  },
];

function describeTest(path: string, result: PathTest): { text: string; color: string } {
  if (result.kind === 'page') return { text: `${path} is a page of the site.`, color: 'green' };
  if (result.kind === 'missing') return { text: `${path} leads nowhere: visitors see “page not found”.`, color: 'red' };
  return { text: `${path} leads to ${result.to} (${result.status}).`, color: 'green' };
}

/** Applies the rules of the site itself. */
function PathTester() {
  const [text, setText] = useState('');
  const test = useMutation({ mutationFn: testPath });
  const { variables: path = '', data, error } = test;
  const result = data && describeTest(path, data);
  return (
    <FormSection title="Test a path">
      <form
        noValidate
        aria-label="Test a path"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) test.mutate(normalizeRedirectFrom(text));
        }}
      >
        <Group gap="sm" align="flex-end">
          <TextInput
            label="Path or URL"
            placeholder="/old-menu"
            autoCapitalize="none"
            flex="1 1 240px"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button type="submit" variant="default" aria-disabled={test.isPending}>
            {test.isPending ? 'Testing...' : 'Test'}
          </Button>
        </Group>
      </form>
      <div role="status">
        {result && (
          <Alert color={result.color} style={{ overflowWrap: 'anywhere' }}>
            {result.text}
          </Alert>
        )}
        {error && (
          <Alert color="red">{clientErrorMessage(error, 'The path could not be tested. Please try again.')}</Alert>
        )}
      </div>
    </FormSection>
  );
}

const noFilters = { page: 1, search: '' };

/** `route.id`: a text to search for. */
export function RedirectsPage({ route }: Partial<PageProps>) {
  const [target, setTarget] = useState<DialogTarget<StaffRedirect>>(null);
  const list = useList('redirects', noFilters, route?.id);
  const query = useQuery(redirectQueries.list(list.filters));

  return (
    <>
      <ListPage
        title="Redirects"
        subtitle="Where old links lead. A redirect is used where the site has no page."
        itemName="redirect"
        list={list}
        query={query}
        items={({ redirects }) => redirects}
        add={{ label: 'New Redirect', onClick: () => setTarget('new') }}
        exportCsv={null}
        columns={getColumns(setTarget)}
      />
      <Group mt="lg" grow>
        <PathTester />
      </Group>
      <RecordDialog
        target={target}
        title={target === 'new' ? 'New Redirect' : 'Edit Redirect'}
        label={target === 'new' ? 'New redirect' : 'Edit redirect'}
        itemName="redirect"
        saveLabel={target === 'new' ? 'Add Redirect' : 'Save Changes'}
        labels={{ from: 'Old path', to: 'Leads to' }}
        api={redirectApi}
        toFormValues={toFormValues}
        validate={validateWith(redirectInput)}
        failureText={(error) => errorMessage(error, 'Failed to save the redirect. Please try again.')}
        onSaved={handleSaved}
        onClose={() => setTarget(null)}
        isSmall
      >
        {(form) => (
          <Stack gap="sm">
            <Fields form={form} fields={fields} />
          </Stack>
        )}
      </RecordDialog>
    </>
  );
}
