import { equalsIgnoringCase } from './search';

const maxNameLength = 120;

/** `Copy of Porter`, then `Copy of Porter (2)`, within the length limit of names. */
export function getCopyName(name: string, takenNames: readonly string[], maxLength = maxNameLength): string {
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : ` (${number})`;
    const copy = `Copy of ${name}`.slice(0, maxLength - suffix.length).trimEnd() + suffix;
    if (!takenNames.some((taken) => equalsIgnoringCase(taken, copy))) return copy;
  }
}
