import { useState } from 'react';
import type { KegLevel } from '@domain/tap/constants';
import { endReasonLabels } from '@domain/tap/display';
import type { ChosenEndReason, NextDrink } from '../state/press-queue';
import type { StaffTap } from '@domain/tap/tap-list';
import { useBar } from '../state/use-bar';

export type TapCommands = ReturnType<typeof useTapCommands>;

/** The presses of one tap; each closes the sheet. */
export function useTapCommands(tap: StaffTap, onClose: () => void) {
  const bar = useBar();
  const [reason, setReason] = useState<ChosenEndReason>('kicked');
  const seen = { tap: tap._id, expected: tap.pouring?._id ?? null, before: tap.pouring };
  return {
    reason,
    setReason,
    /** `Kicked →`, for an empty tap `Put on`. */
    verb: tap.pouring ? `${endReasonLabels[reason]} →` : 'Put on',
    swap(next: NextDrink) {
      bar.press({ type: 'swap', ...seen, reason, next });
      onClose();
    },
    kick() {
      bar.press({ type: 'kick', ...seen, reason });
      onClose();
    },
    setLevel(level: KegLevel) {
      bar.press({ type: 'level', ...seen, level });
      onClose();
    },
    plan(next: NextDrink) {
      bar.press({ type: 'plan', tap: tap._id, next });
      onClose();
    },
  };
}
