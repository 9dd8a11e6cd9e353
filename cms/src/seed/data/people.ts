import type { Inquiry } from '#domain/inquiry/inquiry';
import type { SubscriberSource } from '#domain/subscriber/subscriber';

type SeedSubscriber = { email: string; source: SubscriberSource; daysAgo: number; isActive: boolean };

const names = [
  'avery.cole', 'bianca.tran', 'caleb.ortiz', 'dana.whitfield', 'eli.navarro', 'fern.holloway', 'gus.lindqvist',
  'hana.okada', 'imani.brooks', 'jonas.weber', 'kira.santos', 'leo.marchetti', 'maya.patel', 'noel.fitzgerald',
  'opal.jensen', 'priya.raman', 'quentin.shaw', 'rosa.delgado', 'silas.boone', 'tessa.nguyen', 'uma.castellano',
  'vince.harper', 'wren.sullivan', 'xavier.luna', 'yuki.tanabe', 'zoe.bergman', 'amos.kettle', 'bree.falkner',
  'cora.mcallister', 'dev.kapoor', 'esme.rowe', 'finn.gallagher', 'greta.solis', 'hugo.petrov', 'iris.dunne',
  'jude.carver',
];
const sources: SubscriberSource[] = ['website', 'website', 'events', 'website', 'taproom', 'website', 'events', 'other'];

/** A sign-up every few days over half a year, a few of them gone again. */
export const subscribers: SeedSubscriber[] = names.map((name, index) => ({
  email: `${name}@example.com`,
  source: sources[index % sources.length] ?? 'website',
  daysAgo: index * 3 + (index % 4) * 6,
  isActive: index % 9 !== 7,
}));

type SeedInquiry = Omit<Inquiry, '_id' | 'createdAt' | 'updatedAt'> & { daysAgo: number };

export const inquiries: SeedInquiry[] = [
  {
    kind: 'contact',
    status: 'new',
    name: 'Priya Raman',
    email: 'priya.raman@example.com',
    phone: '(916) 555-0142',
    message: 'Do you run brewhouse tours for a group of twelve on a weekday? Half of us are chemists and will ask about yeast.',
    details: { subject: 'Tours' },
    daysAgo: 1,
  },
  {
    kind: 'private-event',
    status: 'new',
    name: 'Marcus Bell',
    email: 'marcus.bell@example.com',
    phone: '(530) 555-0190',
    message: 'Retirement party for a fire captain, about eighty people, ideally a Saturday afternoon in spring. Could we bring our own cake?',
    details: { eventType: 'celebration' },
    daysAgo: 2,
  },
  {
    kind: 'shipping-order',
    status: 'new',
    name: 'Tessa Nguyen',
    email: 'tessa.nguyen@example.com',
    phone: '(503) 555-0178',
    message: 'Please leave room for a bottle of Barrel Room No. 7 if it is out by then.',
    details: {
      address: '2418 SE Ankeny St, Portland, OR 97214',
      beerSelections: 'Gold Rush Haze, Ridge Runner, Night Freight',
      quantity: 'One mixed case (24 cans)',
    },
    daysAgo: 3,
  },
  {
    kind: 'contact',
    status: 'answered',
    name: 'Dana Whitfield',
    email: 'dana.whitfield@example.com',
    phone: null,
    message: 'Can I rent a jockey box along with two half-barrels of First Light for a wedding in Coloma?',
    details: { subject: 'Keg orders' },
    daysAgo: 6,
  },
  {
    kind: 'contact',
    status: 'answered',
    name: 'Rosa Delgado',
    email: 'rosa.delgado@example.com',
    phone: '(530) 555-0166',
    message: 'Our school garden is raising money for a greenhouse. Would you donate a tour or a mixed case for the raffle?',
    details: { subject: 'Donations' },
    daysAgo: 11,
  },
  {
    kind: 'private-event',
    status: 'answered',
    name: 'Gus Lindqvist',
    email: 'gus.lindqvist@example.com',
    phone: '(916) 555-0103',
    message: 'Team dinner for twenty-five after a product launch, a weeknight in Folsom. Two vegetarians and one person who only drinks stout.',
    details: { eventType: 'corporate' },
    daysAgo: 15,
  },
  {
    kind: 'shipping-order',
    status: 'answered',
    name: 'Silas Boone',
    email: 'silas.boone@example.com',
    phone: '(208) 555-0129',
    message: null,
    details: {
      address: '77 N Orchard St, Boise, ID 83706',
      beerSelections: 'Wildfire Red',
      quantity: '12 bottles of 22 oz',
    },
    daysAgo: 19,
  },
  {
    kind: 'contact',
    status: 'archived',
    name: 'Noel Fitzgerald',
    email: 'noel.fitzgerald@example.com',
    phone: null,
    message: 'I left a green corduroy jacket on the patio on Friday. It has a bottle opener in the left pocket, which is yours, sorry.',
    details: { subject: 'General inquiries' },
    daysAgo: 24,
  },
  {
    kind: 'private-event',
    status: 'archived',
    name: 'Cora McAllister',
    email: 'cora.mcallister@example.com',
    phone: '(530) 555-0111',
    message: 'Rehearsal dinner, sixty guests, the Barrel Room if it is free. We have a very small dog who must attend.',
    details: { eventType: 'wedding' },
    daysAgo: 52,
  },
  {
    kind: 'contact',
    status: 'new',
    name: 'Hana Okada',
    email: 'hana.okada@example.com',
    phone: null,
    message: 'Is the Folsom patio heated in winter? My grandmother would like to know before she agrees to anything.',
    details: { subject: 'General inquiries' },
    daysAgo: 4,
  },
  {
    kind: 'shipping-order',
    status: 'new',
    name: 'Kira Santos',
    email: 'kira.santos@example.com',
    phone: '(512) 555-0135',
    message: null,
    details: {
      address: '1605 E Cesar Chavez St, Austin, TX 78702',
      beerSelections: 'First Light, Harvest Wagon',
      quantity: 'Two cases',
    },
    daysAgo: 8,
  },
  {
    kind: 'contact',
    status: 'spam',
    name: 'SEO Growth Team',
    email: 'offers@rankings.example',
    phone: null,
    message: 'We noticed that your website is not on page one and can fix this today for a small fee.',
    details: { subject: 'General inquiries' },
    daysAgo: 5,
  },
];
