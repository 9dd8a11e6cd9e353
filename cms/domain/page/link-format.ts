/**
 * What a link may be: a path of the site, a place on the page, a web address, an e-mail address or a phone number. Nothing
 * that runs a script.
 */
export const linkPattern = '^(/(?!/)\\S*|#\\S+|https?://\\S+|mailto:\\S+|tel:\\S+)$';

const linkFormat = new RegExp(linkPattern, 'i');

export const isSafeLink = (url: string) => linkFormat.test(url);
