import { expect, test } from 'vitest';
import { replyLink } from './reply';

test('the reply link has a subject, and visitor input cannot add mail headers', () => {
  expect(replyLink({ kind: 'shipping-order', email: 'jo+a@example.com', details: {} }, 'Boldridge')).toBe(
    'mailto:jo%2Ba@example.com?subject=Re%3A%20Your%20shipping%20order%20to%20Boldridge',
  );
  const link = replyLink({ kind: 'contact', email: 'a&b?c@d.com', details: { subject: 'Tours&bcc=x' } }, 'B');
  expect(link).toBe('mailto:a%26b%3Fc@d.com?subject=Re%3A%20Your%20message%20(Tours%26bcc%3Dx)%20to%20B');
});
