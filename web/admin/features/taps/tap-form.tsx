import { Button, NumberInput, Stack, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { tapLimits } from '@domain/tap/constants';
import { tapUpdate } from '@domain/tap/input';
import type { StaffTap, StaffTapList } from '@domain/tap/tap-list';
import { ApiError } from '../../../api/client';
import { applyTapList, fetchLatestTapList, updateTap } from '../../api/taps';
import { ConflictDialog } from '../../components/conflict-dialog';
import { FormActions } from '../../components/form-actions';
import { FormError } from '../../components/form-error';
import { useRecordForm } from '../../hooks/use-record-form';
import { clientErrorMessage } from '../../lib/error-message';
import { validateWith } from '../../lib/form-errors';
import type { Field } from '../../lib/merge';
import { findTap } from './use-press';

type TapValues = { number: number | string; label: string };

const toValues = ({ number, label }: StaffTap): TapValues => ({ number, label: label ?? '' });

const fields: Field<TapValues>[] = [
  { name: 'number', label: 'Number' },
  { name: 'label', label: 'Label' },
];

type TapFormProps = { tap: StaffTap; tapList: StaffTapList; onDone: () => void; onCancel: () => void };

/** The number on the handle, and a label in its place. */
export function TapForm({ tap, tapList, onDone, onCancel }: TapFormProps) {
  const taproom = tapList.taproom.slug;
  const queryClient = useQueryClient();
  const requireTap = (list: StaffTapList) => {
    const found = findTap(list, tap._id);
    if (!found) throw new ApiError(404, 'This tap no longer exists', { code: 'not-found' });
    return found;
  };
  const { form, isDirty, isSaving, errorText, onSubmit, conflict } = useRecordForm<StaffTap, TapValues>({
    record: tap,
    toFormValues: (record) => toValues(record ?? tap),
    validate: validateWith(tapUpdate),
    save: async (values, base) => {
      const { updatedAt } = base ?? tap;
      const response = await updateTap(taproom, tap._id, { ...values, updatedAt });
      void applyTapList(queryClient, response.tapList);
      return requireTap(response.tapList);
    },
    fetchLatest: async () => requireTap(await fetchLatestTapList(queryClient, taproom)),
    onLeave: onDone,
    getErrorMessage: (error) => clientErrorMessage(error, 'Failed to save the tap. Please try again.'),
    errorPlacement: 'form',
    fieldsByCode: { 'number-taken': 'number' },
  });

  return (
    <form noValidate aria-label="Edit tap" onSubmit={onSubmit}>
      <FormError text={errorText} errors={form.errors} />
      <Stack gap="md">
        <NumberInput
          data-autofocus
          label="Number"
          description="As on the handle"
          required
          hideControls
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          {...form.getInputProps('number')}
        />
        <TextInput
          label="Label"
          description="Shown in place of the number, such as Nitro or Cask"
          maxLength={tapLimits.label}
          {...form.getInputProps('label')}
        />
      </Stack>
      <FormActions isDirty={isDirty} isSaving={isSaving} label="Save">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
      <ConflictDialog itemName="tap" fields={fields} {...conflict} />
    </form>
  );
}
