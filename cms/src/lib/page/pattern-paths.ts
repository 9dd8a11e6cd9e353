/** The path of one of the pages that share their texts, for previews. */
import { findTaprooms } from '../taproom/queries';

export type Path = string | null | undefined;

async function findBeerPath(): Promise<Path> {
  const beer = await strapi.db
    .query('api::beer.beer')
    .findOne({ select: ['slug'], where: { isActive: true }, orderBy: [{ sortName: 'asc' }, { id: 'asc' }] });
  return beer && `/beers/${beer.slug}`;
}

/** The last public one, which is an upcoming one if there is any. */
async function findEventPath(): Promise<Path> {
  const event = await strapi.db.query('api::event.event').findOne({
    select: ['slug'],
    where: { isPublic: true, eventStatus: 'published' },
    orderBy: [{ sortStart: 'desc' }, { id: 'asc' }],
  });
  return event && `/events/${event.slug}`;
}

export const findTaproomPath = async (slug?: string): Promise<Path> =>
  (await findTaprooms(slug === undefined ? { isActive: true } : { slug }))[0]?.path;

/** A page whose texts all beers, events or taprooms share is shown for the first of them. */
export const patternPaths: Record<string, () => Promise<Path>> = {
  beer: findBeerPath,
  event: findEventPath,
  taproom: () => findTaproomPath(),
};
