import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatSpans } from '@domain/taproom/format-hours';
import type { StaffTaproom } from '@domain/taproom/staff-schema';
import type { HoursException } from '@domain/taproom/taproom';
import { addException, invalidateTaprooms, removeException } from '../../api/taprooms';
import { toast } from '../../components/toast';
import { showUndoToast } from '../../components/undo-toast';
import { errorMessage } from '../../lib/error-message';

type Answer = { taproom: StaffTaproom; exception: HoursException };

/** Saves the hours on a holiday at once, with Undo. */
export function useHolidayAnswers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ taproom, exception }: Answer) => addException(queryClient, taproom.slug, exception),
    onSuccess: (_, { taproom: { slug, name }, exception }) =>
      showUndoToast({
        message: `${name} on ${exception.reason ?? 'this day'}: ${formatSpans(exception.spans)}`,
        onUndo: () => removeException(queryClient, slug, exception).finally(() => void invalidateTaprooms(queryClient)),
      }),
    onError: (error) => void toast.error(errorMessage(error, 'Failed to save the hours. Please try again.')),
    onSettled: () => invalidateTaprooms(queryClient),
  });
}
