/** Random values for the attributes of Strapi's schemas: mostly plausible ones, some that no form would send. */
import type { Random } from './random';

export type Attribute = {
  type: string;
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
  enum?: string[];
  multiple?: boolean;
  repeatable?: boolean;
  component?: string;
  components?: string[];
  relation?: string;
};
export type Attributes = Record<string, Attribute>;

/** What values refer to. */
export type World = {
  components: Record<string, Attributes>;
  fileIds: number[];
  /** Ids of the documents that a relation can have. */
  relatedIds: string[];
};

type Generate = (random: Random, attribute: Attribute, world: World) => unknown;

const words = ["Maker's", ...'Amber barrel Ridge Crème über 夏祭り 🍺 O’Brien 50% /contact #1'.split(' ')];
const links = ['/beers', 'https://example.com/a?b=c', '#top', 'mailto:ada@example.com'];

const hostileTexts = [
  ...['', '   ', '\u0000', '\ud800', '\u202Eright to left', 'a\r\nb', '%E0%A4%A', '../../etc/passwd', '__proto__'],
  ...['<script>alert(1)</script>', 'javascript:alert(1)', "'; drop table beers; --"],
];
const hostileValues: unknown[] = [null, true, -1, 0, 1.5, 2 ** 53, 1e308, [], {}, [[]], { a: 1 }, 'nope', ['nope']];

const sentence = (random: Random) => Array.from({ length: 1 + random.below(4) }, () => random.pick(words)).join(' ');

function makeText(random: Random, { maxLength = 200 }: Attribute): string {
  if (random.chance(0.05)) return 'x'.repeat(maxLength);
  if (random.chance(0.1)) return random.pick(links).slice(0, maxLength);
  return sentence(random).slice(0, maxLength).toWellFormed();
}

/** Attributes whose rules are not in the schema. */
const byName: Record<string, (random: Random) => unknown> = {
  email: (random) => `monkey-${random.below(1000)}@example.com`,
  organizerEmail: () => 'ada@example.com',
  inquiryRecipient: () => 'inbox@example.com',
  phone: () => '(530) 555-0134',
  state: (random) => random.pick(['CA', 'NV', 'OR']),
  code: (random) => random.pick(['CA', 'NV', 'OR', 'WA']),
  timeZone: () => 'America/Los_Angeles',
  accentColor: () => '#e39a2d',
  secondaryColor: () => '#7ab8ff',
  endDate: () => '2030-01-01',
  sizes: () => ['16oz', '1L'],
  from: (random) => `/old-${random.below(1000)}`,
  to: () => '/beers',
  path: (random) => `/page-${random.below(1000)}`,
  placement: (random) => random.pick(['home', 'beers', 'events']),
  country: () => 'US',
  latitude: () => 38.9,
  longitude: () => -121.1,
};

const pad = (number: number) => String(number).padStart(2, '0');
const makeDate = (random: Random) =>
  `20${25 + random.below(4)}-${pad(1 + random.below(12))}-${pad(1 + random.below(28))}`;
const makeTime = (random: Random) => `${pad(random.below(24))}:${pad(random.pick([0, 15, 30, 59]))}:00.000`;

function makeNumber(random: Random, { min = 0, max = 100, type }: Attribute): number {
  const number = min + random.next() * (max - min);
  return type === 'integer' ? Math.floor(number) : Math.round(number * 100) / 100;
}

const makeBlocks = (random: Random) => [{ type: 'paragraph', children: [{ type: 'text', text: sentence(random) }] }];

const makeEntry = (random: Random, name: string, world: World) =>
  makeData(random, world.components[name] ?? {}, world, 0.1);

const listOf = (random: Random, length: number, make: () => unknown) =>
  Array.from({ length: random.below(length + 1) }, make);

const plausible: Record<string, Generate> = {
  string: makeText,
  text: makeText,
  richtext: makeText,
  uid: (random) => `slug-${random.below(1000)}`,
  email: (random) => `monkey-${random.below(1000)}@example.com`,
  password: (random) => `Correct-horse-${random.below(1000)}`,
  integer: makeNumber,
  float: makeNumber,
  decimal: makeNumber,
  biginteger: (random, attribute) => String(makeNumber(random, { ...attribute, type: 'integer' })),
  boolean: (random) => random.chance(0.5),
  date: makeDate,
  time: makeTime,
  datetime: (random) => `${makeDate(random)}T${makeTime(random)}Z`,
  enumeration: (random, attribute) => random.pick(attribute.enum ?? ['']),
  json: (random) => listOf(random, 3, () => random.pick(words)),
  blocks: makeBlocks,
  media: (random, { multiple }, { fileIds }) =>
    multiple ? listOf(random, 3, () => random.pick(fileIds)) : random.pick([null, random.pick(fileIds)]),
  relation: (random, _attribute, { relatedIds }) => ({
    connect: relatedIds.length > 0 ? [{ documentId: random.pick(relatedIds) }] : [],
    disconnect: [],
  }),
  component: (random, { component = '', repeatable }, world) =>
    repeatable ? listOf(random, 3, () => makeEntry(random, component, world)) : makeEntry(random, component, world),
  dynamiczone: (random, { components = [] }, world) =>
    listOf(random, 3, () => {
      const name = random.pick(components);
      return { __component: name, ...makeEntry(random, name, world) };
    }),
};

const hostileOf: Record<string, readonly unknown[]> = {
  date: ['0001-01-01', '2027-02-30', '275760-09-13', 99_999],
  time: ['25:00', '7pm', '18:00:00.000Z', 18],
  datetime: ['0001-01-01T00:00:00Z', 'tomorrow', 8.64e15],
  enumeration: ['none', ''],
  email: ['nope', 'a@b', `${'a'.repeat(400)}@example.com`],
  json: ['"', { a: { b: [{}] } }, [1, null, {}], 'text'],
  media: [999_999, 'x', { id: 'x' }, [{ id: 999_999 }], [null]],
  relation: [...[[{ documentId: 'none' }], 'x', [{ id: -1 }]].map((connect) => ({ connect })), { set: [] }, [999_999]],
  component: ['x', [1], { id: 999_999 }, [{ id: 999_999 }], { __component: 'page.none' }],
  dynamiczone: [[{ __component: 'page.none' }], [{}], 'x', [1], [{ __component: 'page.facts', id: 999_999 }]],
};

function makeHostile(random: Random, attribute: Attribute): unknown {
  const own = hostileOf[attribute.type] ?? hostileTexts;
  if (random.chance(0.6)) return random.pick(own);
  if (random.chance(0.2)) return 'x'.repeat((attribute.maxLength ?? 1000) + 1);
  if (random.chance(0.05)) return 'y'.repeat(100_000);
  return random.pick(hostileValues);
}

function makeValue(random: Random, name: string, attribute: Attribute, world: World, hostility: number): unknown {
  const generate = byName[name] ?? plausible[attribute.type];
  if (!generate || random.chance(hostility)) return makeHostile(random, attribute);
  return generate(random, attribute, world);
}

const managed = new Set(['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'createdBy', 'updatedBy']);
const unexpected: Record<string, unknown>[] = [{ id: 1 }, { documentId: 'none' }, { locale: 'xx' }, { nope: 1 }];

/** The form's values: all required attributes, some of the others. */
export function makeData(random: Random, attributes: Attributes, world: World, hostility: number): object {
  const share = random.next();
  const entries = Object.entries(attributes)
    .filter(([name, { required }]) => !managed.has(name) && (required || random.chance(share)))
    .map(([name, attribute]) => [name, makeValue(random, name, attribute, world, hostility)]);
  const extra = random.chance(0.03) ? random.pick(unexpected) : {};
  return { ...Object.fromEntries(entries), ...extra };
}

/** One to three of the form's values. */
export function makeChanges(random: Random, attributes: Attributes, world: World, hostility: number): object {
  const names = Object.keys(attributes).filter((name) => !managed.has(name));
  const changed = new Set(Array.from({ length: 1 + random.below(3) }, () => random.pick(names)));
  const required = [...changed].map((name) => [name, { ...attributes[name], required: true }]);
  return makeData(random, Object.fromEntries(required) as Attributes, world, hostility);
}
