/** The choices of a time zone: those of the United States first. */
const unitedStates = [
  'America/Los_Angeles',
  'America/Denver',
  'America/Phoenix',
  'America/Chicago',
  'America/New_York',
  'America/Anchorage',
  'Pacific/Honolulu',
];

/** `selected` is listed even if this browser doesn't know it. */
export function listTimeZones(selected: string) {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => !unitedStates.includes(zone));
  const isListed = selected === '' || [...known, ...unitedStates].includes(selected);
  return [
    { group: 'United States', items: unitedStates },
    { group: 'World', items: isListed ? known : [selected, ...known] },
  ];
}
