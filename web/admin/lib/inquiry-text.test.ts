import { isToOtherState, previewInquiry, replyLink, explainRejection } from './inquiry-text';

const order = (details: Record<string, string>, message: string | null = null) =>
  ({ kind: 'shipping-order', details, message }) as const;

const brooklyn = { quantity: '2 cases', beerSelections: 'Low Water', address: '55 Water St, Brooklyn, NY 11201' };

test.each([
  [order(brooklyn), '2 cases, Low Water, Brooklyn NY'],
  [order({ ...brooklyn, beerSelections: 'Low Water\nSnowmelt', address: 'ask me' }), '2 cases, Low Water, Snowmelt'],
  [order({}, 'Call me'), 'Call me'],
  [order({}), 'No message'],
  [{ kind: 'private-event', details: { eventType: 'wedding' }, message: 'In May.' } as const, 'Wedding: In May.'],
  [
    {
      kind: 'private-event',
      details: { eventType: 'wedding', eventDate: '2027-06-12', guestCount: '60' },
      message: 'Hi.',
    } as const,
    'Wedding, Jun 12, 2027, 60 guests: Hi.',
  ],
  [{ kind: 'private-event', details: { guestCount: '1' }, message: null } as const, '1 guest'],
  [{ kind: 'private-event', details: { eventType: 'general' }, message: 'In May.' } as const, 'In May.'],
  [{ kind: 'contact', details: { subject: 'Tours' }, message: null } as const, 'No message'],
])('the preview of %j is %s', (inquiry, preview) => expect(previewInquiry(inquiry)).toBe(preview));

test('an order to a state that is not served is recognized', () => {
  const served = [{ code: 'CA' }, { code: 'OR' }];
  expect(isToOtherState(order(brooklyn), served)).toBe(true);
  expect(isToOtherState(order({ ...brooklyn, address: '1 Elm St, Portland, Oregon' }), served)).toBe(false);
  expect(isToOtherState(order({ ...brooklyn, address: 'ask me' }), served)).toBe(false);
  expect(isToOtherState({ kind: 'contact', details: brooklyn }, served)).toBe(false);
});

test('the reply link has a subject, and visitor input cannot add mail headers', () => {
  expect(replyLink({ kind: 'shipping-order', email: 'jo+a@example.com', details: {} }, 'Boldridge')).toBe(
    'mailto:jo%2Ba@example.com?subject=Re%3A%20Your%20shipping%20order%20to%20Boldridge',
  );
  const link = replyLink({ kind: 'contact', email: 'a&b?c@d.com', details: { subject: 'Tours&bcc=x' } }, 'B');
  expect(link).toBe('mailto:a%26b%3Fc@d.com?subject=Re%3A%20Your%20message%20(Tours%26bcc%3Dx)%20to%20B');
});

test.each([
  ['550 5.1.1 <a@example.com>: Recipient address rejected: User unknown', 'this email address does not exist'],
  ['550-5.1.10 RESOLVER.ADR.RecipientNotFound', 'this email address does not exist'],
  ['553 5.1.8 Sender address rejected: Domain not found', null],
  ['552 5.2.2 Over quota', 'the mailbox is full'],
  ['554 5.7.1 Spam', 'the mail server does not accept it'],
  ['550 No such user', null],
  [null, null],
])('%s: %s', (reason, meaning) => expect(explainRejection(reason)).toBe(meaning));
