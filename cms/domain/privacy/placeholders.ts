/** Placeholders for the texts of pages, which stand for what the settings do with personal data. */
import { fillIn } from '../page/fill-in';
import type { Settings } from '../settings/settings';
import type { SiteSettings } from '../site/schema';
import { sessionHours } from '../user/session';

const collectTexts = (content: unknown): string[] => {
  if (typeof content === 'string') return [content];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(collectTexts);
};

/** The names of all placeholders such as `{name}` in the texts of a page, each once. */
export const findPlaceholders = (content: unknown): string[] => [
  ...new Set(collectTexts(content).flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))),
];

// Periods in plain English, as they follow "We keep it".

const daysPerMonth = 365 / 12;

const count = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? '' : 's'}`;

/** `730 days (about 2 years)`: the days are exact. */
function describeDays(days: number): string {
  const exact = count(days, 'day');
  if (days < 60) return exact;
  const months = Math.round(days / daysPerMonth);
  return `${exact} (about ${months % 12 === 0 ? count(months / 12, 'year') : count(months, 'month')})`;
}

/** 0 days: nothing is deleted automatically. */
export const describeRetention = (days: number, otherwise = 'until you ask us to delete them'): string =>
  days === 0 ? otherwise : `for ${describeDays(days)}`;

const describeMinutes = (minutes: number): string =>
  minutes % 60 === 0 ? count(minutes / 60, 'hour') : count(minutes, 'minute');

/** When sign-ins of staff end. 0 minutes: only after the longest time. */
export const describeSessionEnd = (idleMinutes: number): string =>
  idleMinutes === 0 || idleMinutes >= sessionHours * 60
    ? `after ${sessionHours} hours`
    : `after ${describeMinutes(idleMinutes)} without use, and after ${sessionHours} hours at the latest`;

type Placeholder = {
  name: string;
  /** What it says. */
  label: string;
  /** The page on which staff change it. */
  source: string;
  describe: (facts: PrivacyFacts) => string;
};

const hostOf = (url: string | null) => (url !== null && URL.canParse(url) ? new URL(url).host : null);

/** `https://{s}.tiles.example/{z}/{x}/{y}.png`: the host without the part that changes from tile to tile. */
const tileHostOf = (url: string | null) => hostOf(url && url.replace('{s}.', '').replaceAll(/\{\w+\}/g, 'a'));

/** What pages load from servers with other hosts, each with a sentence that names it. */
function describeOtherServers({ publicUrl, mapTileUrl, storageUrl, rewardsUrl, hasRewardsPage }: PrivacyFacts): string {
  const own = hostOf(publicUrl);
  const say = (host: string | null, describe: (host: string) => string) =>
    host === null || host === own ? [] : [describe(host)];
  const sentences = [
    ...say(tileHostOf(mapTileUrl), (host) => `Maps load street images from ${host}, which then sees your IP address.`),
    ...say(hostOf(storageUrl), (host) => `Photos load from ${host}, which then sees your IP address.`),
    ...say(
      hasRewardsPage ? hostOf(rewardsUrl) : null,
      (host) =>
        `The rewards page loads the program of ${host} once you ask for it; what you enter there goes to its operator under its own privacy policy.`,
    ),
  ];
  return sentences.length > 0 ? sentences.join(' ') : 'Our pages load nothing from the servers of other companies.';
}

const describeSignUp = ({ hasDoubleOptIn }: PrivacyFacts) =>
  hasDoubleOptIn
    ? 'You are subscribed only after you have confirmed it by a link in an email that we send you. Requests that are not confirmed are deleted after 7 days.'
    : 'You are subscribed as soon as you send the form, and we send you an email that says so.';

const staffCookie = ({ sessionIdleMinutes }: PrivacyFacts) =>
  `We set no cookies for visitors. The only cookie keeps our staff signed in; their sign-in ends ${describeSessionEnd(sessionIdleMinutes)}.`;

const countedVisits =
  'How often tap lists are opened by a QR code or an embedded list is counted per day, without any data about visitors.';

const describeCookies = (facts: PrivacyFacts) =>
  [
    staffCookie(facts),
    ...(facts.hasAgeGate ? ['If you confirm your age, only your browser remembers it.'] : []),
    countedVisits,
  ].join(' ');

const privacyPlaceholders: readonly Placeholder[] = [
  {
    name: 'messagesKept',
    label: 'How long messages and event inquiries are kept',
    source: 'INQUIRY_RETENTION_DAYS',
    describe: ({ inquiryRetentionDays }) => describeRetention(inquiryRetentionDays),
  },
  {
    name: 'ordersKept',
    label: 'How long shipping orders are kept',
    source: 'ORDER_RETENTION_DAYS',
    describe: ({ orderRetentionDays }) =>
      describeRetention(
        orderRetentionDays,
        'until you ask us to delete them, or longer if alcohol and tax laws require it',
      ),
  },
  {
    name: 'emailsKept',
    label: 'How long copies of the site’s emails are kept',
    source: 'MAIL_RETENTION_DAYS',
    describe: ({ mailRetentionDays }) => describeRetention(mailRetentionDays),
  },
  {
    name: 'staffLogKept',
    label: 'How long the record of what staff do is kept',
    source: 'AUDIT_RETENTION_DAYS',
    describe: ({ auditRetentionDays }) => describeRetention(auditRetentionDays, 'without a time limit'),
  },
  {
    name: 'newsletterSignUp',
    label: 'Whether subscribers confirm their email address',
    source: 'New subscribers under Website, Brewery, NEWSLETTER_DOUBLE_OPT_IN',
    describe: describeSignUp,
  },
  {
    name: 'otherServers',
    label: 'What pages load from other companies',
    source: 'Map tiles and rewards program under Website, Brewery, S3_PUBLIC_URL',
    describe: describeOtherServers,
  },
  {
    name: 'cookies',
    label: 'Cookies, what browsers remember, and visits that are counted',
    source: 'SESSION_IDLE_MINUTES, and the question for visitors’ age under Website, Brewery',
    describe: describeCookies,
  },
];

export const privacyValues = (facts: PrivacyFacts): Record<string, string> =>
  Object.fromEntries(privacyPlaceholders.map(({ name, describe }) => [name, describe(facts)]));

/** Placeholders with their current values, for editors. */
export const listPlaceholders = (facts: PrivacyFacts) =>
  privacyPlaceholders.map(({ name, label, source, describe }) => ({ name, label, source, value: describe(facts) }));

export type PrivacyFacts = Pick<
  Settings,
  | 'publicUrl'
  | 'storageUrl'
  | 'inquiryRetentionDays'
  | 'orderRetentionDays'
  | 'mailRetentionDays'
  | 'auditRetentionDays'
  | 'sessionIdleMinutes'
> &
  Pick<SiteSettings, 'mapTileUrl' | 'rewardsUrl' | 'hasRewardsPage' | 'hasAgeGate'> & { hasDoubleOptIn: boolean };

const names = new Set(privacyPlaceholders.map(({ name }) => name));

export const needsPrivacyFacts = (content: unknown): boolean =>
  findPlaceholders(content).some((name) => names.has(name));

/** Replaces the placeholders that stand for what the settings do with personal data. */
export const fillPrivacy = <Content>(content: Content, facts: PrivacyFacts): Content =>
  fillIn(content, privacyValues(facts));

const known = new Set([
  'name',
  'shortName',
  'taprooms',
  'ourTaprooms',
  'site',
  'address',
  'email',
  'phone',
  ...privacyPlaceholders.map(({ name }) => name),
]);

/** Those that nothing replaces. */
export const findUnknownPlaceholders = (content: unknown): string[] =>
  findPlaceholders(content).filter((name) => !known.has(name));
