import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, mockCall, mockNetworkError } from '../../../test/api';
import { renderRoute } from '../../../test/render-site';
import { PrivateEventForm } from './contact-forms';
import { fill } from '../../../test/page';

const path = '/contact/private-event';
const successMessage =
  'Thank you for your private event inquiry! We will contact you within 24 hours to discuss your event.';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-04T19:00:00Z') }));

async function renderFilledForm(url = '/') {
  renderRoute({ path: '/', Component: PrivateEventForm }, url);
  await fill(userEvent, await screen.findByRole('textbox', { name: 'Name' }), 'Ada Miller');
  await fill(userEvent, screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await fill(userEvent, screen.getByRole('textbox', { name: 'Message' }), 'Sixty people on July 4.');
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send Request' }));

test('sends the event type `general` for an unknown one in the URL', async () => {
  const requests = mockCall('post', path, { message: successMessage });
  await renderFilledForm('/?type=circus');
  await submit();
  expect(await screen.findByRole('status')).toHaveTextContent(successMessage);
  expect(requests).toEqual([
    expect.objectContaining({
      eventType: 'general',
      phone: '',
      taproom: '',
      eventDate: '',
      guestCount: '',
      website: '',
    }),
  ]);
});

test('sends the taproom, the date and the guests; a past date and no guests are errors at their fields', async () => {
  const requests = mockCall('post', path, { message: successMessage });
  await renderFilledForm('/?type=rehearsal-dinner');
  const taproom = screen.getByRole('combobox', { name: /^Taproom/ });
  expect(taproom).toHaveDisplayValue('No preference');
  await userEvent.selectOptions(taproom, 'Folsom, CA');
  const date = screen.getByLabelText(/^Date/);
  const guests = screen.getByRole('textbox', { name: /^Guests/ });
  await userEvent.type(date, '2026-07-03');
  await userEvent.type(guests, '0');
  await submit();
  await waitFor(() => expect(date).toHaveAccessibleDescription(/Please choose a date from today on/));
  expect(guests).toHaveAccessibleDescription(/Please enter a number of guests from 1 to 1000/);
  expect(date).toHaveFocus();
  await fill(userEvent, date, '2026-07-05');
  await fill(userEvent, guests, '60');
  await submit();
  expect(await screen.findByRole('status')).toHaveTextContent(successMessage);
  expect(requests).toEqual([
    expect.objectContaining({
      eventType: 'rehearsal-dinner',
      taproom: 'Folsom',
      eventDate: '2026-07-05',
      guestCount: '60',
    }),
  ]);
});

test('shows the taproom’s phone number after a network error', async () => {
  api.use(mockNetworkError('post', path));
  await renderFilledForm();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to send request. Please check your connection and try again or call us directly at (530) 555-0123.',
  );
});
