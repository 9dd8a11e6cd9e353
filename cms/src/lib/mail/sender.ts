/** The sender of emails: the address of MAIL_FROM, or one at the site's host, with the name of the brewery. */
import { fetchBrandNames } from '../site-settings/queries';
import { settings } from '../settings';

/** A mail server would reject an address at `localhost` or at an IP address. */
const placeholderHost = 'brewery.example';

function toMailHost(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return /[a-z]/i.test(hostname) && hostname.includes('.') ? hostname.replace(/^www\./, '') : placeholderHost;
}

/** Quoted, because a comma would separate two senders. */
const toMailbox = (name: string, address: string) => `"${name.replaceAll(/["\\<>]/g, '')}" <${address}>`;

/** The sender of the panel's own emails, which is set at start: it can't contain the brewery's name, which can change. */
export const getFallbackSender = () => settings().mailFrom ?? noReplyAddress();

const noReplyAddress = () => `no-reply@${toMailHost(settings().publicUrl)}`;

export async function fetchSender(): Promise<string> {
  const { mailFrom } = settings();
  // A name in MAIL_FROM takes precedence over the brewery's.
  if (mailFrom?.includes('<')) return mailFrom;
  const { name } = await fetchBrandNames();
  return toMailbox(name, mailFrom ?? noReplyAddress());
}
