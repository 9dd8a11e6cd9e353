/** Reading what is not public: through query parameters, ids, searches, and everything that the site generates. */
import { attack, type AttackCase, type AttackClass, describeReply, diagonals, refused, words } from '../attack-case.ts';
import type { Target } from '../target.ts';

/** Public reads; `{beer}` is the id of a public beer. */
const publicReads = words`
  /api/beers /api/beers/featured /api/beers/{beer} /api/beers/{beer}/related /api/events /api/events/feed
  /api/content/location/auburn /api/content/location/auburn/public /api/content/hero-images/main-website/home
  /api/distributors /api/shipping-states /api/site /api/taprooms /api/taprooms/auburn /api/taps /api/taps/auburn
  /api/pages/admin /api/pages/home /api/redirects
`;

/** What Strapi's own API, or a database layer behind it, would understand. */
const parameters = words`
  populate=* populate=deep populate[createdBy][populate]=* populate[0]=createdBy&populate[1]=updatedBy
  populate[createdBy][fields][0]=password&populate[createdBy][fields][1]=resetPasswordToken fields=*
  fields[0]=wholesalePrice&fields[1]=createdBy filters[isActive][$eq]=false
  filters[$or][0][isActive]=false&filters[$or][1][isActive]=true filters[createdBy][password][$startsWith]=$2
  filters[createdBy][resetPasswordToken][$notNull]=true filters[wholesalePrice][$gt]=0 where[isActive]=false
  _where[isActive]=false isActive=false active=false active=all status=draft publicationState=preview
  isPublic=false locale=* sort=createdBy.password:asc sort[0]=wholesalePrice:desc pagination[limit]=-1
  pagination[pageSize]=100000 include=draft include[]=cancelled&include[]=draft select=* expand=createdBy
  with=createdBy preview=true admin=true role=admin debug=1 __proto__[isAdmin]=true
  constructor[prototype][isAdmin]=true
`;

const expand = (path: string, { ids }: Target) => path.replace('{beer}', ids.beer);

/** An unknown parameter has no effect: the same bytes, or a 400. */
const ignoresParameter = (path: string, parameter: string) =>
  attack(`read more of ${path} with ?${parameter}`, async (attacker) => {
    const url = expand(path, attacker.target);
    const separator = url.includes('?') ? '&' : '?';
    const plain = await attacker.send({ path: url });
    const extended = await attacker.send({ path: `${url}${separator}${parameter}` });
    if (extended.status === 400) return null;
    if (extended.status !== plain.status) return `got ${describeReply(extended)} instead of ${plain.status}`;
    return extended.body.length > plain.body.length
      ? `got ${extended.body.length} bytes instead of ${plain.body.length}`
      : null;
  });

const hidden = ({ ids }: Target): AttackCase[] => [
  refused('read an inactive beer by its id', { path: `/api/beers/${ids.inactiveBeer}` }, [404]),
  refused('read the beers related to an inactive beer', { path: `/api/beers/${ids.inactiveBeer}/related` }, [404]),
  refused('read an inactive beer’s page', { path: `/beers/${ids.inactiveBeer}` }, [404]),
  refused('read a draft event by its id', { path: `/api/events/${ids.draftEvent}` }, [404]),
  refused('read the beers of a draft event', { path: `/api/events/${ids.draftEvent}/beers` }, [404]),
  refused('read a private event by its id', { path: `/api/events/${ids.privateEvent}` }, [404]),
  refused('add a draft event to a calendar', { path: `/events/${ids.draftEvent}.ics` }, [404]),
  refused('add a private event to a calendar', { path: `/events/${ids.privateEvent}.ics` }, [404]),
  refused('read an inquiry by its id', { path: `/api/inquiries/${ids.inquiry}` }, [401]),
  refused('read a user by its id', { path: `/api/auth/users/${ids.user}` }, [401, 405]),
  refused('read a user as another kind of record', { path: `/api/beers/${ids.user}` }, [404]),
  refused('read an inquiry as another kind of record', { path: `/api/events/${ids.inquiry}` }, [404]),
  refused(
    'unsubscribe somebody by the id of the subscriber',
    { method: 'POST', path: `/api/newsletter/unsubscribe?token=${ids.subscriber}` },
    [404],
  ),
];

/** A search that finds a private text tells whether it exists. */
const searchedLists = ['/api/beers?search=', '/api/beers?style=', '/api/beers?tag=', '/api/events?search='];
const searches = ({ secrets }: Target): AttackCase[] =>
  diagonals(
    searchedLists.length,
    [...secrets]
      .filter(([name]) => !name.startsWith('the password') && !name.startsWith('the token'))
      .flatMap(([name, text]) =>
        searchedLists.map((path) =>
          attack(`confirm ${name} by ${path}`, async (attacker) => {
            const { text: found } = await attacker.send({ path: path + encodeURIComponent(text) });
            const { text: none } = await attacker.send({ path: `${path}nothing-has-this-text` });
            return found.length > none.length && path.startsWith('/api/beers')
              ? `found something: ${found.slice(0, 120)}`
              : null;
          }),
        ),
      ),
  );

/** Generated from the content: pages of the sitemap, feeds, printed and embedded lists, and what screens and scripts load. */
const generated = words`
  / /beers /events /taps /contact /our-story /distributors /auburn /folsom /rewards /sitemap.xml /robots.txt
  /events.ics /events/auburn.ics /taps/feed.json /taps/feed.xml /taps/auburn/print /taps/auburn/tents /embed/taps
  /embed/taps/auburn /site.webmanifest /theme.css /api/openapi.json /api/docs /api/site /admin /bar /screen
  /healthz /readyz /api/pages/admin /api/redirects /oembed?url=http://localhost/taps /preview /api/preview
`;

const crawl = attack('find private data on any page of the sitemap', async (attacker) => {
  const { text } = await attacker.send({ path: '/sitemap.xml' });
  const pages = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  for (const path of pages.slice(0, 60)) await attacker.send({ path });
  return pages.length > 5 ? null : 'the sitemap has no pages';
});

/** What staff have just read must not be what visitors get. */
const afterStaff = (path: string) =>
  attack(`get what staff have read at ${path} from a cache`, async (attacker) => {
    const url = expand(path, attacker.target);
    await attacker.send({ path: url, as: 'admin' });
    await attacker.send({ path: url, as: 'admin', by: 'cookie' });
    await attacker.send({ path: url });
  });

export const privateData: AttackClass = {
  name: 'private data',
  cases: (target) => [
    ...diagonals(
      parameters.length,
      publicReads.flatMap((path) => parameters.map((parameter) => ignoresParameter(path, parameter))),
    ),
    ...hidden(target),
    ...searches(target),
    ...generated.map((path) => attack(`find private data in ${path}`, async ({ send }) => void (await send({ path })))),
    crawl,
    ...[...publicReads, ...generated.slice(0, 10)].map(afterStaff),
  ],
};
