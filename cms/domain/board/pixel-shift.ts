/** Moves the picture by a few pixels every few minutes, so that nothing burns in. */
const everyMs = 3 * 60_000;

/** A walk around the middle, in steps of one; the last is beside the first. */
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
  const [x, y] = steps[Math.floor(now.getTime() / everyMs) % steps.length] ?? [0, 0];
  return { x, y };
}
