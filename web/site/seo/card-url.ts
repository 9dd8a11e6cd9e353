/** The URL of the image that the edge draws for links to a beer or an event; each version has its own. */
export const cardUrl = (kind: 'beers' | 'events', { slug, updatedAt }: { slug: string; updatedAt: string }) =>
  `/cards/${kind}/${slug}?v=${Date.parse(updatedAt).toString(36)}`;
