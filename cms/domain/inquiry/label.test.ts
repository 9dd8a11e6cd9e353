import { expect, test } from 'vitest';
import { inquiryCsvRow } from './csv';
import { eventTypeLabel, eventTypeOptions, isEventType } from './event-type';
import type { Inquiry } from './inquiry';
import { inquiryDetails } from './label';
import { replyLink } from './reply';

const inquiry: Inquiry = {
  _id: '1',
  kind: 'shipping-order',
  status: 'new',
  name: '=Jo',
  email: 'jo+a@example.com',
  phone: null,
  message: null,
  details: { note: 'x', quantity: '2 cases', address: '12 Main Street' },
  createdAt: '2026-07-04T12:00:00.000Z',
  updatedAt: '2026-07-04T12:00:00.000Z',
};

test('details are in form order, unknown ones last', () =>
  expect(inquiryDetails(inquiry).map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Delivery address: 12 Main Street',
    'Quantity: 2 cases',
    'note: x',
  ]));

test('the CSV row has every column and escapes formulas', () =>
  expect(inquiryCsvRow(inquiry)).toEqual([
    'shipping-order',
    'new',
    "'=Jo",
    'jo+a@example.com',
    '',
    '',
    'Delivery address: 12 Main Street\nQuantity: 2 cases\nnote: x',
    '2026-07-04T12:00:00.000Z',
  ]));

test('the reply link has a subject, and visitor input cannot add mail headers', () => {
  expect(replyLink(inquiry, 'Boldridge')).toBe(
    'mailto:jo%2Ba@example.com?subject=Re%3A%20Your%20shipping%20order%20to%20Boldridge',
  );
  const link = replyLink({ kind: 'contact', email: 'a&b?c@d.com', details: { subject: 'Tours&bcc=x' } }, 'B');
  expect(link).toBe('mailto:a%26b%3Fc@d.com?subject=Re%3A%20Your%20message%20(Tours%26bcc%3Dx)%20to%20B');
});

test('event types are lowercase and hyphenated, and each has a label', () => {
  expect(eventTypeOptions.every(({ value }) => isEventType(value))).toBe(true);
  expect(['Party', 'a_b', '-a', 'a--b', '', 'a b', 'x'.repeat(51)].some(isEventType)).toBe(false);
  expect([eventTypeLabel('wedding'), eventTypeLabel('beer-school')]).toEqual(['Wedding', 'Beer school']);
});
