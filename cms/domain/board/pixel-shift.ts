/** Shifts the screen's content by a few pixels every few minutes, against burn-in. */
const intervalMs = 3 * 60_000;

/** A closed path around the center, in steps of one. */
const steps = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
] as const;

export function pixelShiftAt(now: Date): { x: number; y: number } {
  const [x, y] = steps[Math.floor(now.getTime() / intervalMs) % steps.length] ?? [0, 0];
  return { x, y };
}
