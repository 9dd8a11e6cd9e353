/**
 * Links that content may have: a path of the site, an anchor on the page, an HTTP URL, an e-mail address or a phone number,
 * never a URL that runs a script. To browsers, `/\` at the start is `//`: another host.
 */
export const linkPattern = '^(/(?![/\\\\])\\S*|#\\S+|https?://\\S+|mailto:\\S+|tel:\\S+)$';

/** Strapi's default column of a string has 255 characters. */
export const maxLinkLength = 255;

const linkFormat = new RegExp(linkPattern, 'i');

export const isSafeLink = (url: string) => linkFormat.test(url);
