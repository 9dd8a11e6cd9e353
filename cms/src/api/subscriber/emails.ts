/** Emails to subscribers; each contains the unsubscribe links. */
import { renderEmail, type EmailMessage } from '#lib/mail/template';
import { settings } from '#lib/settings';
import { fetchBrandNames, fetchMailSettings } from '#lib/site-settings/queries';

type Recipient = { email: string; unsubscribeToken: string };

/** `page` requires a confirmation; `oneClick` is the endpoint that mail clients POST to (RFC 8058). */
function unsubscribeLinks(token: string) {
  const { publicUrl } = settings();
  const query = `token=${encodeURIComponent(token)}`;
  return {
    page: `${publicUrl}/newsletter/unsubscribe?${query}`,
    oneClick: `${publicUrl}/api/newsletter/unsubscribe?${query}`,
  };
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
