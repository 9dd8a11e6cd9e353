import { Select, Stack } from '@mantine/core';
import { tapTitle } from '@domain/tap/display';
import type { DefaultPours, StaffPouring, StaffTap, StaffTapList } from '@domain/tap/schema';
import { presses } from '../../api/taps';
import { useRecordForm } from '../../hooks/use-record-form';
import { clientErrorMessage } from '../../lib/error-message';
import { ChangeTapForm, TapForm } from './change-tap-form';
import { DefaultPricesForm } from './default-prices';
import { newGuest, DrinkSelect, type TapFormValues } from './drink-select';
import { GuestFields, PouringForm, PoursEditor } from './pouring-form';
import { initialValues, toPlanBody, validatePlan, tapOptions } from './tap-form-values';
import { usePress } from './use-press';
import { RecordForm, FormModal } from '../../components/record-form';

type PlanFormProps = { tapList: StaffTapList; onDone: () => void; onCancel: () => void };

/** Puts a drink on deck. */
function PlanForm({ tapList, onDone, onCancel }: PlanFormProps) {
  const taproom = tapList.taproom.slug;
  const { send, offerUndo } = usePress(taproom);
  const recordForm = useRecordForm<StaffTapList, TapFormValues>({
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
  const { form } = recordForm;
  const { next } = form.values;

  return (
    <RecordForm of={recordForm} label="Put on deck" itemName="plan" saveLabel="Put on Deck" onCancel={onCancel}>
      <Stack gap="md">
        <DrinkSelect form={form} label="Drink" taproom={taproom} onDeck={[]} tapId={null} />
        {next === newGuest && <GuestFields form={form} />}
        <Select label="Planned tap" data={tapOptions(tapList.taps)} {...form.getInputProps('tap')} />
        {next !== '' && <PoursEditor form={form} taproom={taproom} />}
      </Stack>
    </RecordForm>
  );
}

/** The records are those that the user saw when the dialog was opened. */
export type TapDialog =
  | { kind: 'kick' | 'swap'; tap: StaffTap }
  | { kind: 'pouring'; pouring: StaffPouring }
  | { kind: 'plan' }
  | { kind: 'prices'; defaults: DefaultPours }
  | { kind: 'tap'; tap: StaffTap };

type TapDialogsProps = { dialog: TapDialog | null; tapList: StaffTapList; onClose: () => void };

export const TapDialogs = ({ dialog, tapList, onClose }: TapDialogsProps) => (
  <FormModal title={dialog && titleOf(dialog)} isOpen={dialog !== null} isLong size={560} onClose={onClose}>
    {(onCancel) => dialog && <DialogForm {...{ dialog, tapList }} onDone={onClose} onCancel={onCancel} />}
  </FormModal>
);

type DialogFormProps = { dialog: TapDialog; tapList: StaffTapList; onDone: () => void; onCancel: () => void };

function DialogForm({ dialog, ...rest }: DialogFormProps) {
  switch (dialog.kind) {
    case 'kick':
    case 'swap':
      return <ChangeTapForm tap={dialog.tap} kind={dialog.kind} {...rest} />;
    case 'pouring':
      return <PouringForm pouring={dialog.pouring} {...rest} />;
    case 'plan':
      return <PlanForm {...rest} />;
    case 'prices': {
      const { tapList, ...handlers } = rest;
      return <DefaultPricesForm defaults={dialog.defaults} taproom={tapList.taproom.slug} {...handlers} />;
    }
    case 'tap':
      return <TapForm tap={dialog.tap} {...rest} />;
  }
}

function titleOf(dialog: TapDialog): string {
  switch (dialog.kind) {
    case 'kick':
      return `Kick ${dialog.tap.pouring?.drink.name ?? 'the keg'}`;
    case 'swap':
      return dialog.tap.pouring ? `Swap ${tapTitle(dialog.tap)}` : `Put a Drink on ${tapTitle(dialog.tap)}`;
    case 'pouring':
      return `Edit ${dialog.pouring.drink.name}`;
    case 'plan':
      return 'Put on Deck';
    case 'prices':
      return 'Default Prices';
    case 'tap':
      return `Edit Tap ${dialog.tap.number}`;
  }
}
