import { expect, test } from 'vitest';
import { explainRejection } from './email-failure';

test.each([
  ['550 5.1.1 <a@example.com>: Recipient address rejected: User unknown', 'this email address does not exist'],
  ['550-5.1.10 RESOLVER.ADR.RecipientNotFound', 'this email address does not exist'],
  ['553 5.1.8 Sender address rejected: Domain not found', null],
  ['552 5.2.2 Over quota', 'the mailbox is full'],
  ['554 5.7.1 Spam', 'the mail server does not accept it'],
  ['550 No such user', null],
  [null, null],
])('%s: %s', (reason, meaning) => expect(explainRejection(reason)).toBe(meaning));
