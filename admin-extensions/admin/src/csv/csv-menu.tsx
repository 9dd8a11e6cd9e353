/** CSV export of a list, filtered or whole, and the import of beers. */
import { Menu } from '@strapi/design-system';
import { Download, FileCsv, Upload } from '@strapi/icons';
import { useQueryParams, useRBAC } from '@strapi/strapi/admin';
import { useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { toQueryString, type QueryParams } from '../../../../web/api/query-string';
import { listPermissions } from '../permissions';
import { ImportDialog } from './import-dialog';
import { useCsvDownload } from './use-csv-download';

/** Paths of the types in the panel's API. */
const exportPaths: Record<string, string> = {
  'api::beer.beer': 'beers',
  'api::subscriber.subscriber': 'subscribers',
  'api::inquiry.inquiry': 'inquiries',
};

const importableType = 'api::beer.beer';

type ListQuery = { filters?: QueryParams & { $and?: unknown[] }; sort?: string; _q?: string };

export function CsvMenu() {
  const { slug: uid = '' } = useParams<{ slug: string }>();
  const path = exportPaths[uid];
  return path ? <ListMenu key={uid} uid={uid} path={path} /> : null;
}

function ListMenu({ uid, path }: { uid: string; path: string }) {
  const [{ query }] = useQueryParams<ListQuery>();
  const permissions = useMemo(() => listPermissions(uid, 'read', 'create', 'update'), [uid]);
  const { allowedActions } = useRBAC(permissions);
  const download = useCsvDownload();
  const [isImporting, setImporting] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const { filters, sort, _q } = query;
  const isFiltered = Boolean(_q) || (filters?.$and?.length ?? 0) > 0;
  const canImport = uid === importableType && allowedActions['canCreate'] && allowedActions['canUpdate'];
  if (!allowedActions['canRead'] && !canImport) return null;

  return (
    <>
      <Menu.Root>
        <Menu.Trigger ref={trigger} variant="tertiary" size="S" startIcon={<FileCsv />} endIcon={null}>
          CSV
        </Menu.Trigger>
        <Menu.Content popoverPlacement="bottom-end">
          {isFiltered && (
            <Menu.Item
              startIcon={<Download />}
              onSelect={() => void download(`/brewery-panel/csv/${path}${toQueryString({ filters, sort, _q })}`)}
            >
              Export filtered list
            </Menu.Item>
          )}
          <Menu.Item
            startIcon={<Download />}
            onSelect={() => void download(`/brewery-panel/csv/${path}${toQueryString({ sort })}`)}
          >
            {isFiltered ? 'Export all' : 'Export CSV'}
          </Menu.Item>
          {canImport && (
            <Menu.Item startIcon={<Upload />} onSelect={() => setImporting(true)}>
              Import CSV…
            </Menu.Item>
          )}
        </Menu.Content>
      </Menu.Root>
      {isImporting && (
        <ImportDialog uid={uid} onClose={() => setImporting(false)} onClosed={() => trigger.current?.focus()} />
      )}
    </>
  );
}
