import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '@domain/shared/messages';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { invalidateTaprooms, taproomMutations } from '../../api/taprooms';
import { toast } from '../../components/toast';
import { useRecordForm } from '../../hooks/use-record-form';
import { clientErrorMessage } from '../../lib/error-message';
import { initialValues, mapFieldPaths, toRequestBody, validate, type NewTaproomValues } from './new-taproom-values';
import { editTaproom } from './taproom-row';

/** The new taproom opens in Content. */
export function useNewTaproom(taprooms: readonly StaffTaproom[]) {
  const queryClient = useQueryClient();
  const create = useMutation(taproomMutations.create);
  const [first] = taprooms;
  const values = initialValues(first?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone, first?.state ?? '');

  return useRecordForm<StaffTaproom, NewTaproomValues>({
    record: null,
    draft: { key: 'taproom/new' },
    toFormValues: () => values,
    validate,
    save: async (entered) => {
      const { taproom } = await create.mutateAsync(toRequestBody(entered));
      // Content opens its tab, which must be in the list.
      await invalidateTaprooms(queryClient);
      return taproom;
    },
    fetchLatest: () => Promise.reject(new Error('A new taproom has no other version')),
    onSaved: ({ name }) => void toast.success(`${name} was added. It is hidden until you show it.`),
    onLeave: ({ slug }) => editTaproom(slug),
    getErrorMessage: (error) => clientErrorMessage(error, 'Failed to add the taproom. Please try again.'),
    errorPlacement: 'form',
    invalidText: messages.fixErrors,
    mapFieldPaths,
  });
}
