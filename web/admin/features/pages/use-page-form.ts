import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { EditedContent, EditedPage } from '@domain/page/edited-page';
import { messages } from '@domain/shared/messages';
import { fetchLatestPage, invalidatePages, pageMutations } from '../../api/pages';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { clientErrorMessage } from '../../lib/error-message';
import { toContent, validatePage, withoutUnchangedDetails } from './page-form';

type PageFormOptions = {
  key: string;
  /** Null: a new page, which starts with `initial`. */
  record: EditedPage | null;
  initial: EditedContent;
  /** Opens the editor of a new page. */
  onCreated: (page: EditedPage) => void;
};

/** The form of a stored page stays open after a save. */
export function usePageForm({ key, record, initial, onCreated }: PageFormOptions) {
  const queryClient = useQueryClient();
  const create = useMutation(pageMutations.create);
  const update = useMutation(pageMutations.update);
  return useRecordForm<EditedPage, EditedContent>({
    record,
    draft: { key: `page/${key}` },
    initialValues: record ? toContent(record) : initial,
    toFormValues: (page) => (page ? toContent(page) : initial),
    validate: (values) => validatePage(key, values),
    save: async (values, base) => {
      if (base === null) return (await create.mutateAsync(values)).page;
      const page = { ...withoutUnchangedDetails(values, base), updatedAt: base.updatedAt };
      return (await update.mutateAsync({ key: base.key, page })).page;
    },
    fetchLatest: (base) => fetchLatestPage(queryClient, base.key),
    onSaved: (saved) => {
      toast.success(saved.isLive ? 'Saved. Visitors see it now.' : 'Saved as a draft.');
      void invalidatePages(queryClient);
    },
    ...(record === null && { onLeave: onCreated }),
    getErrorMessage: (error) => clientErrorMessage(error, 'Failed to save the page. Please try again.'),
    errorPlacement: 'form',
    invalidText: messages.fixErrors,
  });
}
