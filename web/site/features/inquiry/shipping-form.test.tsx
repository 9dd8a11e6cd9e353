import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Beer } from '@domain/beer/schema';
import { api, mockCall, mockError, mockJson } from '../../../test/api';
import { beerPage, makeBeer } from '../../../test/factories';
import { renderRoute } from '../../../test/render-site';
import { ShippingForm } from './shipping-form';
import { fill } from '../../../test/page';

const path = '/contact/shipping-order';
const successMessage =
  'Thank you for your shipping order! We will contact you within 24 hours with availability and pricing details.';

const textbox = (name: RegExp | string) => screen.getByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send Order Request' }));

const california = { state: 'California', code: 'CA', note: null, lastReviewed: null };
const nevada = { ...california, state: 'Nevada', code: 'NV' };
const utah = { ...california, state: 'Utah', code: 'UT' };

const mockBeers = (...beers: Beer[]) => mockJson('get', '/beers', beerPage(beers));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-07-04T19:00:00Z') });
  api.use(mockJson('get', '/shipping-states', { shippingStates: [california, nevada, utah] }));
});

async function renderForm() {
  renderRoute({ path: '/', Component: ShippingForm });
  await screen.findByRole('button', { name: 'Send Order Request' });
}

async function fillForm() {
  await fill(userEvent, textbox('Name'), 'Ada Miller');
  await fill(userEvent, textbox('Email'), 'ada@example.com');
  await fill(userEvent, textbox('Delivery address'), '12 Main Street, Reno, NV 89501');
  await fill(userEvent, textbox('Beer selections'), 'Night Freight');
  await fill(userEvent, textbox('Quantity'), '2 cases');
}

test('rejects a missing address, a message that is too long, counting its characters, and a delivery date before today', async () => {
  await renderForm();
  await fill(userEvent, textbox(/Message/), 'Hello');
  expect(screen.getByText('5 / 1000 characters')).toBeInTheDocument();
  await fill(userEvent, textbox(/Message/), 'x'.repeat(1003));
  expect(screen.getByText('1003 / 1000 characters')).toBeInTheDocument();
  const date = screen.getByLabelText(/Preferred delivery date/);
  expect(date).toHaveAttribute('min', '2026-07-04');
  await userEvent.type(date, '2026-07-03');
  await submit();
  await waitFor(() => expect(date).toHaveAccessibleDescription('Please choose a date from today on'));
  expect(textbox('Delivery address')).toHaveAccessibleDescription(/Please provide a complete delivery address/);
  expect(textbox(/Message/)).toHaveAccessibleDescription(/Message is too long \(maximum 1000 characters\)/);
});

test('sends a valid order, without a box to check for the age, and clears the form', async () => {
  const requests = mockCall('post', path, { message: successMessage });
  await renderForm();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByText(/By sending this request you confirm that you are 21 or older/)).toBeVisible();
  await fillForm();
  await userEvent.type(screen.getByLabelText(/Preferred delivery date/), '2026-07-10');
  await submit();
  expect(await screen.findByText(successMessage)).toHaveTextContent(/Your request is not an order yet/);
  expect(screen.queryByText(/We don’t ship to/)).toBeNull();
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

test('states where we ship, and warns about an address elsewhere without blocking the order', async () => {
  const requests = mockCall('post', path, { message: successMessage });
  await renderForm();
  expect(await screen.findByText(/We ship to California, Nevada and Utah\./)).toBeInTheDocument();
  await fillForm();
  expect(screen.queryByText(/We don’t ship to/)).not.toBeInTheDocument();
  await fill(userEvent, textbox('Delivery address'), '1 Congress St, Portland, ME 04101');
  expect(screen.queryByText(/We don’t ship to/)).not.toBeInTheDocument();
  await userEvent.tab();
  expect(textbox('Delivery address')).toHaveAccessibleDescription(/We don’t ship to Maine yet\. You can still send/);
  await submit();
  expect(await screen.findByText(successMessage)).toBeInTheDocument();
  expect(requests).toEqual([expect.objectContaining({ address: '1 Congress St, Portland, ME 04101' })]);
  expect(screen.getByText('We don’t ship to Maine yet. We’ll tell you what we can do.')).toBeVisible();
});

test('the picker lists beers that ship and writes cases into the text, which stays the visitor’s own', async () => {
  api.use(
    mockBeers(
      makeBeer({ _id: '1', name: 'Low Water', isAvailable: true, tags: [] }),
      makeBeer({ _id: '2', name: 'Snowmelt', isAvailable: true, tags: [] }),
      makeBeer({ _id: '3', name: 'Sold Out', isAvailable: false, tags: [] }),
      makeBeer({ _id: '4', name: 'Next Year', isAvailable: true, tags: ['Coming Soon'] }),
    ),
  );
  await renderForm();
  await fill(userEvent, textbox('Beer selections'), 'For a birthday.');
  await userEvent.click(screen.getByRole('button', { name: 'Pick from our beers' }));
  const add = await screen.findByRole('button', { name: 'Add a case of Low Water' });
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Cases of Low Water',
    'Cases of Snowmelt',
  ]);
  await userEvent.dblClick(add);
  await userEvent.click(screen.getByRole('button', { name: 'Add a case of Snowmelt' }));
  expect(textbox('Beer selections')).toHaveValue('For a birthday.\n2 cases of Low Water\n1 case of Snowmelt');
  expect(textbox('Quantity')).toHaveValue('3 cases');

  await fill(userEvent, textbox('Quantity'), 'as many as fit');
  await userEvent.click(screen.getByRole('button', { name: 'Remove a case of Snowmelt' }));
  expect(textbox('Beer selections')).toHaveValue('For a birthday.\n2 cases of Low Water');
  expect(textbox('Quantity')).toHaveValue('as many as fit');
  expect(screen.getByRole('button', { name: 'Remove a case of Snowmelt' })).toHaveFocus();
});

test('a pick clears the errors of the fields it fills in', async () => {
  api.use(mockBeers(makeBeer({ name: 'Low Water', isAvailable: true, tags: [] })));
  await renderForm();
  await submit();
  await waitFor(() => expect(textbox('Beer selections')).toBeInvalid());
  await userEvent.click(screen.getByRole('button', { name: 'Pick from our beers' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add a case of Low Water' }));
  expect(textbox('Beer selections')).toBeValid();
  expect(textbox('Quantity')).toBeValid();
  expect(textbox('Name')).toBeInvalid();
});

test('the picker says when no beer ships, and retries after a failure', async () => {
  api.use(mockError('get', '/beers', 503, { message: 'Down' }));
  await renderForm();
  await userEvent.click(screen.getByRole('button', { name: 'Pick from our beers' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load our beers.');
  api.use(mockBeers());
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/No beer ships right now/)).toBeVisible();
});
