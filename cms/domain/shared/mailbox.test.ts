import { toMailbox } from './mailbox';

test.each([
  ['ann@example.com', 'ann@example.com'],
  ['ann+beer@example.com', 'ann@example.com'],
  ['a.n.n@example.com', 'a.n.n@example.com'],
  ['a.n.n+1@gmail.com', 'ann@gmail.com'],
  ['ann@googlemail.com', 'ann@gmail.com'],
  ['+ann@example.com', '+ann@example.com'],
  ['"a@b"@example.com', '"a@b"@example.com'],
])('%s is delivered to %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});
