import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { api, isAway, refuses } from '../../../test/api';
import { renderRoute } from '../../../test/render-route';
import { ContactForm } from './contact-form';

const path = '/contact/submit';
const thanks = 'Thank you for your message! We will get back to you soon.';

const box = (name: RegExp | string) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));

async function renderForm() {
  renderRoute({ path: '/', Component: ContactForm });
  await screen.findByRole('button', { name: 'Send Message' });
}

async function fillIn() {
  await userEvent.type(box('Name'), 'Ada Miller');
  await userEvent.type(box('Email'), 'ada@example.com');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Subject' }), 'Tours');
  await userEvent.type(box('Message'), 'May we see the tanks?');
}

/** What the server was sent, one entry a call. */
function listen(delayMs = 0) {
  const sent: unknown[] = [];
  api.use(
    http.post(`*/api${path}`, async ({ request }) => {
      sent.push(await request.json());
      await new Promise((resolve) => setTimeout(resolve, delayMs));
      return HttpResponse.json({ success: true, message: thanks }, { status: 201 });
    }),
  );
  return sent;
}

test('an empty form names every field, shows the banner and goes to the first one', async () => {
  await renderForm();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fix the errors below before submitting.');
  expect(box('Name')).toHaveAccessibleDescription('Name must be at least 2 characters long');
  expect(box('Email')).toHaveAccessibleDescription('Email is required');
  expect(screen.getByRole('combobox', { name: 'Subject' })).toHaveAccessibleDescription('Subject is required');
  expect(box('Message')).toHaveAccessibleDescription('Message must be at least 10 characters long');
  expect(box('Name')).toHaveFocus();
  expect(box('Name')).toBeInvalid();
});

test('editing a field clears its error and the banner, and no other error', async () => {
  await renderForm();
  await send();
  await screen.findByRole('alert');
  await userEvent.type(box('Name'), 'A');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(box('Name')).not.toHaveAccessibleDescription();
  expect(box('Email')).toHaveAccessibleDescription('Email is required');
});

test('an address without a domain and a short phone number are refused', async () => {
  await renderForm();
  await fillIn();
  await userEvent.type(box('Email'), '@');
  await userEvent.type(box(/Phone/), '530555');
  await send();
  await waitFor(() => expect(box('Email')).toHaveAccessibleDescription('Please provide a valid email address'));
  expect(box(/Phone/)).toHaveAccessibleDescription('Phone number must be 10 digits long');
});

test('a phone number is formatted while it is typed and pasted', async () => {
  await renderForm();
  await userEvent.type(box(/Phone/), '530555x12349');
  expect(box(/Phone/)).toHaveValue('(530) 555-1234');
  await userEvent.clear(box(/Phone/));
  await userEvent.click(box(/Phone/));
  await userEvent.paste('+1 (916) 555-0188');
  expect(box(/Phone/)).toHaveValue('(916) 555-0188');
});

test('drops the country code of an autofilled phone number', async () => {
  await renderForm();
  fireEvent.change(box(/Phone/), { target: { value: '+15305551234' } });
  expect(box(/Phone/)).toHaveValue('(530) 555-1234');
});

test('a good message is sent, thanked for and cleared', async () => {
  const sent = listen();
  await renderForm();
  await fillIn();
  await userEvent.type(box(/Phone/), '5305551234');
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent(thanks);
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  expect(sent).toEqual([
    {
      name: 'Ada Miller',
      email: 'ada@example.com',
      phone: '(530) 555-1234',
      subject: 'Tours',
      message: 'May we see the tanks?',
      website: '',
    },
  ]);
  expect(box('Name')).toHaveValue('');
  expect(box('Message')).toHaveValue('');
  await userEvent.type(box('Name'), 'B');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('pressing twice sends once', async () => {
  const sent = listen(50);
  await renderForm();
  await fillIn();
  const button = screen.getByRole('button', { name: 'Send Message' });
  await userEvent.dblClick(button);
  expect(await screen.findByRole('status')).toHaveTextContent(thanks);
  expect(sent).toHaveLength(1);
});

test("the server's errors stand under their fields and nothing that was typed is lost", async () => {
  api.use(
    refuses('post', path, 400, {
      message: 'Please fix the errors below before submitting.',
      errors: [{ path: 'email', msg: 'Please provide a valid email address' }],
    }),
  );
  await renderForm();
  await fillIn();
  await send();
  await waitFor(() => expect(box('Email')).toHaveAccessibleDescription('Please provide a valid email address'));
  expect(screen.getByRole('alert')).toHaveTextContent('Please fix the errors below before submitting.');
  expect(box('Email')).toHaveFocus();
  expect(box('Message')).toHaveValue('May we see the tanks?');
});

test.each([
  [
    'says why',
    429,
    { message: 'Too many requests. Please try again later.' },
    'Too many requests. Please try again later.',
  ],
  ['says nothing', 502, { message: '' }, 'Failed to send message. Please try again.'],
])('a server that refuses and %s', async (_, status, failure, shown) => {
  api.use(refuses('post', path, status, failure));
  await renderForm();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(shown);
  expect(box('Name')).toHaveValue('Ada Miller');
});

test('a server that has had enough says when to come back', async () => {
  api.use(
    http.post(`*/api${path}`, () =>
      HttpResponse.json(
        { success: false, message: 'Too many requests. Please try again later.' },
        { status: 429, headers: { 'Retry-After': '90' } },
      ),
    ),
  );
  await renderForm();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Too many requests. Please try again later. You can try again in 2 minutes.',
  );
  expect(box('Message')).toHaveValue('May we see the tanks?');
});

test('without a connection the message stays and can be sent again', async () => {
  api.use(isAway('post', path));
  await renderForm();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to send message. Please check your connection and try again.',
  );
  const sent = listen();
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent(thanks);
  expect(sent).toHaveLength(1);
});

test('the honeypot is there for scripts and for nobody else', async () => {
  await renderForm();
  const trap = document.querySelector<HTMLInputElement>('input[name="website"]');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByRole('textbox', { name: 'Website' })).not.toBeInTheDocument();
});
