import { tapTitle } from '@domain/tap/display';
import type { StaffTap } from '@domain/tap/tap-list';

/** The taps that a drink on deck can be planned for; blank stands for the next free one. */
export const tapOptions = (taps: readonly StaffTap[]) => [
  { value: '', label: 'Next free tap' },
  ...taps.map((tap) => ({
    value: tap._id,
    label: tap.label === null ? tapTitle(tap) : `Tap ${tap.number}: ${tap.label}`,
  })),
];
