import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '@domain/shared/messages';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import { contentMutations } from '../../../api/content';
import { fetchLatestTaproom, invalidateTaprooms, renameTaproom, taproomMutations } from '../../../api/taprooms';
import { toast } from '../../../components/toast';
import { useRecordForm } from '../../../hooks/use-record-form';
import { clientErrorMessage } from '../../../lib/error-message';
import { isSame } from '../../../lib/merge';
import {
  mapFieldPaths,
  toFormValues,
  toHeroBody,
  toPhotoBody,
  toTaproomBody,
  validateTaproom,
  type TaproomFormValues,
} from './taproom-form-values';

/** The form stays open after a save; with a new slug, `onRename` opens it again. */
export function useTaproomForm(record: StaffTaproom, onRename: (slug: string) => void) {
  const queryClient = useQueryClient();
  const update = useMutation(taproomMutations.update);
  const updateLocation = useMutation(contentMutations.saveLocation);

  /** If the second call fails, the next save merges with what the first one has saved. */
  const save = async (values: TaproomFormValues, base: StaffTaproom | null): Promise<StaffTaproom> => {
    const { slug, updatedAt } = base ?? record;
    const body = { ...toTaproomBody(values), ...toPhotoBody(values, base ?? record), updatedAt };
    const { taproom } = await update.mutateAsync({ slug, taproom: body });
    const hero = toHeroBody(values);
    if (isSame(hero, toHeroBody(toFormValues(taproom)))) return taproom;
    await updateLocation.mutateAsync({ location: taproom.slug, content: { ...hero, updatedAt: taproom.updatedAt } });
    return fetchLatestTaproom(queryClient, taproom.slug);
  };

  return useRecordForm<StaffTaproom, TaproomFormValues>({
    record,
    draft: { key: `content/${record.slug}` },
    toFormValues: (taproom) => toFormValues(taproom ?? record),
    validate: validateTaproom,
    save,
    fetchLatest: ({ slug }) => fetchLatestTaproom(queryClient, slug),
    onSaved: (saved) => {
      toast.success('Content saved successfully!');
      if (saved.slug !== record.slug) {
        renameTaproom(queryClient, saved);
        onRename(saved.slug);
      }
      void invalidateTaprooms(queryClient);
    },
    getErrorMessage: (error) => clientErrorMessage(error, 'Failed to save content. Please try again.'),
    errorPlacement: 'toast',
    invalidText: messages.fixErrors,
    mapFieldPaths,
  });
}
