/** The letters of taprooms in the calendar: the shortest beginnings of their names that tell them apart. */

const maxLength = 3;

export function taproomCodes(names: readonly string[]): Map<string, string> {
  const lengths = Array.from({ length: maxLength }, (_, index) => index + 1);
  const isDistinct = (length: number) => new Set(names.map((name) => name.slice(0, length))).size === names.length;
  const length = lengths.find(isDistinct) ?? maxLength;
  return new Map(names.map((name) => [name, name.slice(0, length)]));
}

/** Such as `A`, and `A+F` for an event of both taprooms. */
export function eventCode(tapRoom: string, names: readonly string[]): string {
  const codes = taproomCodes(names);
  if (tapRoom !== 'All') return codes.get(tapRoom) ?? tapRoom.slice(0, maxLength);
  return names.length > maxLength ? 'All' : [...codes.values()].join('+');
}
