/** The presses that a write of a pouring in the panel amounts to, for the history and the messages of conflicts. */
import type { PouringRow } from '../../api/tap/document';
import { takeSnapshot } from '../../api/tap/pourings';
import type { Pressed } from '../../api/tap/press';

const tapOf = (row: PouringRow | null) => (row?.state === 'on' ? row.tap : null);

const toComparable = (row: PouringRow, changes: object = {}) =>
  JSON.stringify({ ...takeSnapshot(row), tappedAt: row.tappedAt, position: null, ...changes });

function findEdit(before: PouringRow, after: PouringRow, pressedAt: Date): Pressed[] {
  if (toComparable(before) === toComparable(after)) return [];
  const tap = tapOf(after);
  const isLevel = tap !== null && toComparable(before, { level: null }) === toComparable(after, { level: null });
  const change = { tap, previous: before, next: after, pressedAt };
  return isLevel
    ? [{ action: 'level', ...change, previousValues: { level: before.level, nextLevel: after.level } }]
    : [{ action: 'edit', ...change, previousValues: { previous: takeSnapshot(before) } }];
}

/** `before` is null for a new pouring. What was off before and after is no change of the list. */
export function findPresses(before: PouringRow | null, after: PouringRow, pressedAt: Date): Pressed[] {
  const [left, entered] = [tapOf(before), tapOf(after)];
  if (left?.id !== entered?.id) {
    const planned = before?.state === 'on-deck' ? takeSnapshot(before) : null;
    return [
      ...(left ? [{ action: 'kick' as const, tap: left, previous: before, pressedAt }] : []),
      ...(entered
        ? [{ action: 'swap' as const, tap: entered, next: after, previousValues: { next: planned }, pressedAt }]
        : []),
    ];
  }
  if (after.state === 'off') return [];
  if (before?.state === after.state) return findEdit(before, after, pressedAt);
  return [{ action: 'on-deck', tap: null, next: after, pressedAt }];
}
