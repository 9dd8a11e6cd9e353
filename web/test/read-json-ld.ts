/** The structured data of the page. */
export const readJsonLd = <Block extends object = Record<string, unknown>>(): Block[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ innerHTML }) => JSON.parse(innerHTML) as Block,
  );
