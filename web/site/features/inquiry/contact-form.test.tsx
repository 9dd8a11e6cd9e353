import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, http, HttpResponse } from 'msw';
import { api, mockCall, mockNetworkError, mockError } from '../../../test/api';
import { renderRoute } from '../../../test/render-site';
import { ContactForm } from './contact-forms';
import { fill } from '../../../test/page';

const path = '/contact/submit';
const successMessage = 'Thank you for your message! We will get back to you soon.';

const textbox = (name: RegExp | string) => screen.getByRole('textbox', { name });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

async function renderForm() {
  renderRoute({ path: '/', Component: ContactForm });
  await screen.findByRole('button', { name: 'Send Message' });
}

async function fillForm() {
  await fill(userEvent, textbox('Name'), 'Ada Miller');
  await fill(userEvent, textbox('Email'), 'ada@example.com');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Tours');
  await fill(userEvent, textbox('Message'), 'May we see the tanks?');
}

const recordRequests = () => mockCall('post', path, { message: successMessage });

test('an empty form shows every error and the banner, and focuses the first field; editing it clears its own and the banner', async () => {
  await renderForm();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fix the errors below before submitting.');
  expect(textbox('Name')).toHaveAccessibleDescription('Name must be at least 2 characters long');
  expect(textbox('Email')).toHaveAccessibleDescription('Email is required');
  expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveAccessibleDescription('Subject is required');
  expect(textbox('Message')).toHaveAccessibleDescription('Message must be at least 10 characters long');
  expect(textbox('Name')).toHaveFocus();
  expect(textbox('Name')).toBeInvalid();
  await userEvent.type(textbox('Name'), 'A');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(textbox('Name')).not.toHaveAccessibleDescription();
  expect(textbox('Email')).toHaveAccessibleDescription('Email is required');
});

test('a phone number is formatted, typed or pasted; a foreign one is kept as typed, with an error', async () => {
  await renderForm();
  await userEvent.type(textbox(/Phone/), '530555x12349');
  expect(textbox(/Phone/)).toHaveValue('(530) 555-1234');
  await fill(userEvent, textbox(/Phone/), '+1 (916) 555-0188');
  expect(textbox(/Phone/)).toHaveValue('(916) 555-0188');
  await userEvent.clear(textbox(/Phone/));
  const typed = '+81 3-1234-5678';
  await userEvent.type(textbox(/Phone/), typed);
  await submit();
  await waitFor(() => expect(textbox(/Phone/)).toHaveAccessibleDescription(/takes US phone numbers/));
  expect(textbox(/Phone/)).toHaveValue(typed);
});

test('a number that a phone keyboard inserts as a whole is not cut to the length of the format', async () => {
  await renderForm();
  fireEvent(textbox(/Phone/), new InputEvent('beforeinput', { data: '5', bubbles: true }));
  expect(textbox(/Phone/)).toHaveAttribute('maxlength', '14');
  fireEvent(textbox(/Phone/), new InputEvent('beforeinput', { data: '+1 (530) 555-0123', bubbles: true }));
  expect(textbox(/Phone/)).toHaveAttribute('maxlength', '40');
  fireEvent.change(textbox(/Phone/), { target: { value: '+1 (530) 555-0123' } });
  expect(textbox(/Phone/)).toHaveValue('(530) 555-0123');
  expect(textbox(/Phone/)).toHaveAttribute('maxlength', '14');
});

test('sends a valid message, shows the success banner and clears the form', async () => {
  const requests = recordRequests();
  await renderForm();
  await fillForm();
  await userEvent.type(textbox(/Phone/), '5305551234');
  await submit();
  expect(await screen.findByRole('status')).toHaveTextContent(successMessage);
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  expect(requests).toEqual([
    {
      name: 'Ada Miller',
      email: 'ada@example.com',
      phone: '(530) 555-1234',
      subject: 'Tours',
      message: 'May we see the tanks?',
      website: '',
    },
  ]);
  expect(textbox('Name')).toHaveValue('');
  expect(textbox('Message')).toHaveValue('');
  await userEvent.type(textbox('Name'), 'B');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a double click sends once', async () => {
  const requests = recordRequests();
  api.use(http.post(`*/api${path}`, async () => void (await delay(50))));
  await renderForm();
  await fillForm();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByRole('status')).toHaveTextContent(successMessage);
  expect(requests).toHaveLength(1);
});

test('shows server errors under their fields and keeps the content', async () => {
  const errors = [{ path: 'email', msg: 'Please provide a valid email address' }];
  api.use(mockError('post', path, 400, { message: 'Please fix the errors below before submitting.', errors }));
  await renderForm();
  await fillForm();
  await submit();
  await waitFor(() => expect(textbox('Email')).toHaveAccessibleDescription('Please provide a valid email address'));
  expect(screen.getByRole('alert')).toHaveTextContent('Please fix the errors below before submitting.');
  expect(textbox('Email')).toHaveFocus();
  expect(textbox('Message')).toHaveValue('May we see the tanks?');
});

const tooMany = 'Too many requests. Please try again later.';

test.each([
  ['with a message', 429, tooMany, {}, tooMany],
  ['with Retry-After', 429, tooMany, { 'Retry-After': '90' }, `${tooMany} You can try again in 2 minutes.`],
  ['without a message', 502, '', {}, 'Failed to send message. Please try again.'],
])('shows a rejection %s in the banner and keeps the content', async (_, status, message, headers, text) => {
  api.use(http.post(`*/api${path}`, () => HttpResponse.json({ success: false, message }, { status, headers })));
  await renderForm();
  await fillForm();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(textbox('Name')).toHaveValue('Ada Miller');
  expect(textbox('Message')).toHaveValue('May we see the tanks?');
});

test('keeps the message after a network error and sends it on retry', async () => {
  api.use(mockNetworkError('post', path));
  await renderForm();
  await fillForm();
  await submit();
  const failure = 'Failed to send message. Please check your connection and try again.';
  expect(await screen.findByRole('alert')).toHaveTextContent(failure);
  const requests = recordRequests();
  await submit();
  expect(await screen.findByRole('status')).toHaveTextContent(successMessage);
  expect(requests).toHaveLength(1);
});

test('the honeypot is hidden from keyboards, screen readers and autofill, and sent as `website`', async () => {
  const requests = recordRequests();
  await renderForm();
  const honeypot = document.querySelector<HTMLInputElement>('input[tabindex="-1"]');
  expect(honeypot).toHaveAttribute('autocomplete', 'off');
  expect(honeypot?.name).not.toMatch(/site|url|mail|name$|phone|company|title|address/i);
  expect(screen.queryByRole('textbox', { name: honeypot?.labels?.[0]?.textContent ?? '' })).not.toBeInTheDocument();
  await fillForm();
  if (honeypot) await userEvent.type(honeypot, 'https://spam.example');
  await submit();
  await waitFor(() => expect(requests).toEqual([expect.objectContaining({ website: 'https://spam.example' })]));
});

test('the subject Private events asks for date and guests, and leads to the form for them', async () => {
  await renderForm();
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Private events');
  expect(textbox('Message')).toHaveAccessibleDescription(/The date you have in mind/);
  const link = screen.getByRole('link', { name: 'Use the private event form' });
  expect(link).toHaveAttribute('href', '/contact?type=general#private-event');
});
