import { Button, Select, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { describeDrink } from '@domain/tap/display';
import type { StaffPouring, StaffTapList } from '@domain/tap/tap-list';
import { ApiError } from '../../../api/client';
import { fetchLatestTapList, presses } from '../../api/taps';
import { ConflictDialog } from '../../components/conflict-dialog';
import { FormActions } from '../../components/form-actions';
import { FormError } from '../../components/form-error';
import { useRecordForm } from '../../hooks/use-record-form';
import { clientErrorMessage } from '../../lib/error-message';
import { GuestFields } from './guest-fields';
import { PoursEditor } from './pours-editor';
import { tapOptions } from './tap-options';
import { conflictFields, toFormValues, toUpdateBody, validateUpdate, type TapFormValues } from './tap-form-values';
import { usePress } from './use-press';

type PouringFormProps = {
  pouring: StaffPouring;
  tapList: StaffTapList;
  onDone: () => void;
  onCancel: () => void;
};

/** Pours, the fields of a guest, and the planned tap of what is on deck. */
export function PouringForm({ pouring, tapList, onDone, onCancel }: PouringFormProps) {
  const taproom = tapList.taproom.slug;
  const queryClient = useQueryClient();
  const { send, offerUndo } = usePress(taproom);
  const { form, isDirty, isSaving, errorText, onSubmit, conflict } = useRecordForm<StaffPouring, TapFormValues>({
    record: pouring,
    toFormValues: (record) => toFormValues(record ?? pouring),
    validate: validateUpdate(pouring),
    save: async (values, base) => {
      const response = await send(presses.edit(pouring._id, toUpdateBody(values, base ?? pouring)));
      offerUndo(response, `${pouring.drink.name} was changed`);
      return findPouring(response.tapList, pouring._id);
    },
    fetchLatest: async () => findPouring(await fetchLatestTapList(queryClient, taproom), pouring._id),
    onLeave: onDone,
    getErrorMessage: (error) => clientErrorMessage(error, 'Failed to save. Please try again.'),
    errorPlacement: 'form',
  });
  const taps = tapOptions(tapList.taps);

  return (
    <form noValidate aria-label="Edit drink" onSubmit={onSubmit}>
      <FormError text={errorText} errors={form.errors} />
      <Stack gap="md">
        {pouring.drink.isGuest ? (
          <GuestFields form={form} />
        ) : (
          <Text size="sm" c="dimmed">
            {describeDrink(pouring.drink) || 'A beer of the catalog'}. Its name and style are edited in Beers.
          </Text>
        )}
        {pouring.status === 'on-deck' && (
          <Select label="Planned tap" data={taps} allowDeselect={false} {...form.getInputProps('tap')} />
        )}
        <PoursEditor form={form} taproom={taproom} />
      </Stack>
      <FormActions isDirty={isDirty} isSaving={isSaving} label="Save">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
      <ConflictDialog itemName="drink" fields={conflictFields(taps)} {...conflict} />
    </form>
  );
}

/** A pouring that has ended is no longer in the list. */
function findPouring({ taps, onDeck }: StaffTapList, id: string): StaffPouring {
  const pouring = [...taps.flatMap((tap) => tap.pouring ?? []), ...onDeck].find(({ _id }) => _id === id);
  if (!pouring) throw new ApiError(404, 'This drink is no longer on the list', { code: 'not-found' });
  return pouring;
}
