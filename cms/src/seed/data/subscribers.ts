import type { SubscriberSource } from '#domain/subscriber/constants';

type SeedSubscriber = { email: string; source: SubscriberSource; daysAgo: number; isActive: boolean };

const names = [
  'avery.cole',
  'bianca.tran',
  'caleb.ortiz',
  'dana.whitfield',
  'eli.navarro',
  'fern.holloway',
  'gus.lindqvist',
  'hana.okada',
  'imani.brooks',
  'jonas.weber',
  'kira.santos',
  'leo.marchetti',
  'maya.patel',
  'noel.fitzgerald',
  'opal.jensen',
  'priya.raman',
  'quentin.shaw',
  'rosa.delgado',
  'silas.boone',
  'tessa.nguyen',
  'uma.castellano',
  'vince.harper',
  'wren.sullivan',
  'xavier.luna',
  'yuki.tanabe',
  'zoe.bergman',
  'amos.kettle',
  'bree.falkner',
  'cora.mcallister',
  'dev.kapoor',
  'esme.rowe',
  'finn.gallagher',
  'greta.solis',
  'hugo.petrov',
  'iris.dunne',
  'jude.carver',
];
const sources: SubscriberSource[] = [
  'website',
  'website',
  'events',
  'website',
  'taproom',
  'website',
  'events',
  'other',
];

/** A sign-up every few days over about four months; every ninth subscriber is inactive. */
export const subscribers: SeedSubscriber[] = names.map((name, index) => ({
  email: `${name}@example.com`,
  source: sources[index % sources.length] ?? 'website',
  daysAgo: index * 3 + (index % 4) * 6,
  isActive: index % 9 !== 7,
}));
