import { Button, Select, Stack } from '@mantine/core';
import type { StaffTapList } from '@domain/tap/tap-list';
import { presses } from '../../api/taps';
import { FormActions } from '../../components/form-actions';
import { FormError } from '../../components/form-error';
import { useRecordForm } from '../../hooks/use-record-form';
import { clientErrorMessage } from '../../lib/error-message';
import { newGuest } from './drink-choice';
import { DrinkSelect } from './drink-select';
import { GuestFields } from './guest-fields';
import { PoursEditor } from './pours-editor';
import { tapOptions } from './tap-options';
import { initialValues, toPlanBody, validatePlan, type TapFormValues } from './tap-form-values';
import { usePress } from './use-press';

type PlanFormProps = { tapList: StaffTapList; onDone: () => void; onCancel: () => void };

/** Puts a drink on deck. */
export function PlanForm({ tapList, onDone, onCancel }: PlanFormProps) {
  const taproom = tapList.taproom.slug;
  const { send, offerUndo } = usePress(taproom);
  const { form, isDirty, isSaving, errorText, onSubmit } = useRecordForm<StaffTapList, TapFormValues>({
    record: null,
    toFormValues: () => initialValues(),
    validate: validatePlan,
    save: async (values) => {
      const response = await send(presses.planNext(toPlanBody(values)));
      offerUndo(response, `${response.change.next ?? 'The drink'} is on deck`);
      return response.tapList;
    },
    fetchLatest: () => Promise.reject(new Error('A new plan has no other version')),
    onLeave: onDone,
    getErrorMessage: (error) => clientErrorMessage(error, 'Failed to put it on deck. Please try again.'),
    errorPlacement: 'form',
  });
  const { next } = form.values;

  return (
    <form noValidate aria-label="Put on deck" onSubmit={onSubmit}>
      <FormError text={errorText} errors={form.errors} />
      <Stack gap="md">
        <DrinkSelect form={form} label="Drink" taproom={taproom} onDeck={[]} tapId={null} />
        {next === newGuest && <GuestFields form={form} />}
        <Select
          label="Planned tap"
          data={tapOptions(tapList.taps)}
          allowDeselect={false}
          {...form.getInputProps('tap')}
        />
        {next !== '' && <PoursEditor form={form} taproom={taproom} />}
      </Stack>
      <FormActions isDirty={isDirty} isSaving={isSaving} label="Put on Deck">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </FormActions>
    </form>
  );
}
