/** Time zones to choose from: the US first, by their common names. */

type UsZone = {
  /** The name without `time`: `Eastern`. */
  name: string;
  /** Completes the name in the list. */
  hint?: string;
  /** What else people call it. */
  keywords: string;
  /** Where most people have it. */
  states: string;
};

const usZones: Record<string, UsZone> = {
  'America/Los_Angeles': {
    name: 'Pacific',
    keywords: 'PST PDT PT California Oregon Washington Nevada',
    states: 'CA NV OR WA',
  },
  'America/Denver': {
    name: 'Mountain',
    keywords: 'MST MDT MT Colorado Utah Montana New Mexico Wyoming Idaho',
    states: 'CO ID MT NM UT WY',
  },
  'America/Phoenix': {
    name: 'Mountain',
    hint: ', without daylight time (Arizona)',
    keywords: 'MST MT standard',
    states: 'AZ',
  },
  'America/Chicago': {
    name: 'Central',
    keywords: 'CST CDT CT Texas Illinois Wisconsin Minnesota',
    states: 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  },
  'America/New_York': {
    name: 'Eastern',
    keywords: 'EST EDT ET Florida Pennsylvania Ohio Michigan Boston',
    states: 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  },
  'America/Anchorage': { name: 'Alaska', keywords: 'AKST AKDT AKT', states: 'AK' },
  'Pacific/Honolulu': { name: 'Hawaii', keywords: 'HST HT', states: 'HI' },
};

/** The zone of a state by its abbreviation in any case; undefined for other texts. */
export function findStateTimeZone(text: string): string | undefined {
  const state = text.trim().toUpperCase();
  return Object.keys(usZones).find((zone) => usZones[zone]?.states.split(' ').includes(state));
}

/** The name in a sentence: `Pacific time`, `Europe/London time`. */
export const timeZoneName = (zone: string) => `${usZones[zone]?.name ?? withoutUnderscores(zone)} time`;

const withoutUnderscores = (text: string) => text.replaceAll('_', ' ');

function toOption(value: string) {
  const { name, hint = '' } = usZones[value] ?? {};
  return { value, label: name ? `${name}${hint} – ${withoutUnderscores(value)}` : withoutUnderscores(value) };
}

export function timeZoneOptions(current: string) {
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => !(zone in usZones));
  const isListed = current === '' || current in usZones || others.includes(current);
  return [
    { group: 'United States', items: Object.keys(usZones).map(toOption) },
    { group: 'Others', items: [...others, ...(isListed ? [] : [current])].map(toOption) },
  ];
}

const toWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z0-9+-]+/)
    .filter(Boolean);

/** Whether each word of the search begins one of the zone: `new york`, `eastern`, `PST`, `EST5EDT`. */
export function matchesTimeZone({ value, label }: { value: string; label: string }, search: string): boolean {
  const words = toWords(`${label} ${value.replaceAll('_', ' ')} ${usZones[value]?.keywords ?? ''} time`);
  return toWords(search).every((part) => words.some((word) => word.startsWith(part)));
}
