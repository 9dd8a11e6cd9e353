/** Emails to subscribers; each contains the unsubscribe links. */
import { renderEmail, type EmailMessage } from '#lib/mail/template';
import { settings } from '#lib/settings';
import { fetchBrandNames, fetchMailSettings } from '#lib/site-settings/queries';

type Recipient = { email: string; unsubscribeToken: string };

/** `page` requires a confirmation; `oneClick` is the endpoint that mail clients POST to (RFC 8058). */
export function unsubscribeLinks(token: string) {
  const { publicUrl } = settings();
  const query = `token=${encodeURIComponent(token)}`;
  return {
    page: `${publicUrl}/newsletter/unsubscribe?${query}`,
    oneClick: `${publicUrl}/api/newsletter/unsubscribe?${query}`,
  };
}

/** The token is in the fragment, which browsers send to no server, and is removed from the outbox once it is sent. */
const confirmationLink = (token: string) =>
  `${settings().publicUrl}/newsletter/confirm#token=${encodeURIComponent(token)}`;

/** Contains nothing that the sender wrote: anyone can enter another person's e-mail address. */
export async function confirmationEmail(email: string, token: string): Promise<EmailMessage> {
  const { name, shortName } = await fetchBrandNames();
  return renderEmail({
    to: email,
    subject: `Please confirm your subscription to the ${shortName} newsletter`,
    paragraphs: [
      'Somebody, hopefully you, has entered this email address to subscribe to our newsletter.',
      'Follow the link to confirm. It is valid for 7 days.',
      'If it was not you, ignore this email: you will not be subscribed.',
    ],
    link: { label: 'Confirm subscription', url: confirmationLink(token) },
    from: name,
  });
}

export async function welcomeEmail({ email, unsubscribeToken }: Recipient): Promise<EmailMessage> {
  const { name, shortName } = await fetchBrandNames();
  const { newsletterText } = await fetchMailSettings();
  const { page, oneClick } = unsubscribeLinks(unsubscribeToken);
  return renderEmail({
    to: email,
    subject: `Welcome to the ${shortName} newsletter`,
    paragraphs: [
      'Thank you for subscribing to our newsletter!',
      newsletterText,
      'If you did not sign up, or have changed your mind, you can unsubscribe with one click.',
    ],
    link: { label: 'Unsubscribe', url: page },
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    from: name,
  });
}
