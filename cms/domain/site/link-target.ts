/** Links that staff enter: a path of the site, a web page, an e-mail address or a phone number. */
import { isHttpUrl } from '../shared/url-field';

const path = /^\/(?!\/)[^\s<>"\\^`{|}]*$/;
const contactUrl = /^(?:mailto:[^\s<>"]+@[^\s<>"]+|tel:\+?[\d().-]+)$/i;

export const isLinkTarget = (text: string) => path.test(text) || contactUrl.test(text) || isHttpUrl(text);
