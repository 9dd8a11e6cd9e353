import { taproomLabel } from '@domain/taproom/label';
import type { StaffTaproom } from '@domain/taproom/staff-schema';

/** Of a taproom's tab. "(Coming Soon)" is only shown while the tab is selected. */
export const getTabLabel = (taproom: StaffTaproom, isSelected: boolean) => {
  const label = taproomLabel(taproom);
  if (!taproom.isActive) return `${label} (Hidden)`;
  return taproom.isComingSoon && isSelected ? `${label} (Coming Soon)` : label;
};
