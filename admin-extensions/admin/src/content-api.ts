/** Our calls that change records. Strapi's lists and forms load them again afterward. */
import { adminApi } from '@strapi/strapi/admin';
import type { ImportResults, ImportRow } from '../../../cms/domain/beer/csv-import';
import type { BulkResult, BulkType } from '../../../cms/domain/panel/bulk';

type BulkRequest = { type: BulkType; documentIds: string[]; change: string; tag?: string };
type ImportRequest = { uid: string; file: File; isDryRun: boolean };
type DuplicateRequest = { uid: string; path: string; documentId: string };
export type Import = { results: ImportResults; rows: ImportRow[] };

/** Strapi's cache tags of a type's lists. */
const listTags = (uid: string) => [
  { type: 'Document' as const, id: `${uid}_LIST` },
  'RecentDocumentList' as const,
  'CountDocuments' as const,
];

const toFormData = (file: File) => {
  const form = new FormData();
  form.append('csvFile', file);
  return form;
};

const contentApi = adminApi
  .enhanceEndpoints({ addTagTypes: ['Document', 'RecentDocumentList', 'CountDocuments'] })
  .injectEndpoints({
    endpoints: (builder) => ({
      changeRecords: builder.mutation<BulkResult, BulkRequest>({
        query: ({ type, ...data }) => ({ url: `/brewery-panel/bulk/${type.path}`, method: 'POST', data }),
        invalidatesTags: (_result, _error, { type, documentIds }) => [
          ...listTags(type.uid),
          ...documentIds.map((id) => ({ type: 'Document' as const, id: `${type.uid}_${id}` })),
        ],
      }),
      importCsv: builder.mutation<Import, ImportRequest>({
        query: ({ file, isDryRun }) => ({
          url: `/brewery-panel/csv/beers?dryRun=${isDryRun}`,
          method: 'POST',
          data: toFormData(file),
        }),
        invalidatesTags: (_result, _error, { uid, isDryRun }) => (isDryRun ? [] : listTags(uid)),
      }),
      duplicateRecord: builder.mutation<{ documentId: string }, DuplicateRequest>({
        query: ({ path, documentId }) => ({
          url: `/brewery-panel/duplicate/${path}/${documentId}`,
          method: 'POST',
          data: {},
        }),
        invalidatesTags: (_result, _error, { uid }) => listTags(uid),
      }),
    }),
  });

export const { useChangeRecordsMutation, useImportCsvMutation, useDuplicateRecordMutation } = contentApi;
