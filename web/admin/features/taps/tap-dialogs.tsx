import { Modal, Button, Select, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { tapTitle } from '@domain/tap/display';
import type { DefaultPours, StaffPouring, StaffTap, StaffTapList } from '@domain/tap/schema';
import { presses } from '../../api/taps';
import { FormActions, FormError } from '../../components/form-parts';
import { useRecordForm } from '../../hooks/use-record-form';
import { confirmLeaving } from '../../hooks/use-unsaved-changes';
import { clientErrorMessage } from '../../lib/error-message';
import { ChangeTapForm, TapForm } from './change-tap-form';
import { DefaultPricesForm } from './default-prices';
import { newGuest, DrinkSelect, type TapFormValues } from './drink-select';
import { GuestFields, PouringForm, PoursEditor } from './pouring-form';
import { initialValues, toPlanBody, validatePlan, tapOptions } from './tap-form-values';
import classes from './taps.module.css';
import { usePress } from './use-press';

type PlanFormProps = { tapList: StaffTapList; onDone: () => void; onCancel: () => void };

/** Puts a drink on deck. */
function PlanForm({ tapList, onDone, onCancel }: PlanFormProps) {
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

type TapModalProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The form; `onCancel` asks before it discards what was typed. */
  children: (onCancel: () => void) => ReactNode;
};

/** Mounted only while it is open, so that the form starts with the latest list. */
function TapModal({ title, isOpen, onClose, children }: TapModalProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const handleClose = async () => {
    if (await confirmLeaving()) onClose();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={() => void handleClose()}
      title={title}
      size={560}
      fullScreen={isNarrow}
      closeOnClickOutside={false}
      styles={modalStyles}
      classNames={{ body: classes.dialogBody }}
    >
      {isOpen && children(() => void handleClose())}
    </Modal>
  );
}

const modalStyles = { title: { overflowWrap: 'anywhere', lineHeight: 1.3 } } as const;

/** The records are those that the user saw when the dialog was opened. */
export type TapDialog =
  | { kind: 'kick' | 'swap'; tap: StaffTap }
  | { kind: 'pouring'; pouring: StaffPouring }
  | { kind: 'plan' }
  | { kind: 'prices'; defaults: DefaultPours }
  | { kind: 'tap'; tap: StaffTap };

type TapDialogsProps = { dialog: TapDialog | null; tapList: StaffTapList; onClose: () => void };

export const TapDialogs = ({ dialog, tapList, onClose }: TapDialogsProps) => (
  <TapModal title={dialog ? titleOf(dialog) : ''} isOpen={dialog !== null} onClose={onClose}>
    {(onCancel) => dialog && <DialogForm {...{ dialog, tapList }} onDone={onClose} onCancel={onCancel} />}
  </TapModal>
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
