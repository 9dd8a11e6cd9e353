import { parseBody } from '../test/parse';
import { locationUpdate } from './input';

test('accepts the body that the Content screen sends', () =>
  expect(
    parseBody(locationUpdate, {
      location: 'auburn',
      hours: { monday: ' 11:00 AM - 8:00 PM ', display: '' },
      contact: { phone: '5305550123', email: ' Hello@Example.com', address: null },
      heroImages: [{ _id: 'b', url: '/uploads/b.jpg', alt: ' ', page: 'taproom', isActive: false }, { _id: 'a' }],
      logo: null,
      updatedAt: '2026-07-04T12:00:00.000Z',
    }),
  ).toEqual({
    hours: { monday: '11:00 AM - 8:00 PM', display: null },
    contact: { phone: '(530) 555-0123', email: 'hello@example.com', address: null },
    heroImages: [{ _id: 'b', alt: null, isActive: false }, { _id: 'a' }],
    updatedAt: '2026-07-04T12:00:00.000Z',
  }));

test('null clears a whole group', () =>
  expect(parseBody(locationUpdate, { contact: null })).toEqual({
    contact: { phone: null, email: null, address: null },
  }));

test('returns the errors of all fields, in form order', () =>
  expect(
    parseBody(locationUpdate, {
      heroImages: [{ alt: 'x'.repeat(301), isActive: 'yes' }, 'b'],
      contact: { email: 'nobody' },
      hours: { sunday: 5, monday: 'x'.repeat(61) },
    }),
  ).toEqual([
    { path: 'hours.monday', msg: 'Monday is too long (maximum 60 characters)' },
    { path: 'hours.sunday', msg: 'Sunday must be text' },
    { path: 'contact.email', msg: 'Please enter a valid email address' },
    { path: 'heroImages.0._id', msg: 'Each hero image must have its _id' },
    { path: 'heroImages.0.alt', msg: 'Alt text is too long (maximum 300 characters)' },
    { path: 'heroImages.0.isActive', msg: 'Active must be true or false' },
    { path: 'heroImages.1', msg: 'Each hero image must be an object' },
  ]));
