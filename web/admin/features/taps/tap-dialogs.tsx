import { tapTitle } from '@domain/tap/display';
import type { StaffPouring, StaffTap, StaffTapList } from '@domain/tap/tap-list';
import { ChangeTapForm } from './change-tap-form';
import { PlanForm } from './plan-form';
import { PouringForm } from './pouring-form';
import { TapForm } from './tap-form';
import { TapModal } from './tap-modal';

/** The records are those that the user saw when the dialog was opened. */
export type TapDialog =
  | { kind: 'kick' | 'swap'; tap: StaffTap }
  | { kind: 'pouring'; pouring: StaffPouring }
  | { kind: 'plan' }
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
    case 'tap':
      return `Edit Tap ${dialog.tap.number}`;
  }
}
