import { weekdays, weekdayLabels } from '@domain/location/constants';
import type { TimeRange } from '@domain/location/hours';
import type { ComposedPage } from '@domain/page/composed-page';
import { toDialable } from '@domain/shared/phone-number';
import { isNotYetOpen } from '@domain/taproom/label';
import { findDayHours, isUnknownDay, toRange } from '@domain/taproom/week-hours';
import type { TaproomSummary, OpeningHours } from '@domain/taproom/schema';
import { addDays } from '@domain/time/plain-date';
import { minutesPerDay, minutesToTime } from '@domain/time/time-of-day';
import { todayIn } from '@domain/time/zone';
import { toPlainText } from '../../domain/page-text';
import { parseUsAddress } from '../../domain/us-address';
import { imageUrl } from '../../ui/responsive-image';
import { photos } from '../assets/images';
import { defaultCard } from '../assets/layout-images';
import { listOtherNetworks } from '../shared/networks';
import { directionsUrl } from '../shared/location/contact-urls';
import type { SiteConfig } from '../site-context';

/** Uses the pipeline's format, at a width that search engines accept for large previews. */
export const absoluteImageUrl = (url: string, publicUrl: string) => publicUrl + imageUrl(url, 1200);

/** A taproom's address. One that can't be parsed is used as the street, with the taproom's city. */
export function postalAddress(address: string | null, { city, state }: Pick<TaproomSummary, 'city' | 'state'>) {
  const parts = parseUsAddress(address ?? '');
  const street = parts?.street ?? address?.trim();
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: parts?.city ?? city,
    addressRegion: parts?.state ?? state,
    ...(parts && { postalCode: parts.zip }),
    addressCountry: 'US',
  };
}

// Opening hours as schema.org data.

type Times = { '@type': 'OpeningHoursSpecification'; opens: string; closes: string };
type WeeklyHours = Times & { dayOfWeek: string[] };
type SpecialHours = Times & { validFrom: string; validThrough: string };

/** `00:00` as a closing time would mean the start of the day. */
const toTimes = ({ opens, closes }: TimeRange): Times => ({
  '@type': 'OpeningHoursSpecification',
  opens: minutesToTime(opens),
  closes: closes === minutesPerDay ? '23:59' : minutesToTime(closes),
});

/** The times that search engines expect for a closed day. */
const closedTimes: Times = { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '00:00' };

/** Groups days with equal hours; omits days that are closed or unknown. */
export function toOpeningHoursData(openingHours: OpeningHours): WeeklyHours[] {
  const byTimes = new Map<string, WeeklyHours>();
  for (const weekday of weekdays) {
    if (isUnknownDay(openingHours, weekday)) continue;
    for (const { '@type': type, opens, closes } of openingHours.regular[weekday].map((span) =>
      toTimes(toRange(span)),
    )) {
      const entry = byTimes.get(`${opens}-${closes}`) ?? { '@type': type, dayOfWeek: [], opens, closes };
      entry.dayOfWeek.push(weekdayLabels[weekday]);
      byTimes.set(`${opens}-${closes}`, entry);
    }
  }
  return [...byTimes.values()];
}

type Period = { from: string; to: string };

/** Exceptions that are not over, and the day that closes early, which splits the exception it is in. */
const listSpecialPeriods = ({ exceptions, closesEarly }: OpeningHours, today: string): Period[] => {
  const early = closesEarly && closesEarly.date >= today ? closesEarly.date : null;
  const periods = exceptions
    .filter(({ to }) => to >= today)
    .flatMap(({ from, to }) =>
      early !== null && from <= early && early <= to
        ? [
            { from, to: addDays(early, -1) },
            { from: addDays(early, 1), to },
          ]
        : [{ from, to }],
    );
  if (early !== null) periods.push({ from: early, to: early });
  return periods.filter(({ from, to }) => from <= to).sort((one, two) => (one.from < two.from ? -1 : 1));
};

/** The `specialOpeningHoursSpecification`: what differs from the weekly hours, from today on. */
export const toSpecialHoursData = (openingHours: OpeningHours, today: string): SpecialHours[] =>
  listSpecialPeriods(openingHours, today).flatMap(({ from, to }) => {
    const { ranges } = findDayHours(openingHours, from);
    if (ranges === null) return [];
    const times = ranges.length === 0 ? [closedTimes] : ranges.map(toTimes);
    return times.map((entry) => ({ ...entry, validFrom: from, validThrough: to }));
  });

type Site = Pick<SiteConfig, 'brand' | 'publicUrl'>;

/** Identifies the brewery on every page. */
export const breweryId = (publicUrl: string) => `${publicUrl}/#brewery`;

/** Identifies a taproom on its own page and wherever it is mentioned. */
const taproomId = (publicUrl: string, path: string) => `${publicUrl}${path}#taproom`;

/** A taproom with its address, photo, position and hours, for search engines and maps. */
export const taproomJsonLd = (taproom: TaproomSummary, { brand, publicUrl }: Site, now: Date) => ({
  '@type': 'BarOrPub',
  '@id': taproomId(publicUrl, taproom.path),
  name: `${brand.name}, ${taproom.name}`,
  url: publicUrl + taproom.path,
  image: absoluteImageUrl((taproom.cardPhoto ?? photos.heroTaproom).url, publicUrl),
  ...taproomDetails(taproom, now),
  parentOrganization: { '@type': 'Brewery', '@id': breweryId(publicUrl), name: brand.name, url: publicUrl },
});

/** Properties of any schema.org `LocalBusiness`. */
function taproomDetails(taproom: TaproomSummary, now: Date) {
  const { contact, coordinates, openingHours, timeZone } = taproom;
  const hasOpened = !isNotYetOpen(taproom);
  const specialHours = hasOpened ? toSpecialHoursData(openingHours, todayIn(timeZone, now)) : [];
  return {
    address: postalAddress(contact.address, taproom),
    ...(coordinates && {
      geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lng },
    }),
    ...(contact.address && { hasMap: directionsUrl(contact.address) }),
    ...(contact.phone && { telephone: toDialable(contact.phone) }),
    ...(contact.email && { email: contact.email }),
    openingHoursSpecification: hasOpened ? toOpeningHoursData(openingHours) : [],
    ...(specialHours.length > 0 && { specialOpeningHoursSpecification: specialHours }),
  };
}

/** The brewery with its taprooms, which have the ids of their pages; the first one's address and hours are its own. */
export const breweryJsonLd = ({ brand, publicUrl, taprooms }: Site & Pick<SiteConfig, 'taprooms'>, now: Date) => ({
  '@type': 'Brewery',
  '@id': breweryId(publicUrl),
  name: brand.name,
  url: publicUrl,
  ...(brand.tagline && { slogan: brand.tagline }),
  ...(brand.foundedIn && { foundingDate: String(brand.foundedIn) }),
  logo: `${publicUrl}/favicon.svg`,
  image: absoluteImageUrl(defaultCard(brand.name).url, publicUrl),
  sameAs: [
    ...[brand.facebook, brand.instagram, brand.youtube, brand.untappd].filter(Boolean),
    ...listOtherNetworks(brand).map(({ href }) => href),
  ],
  ...(taprooms[0] && taproomDetails(taprooms[0], now)),
  department: taprooms.map((taproom) => taproomJsonLd(taproom, { brand, publicUrl }, now)),
});

/** A composed page, and its questions as FAQ. */
export const composedPageJsonLd = (page: ComposedPage, publicUrl: string, image: string | null): object[] => [
  {
    '@type': 'WebPage',
    '@id': publicUrl + page.path,
    url: publicUrl + page.path,
    name: page.title,
    description: page.seo.description,
    ...(image && { primaryImageOfPage: { '@type': 'ImageObject', url: absoluteImageUrl(image, publicUrl) } }),
    isPartOf: { '@type': 'WebSite', '@id': `${publicUrl}/#website`, url: publicUrl },
    publisher: { '@type': 'Brewery', '@id': breweryId(publicUrl) },
  },
  ...faqPage(page),
];

function faqPage({ sections }: ComposedPage) {
  const questions = sections.flatMap((section) => (section.type === 'questions' ? section.items : []));
  const answered = questions.flatMap(({ question, answer }) => {
    const text = toPlainText(answer);
    return text ? [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }] : [];
  });
  return answered.length > 0 ? [{ '@type': 'FAQPage', mainEntity: answered }] : [];
}
