import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { api, isAway } from '../../../test/api';
import { renderRoute } from '../../../test/render-route';
import { ShippingForm } from './shipping-form';

const path = '/contact/shipping-order';
const thanks =
  'Thank you for your shipping order! We will contact you within 24 hours with availability and pricing details.';

const box = (name: RegExp | string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Order Request' }));

async function renderForm() {
  renderRoute({ path: '/', Component: () => <ShippingForm today="2026-07-04" /> });
  await screen.findByRole('button', { name: 'Send Order Request' });
}

async function fillIn() {
  await userEvent.type(box('Name'), 'Ada Miller');
  await userEvent.type(box('Email'), 'ada@example.com');
  await userEvent.type(box('Delivery address'), '12 Main Street, Reno, NV 89501');
  await userEvent.type(box('Beer selections'), 'Night Freight');
  await userEvent.type(box('Quantity'), '2 cases');
}

test('an empty order names what is missing', async () => {
  await renderForm();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fix the errors below before submitting.');
  const described: [string, RegExp][] = [
    ['Name', /Name must be at least 2 characters long/],
    ['Email', /Please provide a valid email address/],
    ['Delivery address', /Please provide a complete delivery address/],
    ['Beer selections', /Please specify your beer preferences/],
    ['Quantity', /Please specify quantity desired/],
  ];
  for (const [name, error] of described) expect(box(name)).toHaveAccessibleDescription(error);
});

test('the message counts as it is typed and speaks up when it is too long', async () => {
  await renderForm();
  await userEvent.type(box(/Message/), 'Hello');
  expect(screen.getByText('5 / 1000 characters')).toBeInTheDocument();
  await userEvent.click(box(/Message/));
  await userEvent.paste('x'.repeat(998));
  expect(screen.getByText('1003 / 1000 characters')).toBeInTheDocument();
  await send();
  await waitFor(() =>
    expect(box(/Message/)).toHaveAccessibleDescription(/Message is too long \(maximum 1000 characters\)/),
  );
});

test('a phone number with too few digits has its own words here', async () => {
  await renderForm();
  await userEvent.type(box(/Phone/), '530');
  await send();
  await waitFor(() => expect(box(/Phone/)).toHaveAccessibleDescription('Phone number must be exactly 10 digits'));
});

test('delivery can be asked for from today on', async () => {
  await renderForm();
  const date = screen.getByLabelText(/Preferred delivery date/);
  expect(date).toHaveAttribute('min', '2026-07-04');
  await userEvent.type(date, '2026-07-03');
  await send();
  await waitFor(() => expect(date).toHaveAccessibleDescription('Please choose a date from today on'));
});

test('an order is sent as it was written, and the form is empty again', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post(`*/api${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, message: thanks }, { status: 201 });
    }),
  );
  await renderForm();
  await fillIn();
  await userEvent.type(screen.getByLabelText(/Preferred delivery date/), '2026-07-10');
  await send();
  expect(await screen.findByText(thanks)).toBeInTheDocument();
  expect(sent).toEqual([
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
  expect(box('Quantity')).toHaveValue('');
});

test('without a connection the order stays', async () => {
  api.use(isAway('post', path));
  await renderForm();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to send order request. Please check your connection and try again.',
  );
  expect(box('Beer selections')).toHaveValue('Night Freight');
});

test('the age rule stands beside the button', async () => {
  await renderForm();
  expect(screen.getByText(/must be 21 or older and show a valid ID/)).toBeInTheDocument();
});
