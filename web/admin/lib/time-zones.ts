/** Time zones to choose from: the US first, by their common names. */

const usZones: Record<string, string> = {
  'America/Los_Angeles': 'Pacific',
  'America/Denver': 'Mountain',
  'America/Phoenix': 'Mountain, without daylight time (Arizona)',
  'America/Chicago': 'Central',
  'America/New_York': 'Eastern',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
};

const toOption = (value: string) => ({ value, label: value in usZones ? `${usZones[value]} – ${value}` : value });

export function timeZoneOptions(current: string) {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !(zone in usZones));
  const isListed = current === '' || current in usZones || others.includes(current);
  return [
    { group: 'United States', items: Object.keys(usZones).map(toOption) },
    { group: 'Others', items: [...others, ...(isListed ? [] : [current])].map(toOption) },
  ];
}
