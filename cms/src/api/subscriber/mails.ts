/** What a subscriber gets by mail. Every one of these mails says how to leave. */
import { renderEmail, type EmailMessage } from '#lib/mail/template';
import { settings } from '#lib/settings';

type Recipient = { email: string; unsubscribeToken: string };

/** The page asks before it does anything; mail programs may post to the second address without asking (RFC 8058). */
const waysOut = (token: string) => {
  const { publicUrl } = settings();
  const query = `token=${encodeURIComponent(token)}`;
  return {
    page: `${publicUrl}/newsletter/unsubscribe?${query}`,
    oneClick: `${publicUrl}/api/newsletter/unsubscribe?${query}`,
  };
};

export function welcomeMail({ email, unsubscribeToken }: Recipient): EmailMessage {
  const { brand } = settings();
  const { page, oneClick } = waysOut(unsubscribeToken);
  return renderEmail({
    to: email,
    subject: `Welcome to the ${brand.shortName} newsletter`,
    paragraphs: [
      'Thank you for subscribing to our newsletter!',
      'New releases, events in both taprooms and the odd story from the brewhouse: that is all we will ever send.',
      'If it was not you who signed up, or you have changed your mind, one click is enough.',
    ],
    link: { label: 'Unsubscribe', url: page },
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    from: brand.name,
  });
}
