/** Fills the tables of beers, events, inquiries and subscribers directly: so many records through the API would take minutes. */
import { type Run, type Target, type Value, withDatabase } from '../database.ts';

type Row = Record<string, Value>;

/** SQLite limits the number of values in a statement. */
const rowsPerStatement = 100;

async function insertRows(run: Run, table: string, rows: Row[]) {
  const columns = Object.keys(rows[0] ?? {});
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const batch = rows.slice(start, start + rowsPerStatement);
    const placeholders = batch.map(() => `(${columns.map(() => '?').join(', ')})`).join(', ');
    await run(
      `insert into ${table} (${columns.join(', ')}) values ${placeholders}`,
      batch.flatMap((row) => Object.values(row)),
    );
  }
}

const styles = ['West Coast IPA', 'Kölsch', 'Oatmeal Stout', 'Pilsner', 'Saison', 'Porter', 'Hefeweizen'];
const tags = [['Year Round'], ['Seasonal', 'Hazy'], ['Limited Release'], ['Popular', 'Year Round'], []];
const description = 'Bright and round, with pine, grapefruit and a dry, bready finish. '.repeat(4);
const categories = ['live-music', 'food-truck', 'beer-release', 'community', 'other'];

const dayMs = 86_400_000;

/** The columns that every record has. */
const common = (type: string, index: number, instant: (ms: number) => Value, now: number): Row => ({
  document_id: `bench${type}${String(index).padStart(15, '0')}`,
  slug: `bench-${type}-${index}`,
  created_at: instant(now - index * 60_000),
  updated_at: instant(now - index * 60_000),
  published_at: instant(now - index * 60_000),
});

/** An order of neither names nor dates, like that of real records. */
const shuffled = (index: number, count: number) => (index * 7919) % count;

const toBeer = (index: number, count: number): Row => ({
  name: `Measured Ale ${shuffled(index, count) + 1}`,
  style: styles[index % styles.length] ?? null,
  description,
  abv: 4 + (index % 60) / 10,
  ibu: 10 + (index % 90),
  sizes: JSON.stringify([index % 2 ? '12oz' : '16oz']),
  tags: JSON.stringify(tags[index % tags.length]),
  is_available: index % 5 > 0,
  is_active: index % 20 > 0,
  is_featured: index < 6,
});

/** Half of them are over. */
const toEvent = (index: number, count: number, now: number): Row => {
  const day = new Date(now + (shuffled(index, count) - count / 2) * (dayMs / 4)).toISOString().slice(0, 10);
  return {
    title: `Measured Evening ${index + 1}`,
    description,
    category: categories[index % categories.length] ?? null,
    event_status: index % 10 > 0 ? 'published' : 'draft',
    location: 'In the beer garden',
    start_date: day,
    end_date: day,
    start_time: '19:00:00.000',
    end_time: '21:30:00.000',
    tags: '[]',
    is_public: true,
    is_featured: false,
  };
};

/** Coprime counts, so that every pair occurs. */
const firstNames = 'Ada Bruno Carla Dev Elena Femi Greta Hugo Ines Jonas Kenji Lena Mira'.split(' ');
const lastNames = [
  'Alvarez Brandt Castillo Dixon Ekdahl Feldman Grover Hollis Ibarra Jensen Kowalski Lindgren',
  'Moreau Nakamura Okafor Petrov Quinn Rosales Santoro Takeda Underhill Vargas Whitlock Yamada Zeller',
].flatMap((line) => line.split(' '));
const hosts = ['mail', 'post', 'inbox', 'letters'];

/** Different people, whose names have few letters in common: a search finds some hundred among 100,000. */
function visitor(index: number): { name: string; email: string } {
  const first = firstNames[index % firstNames.length] ?? '';
  const last = lastNames[index % lastNames.length] ?? '';
  return {
    name: `${first} ${last}`,
    email: `${first}.${last}.${index}@${hosts[index % hosts.length]}.example`.toLowerCase(),
  };
}

const message = 'Do you have room for a party of thirty on Saturday, with a band and a dog? '.repeat(5);
const kinds = ['contact', 'private-event', 'shipping-order'];
const statuses = ['new', 'answered', 'archived', 'archived', 'archived', 'spam'];

const toInquiry = (index: number): Row => {
  const { name, email } = visitor(index);
  return {
    kind: kinds[index % kinds.length] ?? null,
    // At most some thousands are unanswered, however many are archived.
    inquiry_status: index < 5000 ? 'new' : (statuses[index % statuses.length] ?? null),
    name,
    email,
    message,
    details: '{}',
    search_text: `${name} ${email} ${message}`.toLowerCase(),
  };
};

const sources = ['website', 'website', 'events', 'taproom', 'other'];

const toSubscriber = (index: number): Row => ({
  email: visitor(index).email,
  source: sources[index % sources.length] ?? null,
  is_active: index % 10 > 0,
  unsubscribe_token: `bench-token-${index}`,
});

/** What visitors have sent: `visitors` inquiries and subscribers, over about two years. */
async function fillVisitors(run: Run, visitors: number, instant: (ms: number) => Value, now: number) {
  const spacingMs = (700 * dayMs) / visitors;
  const inquiries = [];
  const subscribers = [];
  for (let index = 0; index < visitors; index += 1) {
    const at = instant(now - shuffled(index, visitors) * spacingMs);
    const dates = { created_at: at, updated_at: at, published_at: at };
    const id = String(index).padStart(12, '0');
    inquiries.push({ document_id: `benchinquiry${id}`, ...toInquiry(index), ...dates });
    subscribers.push({ document_id: `benchvisitor${id}`, ...toSubscriber(index), ...dates, subscribed_at: at });
  }
  await insertRows(run, 'inquiries', inquiries);
  await insertRows(run, 'subscribers', subscribers);
}

export type ListSizes = { records: number; visitors: number };

/** The derived columns of beers and events are filled at the next start of the CMS. */
export function fillLists(target: Target, { records: count, visitors }: ListSizes, now: number) {
  const toInstant = (ms: number) => (target.databaseUrl === null ? ms : new Date(ms).toISOString());
  const indexes = Array.from({ length: count }, (_, index) => index);
  return withDatabase(target, async (run) => {
    const beers = indexes.map((index) => ({ ...toBeer(index, count), ...common('beer', index, toInstant, now) }));
    await insertRows(run, 'beers', beers);
    const events = indexes.map((index) => ({
      ...toEvent(index, count, now),
      ...common('event', index, toInstant, now),
    }));
    await insertRows(run, 'events', events);
    await fillVisitors(run, visitors, toInstant, now);
  });
}
