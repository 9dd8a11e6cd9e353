import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { api, mockNetworkError } from '../../../test/api';
import { renderRoute } from '../../../test/render-route';
import { ShippingForm } from './shipping-form';

const path = '/contact/shipping-order';
const successMessage =
  'Thank you for your shipping order! We will contact you within 24 hours with availability and pricing details.';

const textbox = (name: RegExp | string) => screen.getByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send Order Request' }));

async function renderForm() {
  renderRoute({ path: '/', Component: () => <ShippingForm today="2026-07-04" /> });
  await screen.findByRole('button', { name: 'Send Order Request' });
}

async function fillForm() {
  await userEvent.type(textbox('Name'), 'Ada Miller');
  await userEvent.type(textbox('Email'), 'ada@example.com');
  await userEvent.type(textbox('Delivery address'), '12 Main Street, Reno, NV 89501');
  await userEvent.type(textbox('Beer selections'), 'Night Freight');
  await userEvent.type(textbox('Quantity'), '2 cases');
}

test('an empty order shows every error', async () => {
  await renderForm();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fix the errors below before submitting.');
  const expected: [string, RegExp][] = [
    ['Name', /Name must be at least 2 characters long/],
    ['Email', /Please provide a valid email address/],
    ['Delivery address', /Please provide a complete delivery address/],
    ['Beer selections', /Please specify your beer preferences/],
    ['Quantity', /Please specify quantity desired/],
  ];
  for (const [name, error] of expected) expect(textbox(name)).toHaveAccessibleDescription(error);
});

test('counts the characters of the message and rejects one that is too long', async () => {
  await renderForm();
  await userEvent.type(textbox(/Message/), 'Hello');
  expect(screen.getByText('5 / 1000 characters')).toBeInTheDocument();
  await userEvent.click(textbox(/Message/));
  await userEvent.paste('x'.repeat(998));
  expect(screen.getByText('1003 / 1000 characters')).toBeInTheDocument();
  await submit();
  await waitFor(() =>
    expect(textbox(/Message/)).toHaveAccessibleDescription(/Message is too long \(maximum 1000 characters\)/),
  );
});

test('rejects a phone number with too few digits', async () => {
  await renderForm();
  await userEvent.type(textbox(/Phone/), '530');
  await submit();
  await waitFor(() => expect(textbox(/Phone/)).toHaveAccessibleDescription('Phone number must be exactly 10 digits'));
});

test('rejects a delivery date before today', async () => {
  await renderForm();
  const date = screen.getByLabelText(/Preferred delivery date/);
  expect(date).toHaveAttribute('min', '2026-07-04');
  await userEvent.type(date, '2026-07-03');
  await submit();
  await waitFor(() => expect(date).toHaveAccessibleDescription('Please choose a date from today on'));
});

test('sends a valid order and clears the form', async () => {
  const requests: unknown[] = [];
  api.use(
    http.post(`*/api${path}`, async ({ request }) => {
      requests.push(await request.json());
      return HttpResponse.json({ success: true, message: successMessage }, { status: 201 });
    }),
  );
  await renderForm();
  await fillForm();
  await userEvent.type(screen.getByLabelText(/Preferred delivery date/), '2026-07-10');
  await submit();
  expect(await screen.findByText(successMessage)).toBeInTheDocument();
  expect(requests).toEqual([
    {
      name: 'Ada Miller',
      email: 'ada@example.com',
      phone: '',
      address: '12 Main Street, Reno, NV 89501',
      beerSelections: 'Night Freight',
      quantity: '2 cases',
      preferredDate: '2026-07-10',
      message: '',
      website: '',
    },
  ]);
  expect(textbox('Quantity')).toHaveValue('');
});

test('keeps the order after a network error', async () => {
  api.use(mockNetworkError('post', path));
  await renderForm();
  await fillForm();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to send order request. Please check your connection and try again.',
  );
  expect(textbox('Beer selections')).toHaveValue('Night Freight');
});

test('shows the age rule beside the button', async () => {
  await renderForm();
  expect(screen.getByText(/must be 21 or older and show a valid ID/)).toBeInTheDocument();
});
