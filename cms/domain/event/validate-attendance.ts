/** Cross-field validation of an event's attendance: current attendees can't exceed the maximum, of which 0 is no limit. */
import type * as z from 'zod';

export type Attendance = { maxAttendees?: number | null; currentAttendees?: number | null };

const message = 'Current attendees can’t be more than max attendees';

type Input = { [Field in keyof Attendance]?: unknown };

/** An invalid number is not compared. */
const mergeField = (input: unknown, stored: number | null | undefined): number | null => {
  if (input === undefined) return stored ?? null;
  return typeof input === 'number' ? input : null;
};

/** For `superRefine`. An update without either passes, even if the stored ones are invalid. */
export const validateAttendance =
  (stored: Attendance = {}) =>
  (input: Input, context: z.core.$RefinementCtx) => {
    if (input.maxAttendees === undefined && input.currentAttendees === undefined) return;
    const max = mergeField(input.maxAttendees, stored.maxAttendees);
    const current = mergeField(input.currentAttendees, stored.currentAttendees);
    if (max && current !== null && current > max) {
      context.addIssue({ code: 'custom', path: ['currentAttendees'], message });
    }
  };
