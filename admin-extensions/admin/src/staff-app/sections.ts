/** The sections of the staff app that have the records of a type: `/admin/{section}`. */
const sections: Record<string, string> = {
  'api::beer.beer': 'beers',
  'api::event.event': 'events',
  'api::hero-image.hero-image': 'content',
  'api::inquiry.inquiry': 'inbox',
  'api::list-check.list-check': 'taps',
  'api::location.location': 'content',
  'api::pouring.pouring': 'taps',
  'api::subscriber.subscriber': 'newsletter',
  'api::tap.tap': 'taps',
  'api::taproom.taproom': 'taprooms',
  'plugin::users-permissions.user': 'settings',
};

/** Through a redirect of the CMS, because the site's origin is not known when the panel is built. */
export function staffAppUrl(uid: string): string | null {
  const section = sections[uid];
  return section === undefined ? null : `/brewery-panel/site/admin/${section}`;
}
