/** Map tiles: the template of their URL, and the attribution, which is HTML. */
import { hasPlainHost } from '../shared/url-field';

export const defaultMapTileAttribution =
  '&copy; <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors';

/** `https://tile.example/{z}/{x}/{y}.png`, also with `{s}` as the first subdomain, and `{r}` for sharp screens. */
export const isMapTileUrl = (text: string) =>
  ['{z}', '{x}', '{y}'].every((part) => text.includes(part)) &&
  text.length <= 1000 &&
  /^https?:\/\/[^\s<>"\\;,']+$/.test(text) &&
  hasPlainHost(text.replace('://{s}.', '://s.')) &&
  URL.canParse(text.replaceAll(/\{\w+\}/g, 'a'));

const link = /<a href="https?:\/\/[^"<>\s]+"(?: target="_blank")?(?: rel="[a-z ]+")?>[^<>]*<\/a>/g;

/** Whether it is text with plain links; other elements and attributes could run scripts. */
export const isTileAttribution = (html: string) => !/[<>]/.test(html.replaceAll(link, ''));
