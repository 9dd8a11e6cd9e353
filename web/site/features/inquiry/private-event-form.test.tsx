import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { api, isAway } from '../../../test/api';
import { renderRoute } from '../../../test/render-route';
import { PrivateEventForm } from './private-event-form';

const path = '/contact/private-event';
const thanks = 'Thank you for your private event inquiry! We will contact you within 24 hours to discuss your event.';

async function renderFilledIn() {
  renderRoute({ path: '/', Component: () => <PrivateEventForm phone="(530) 555-0123" /> });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada Miller');
  await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await userEvent.type(screen.getByRole('textbox', { name: 'Message' }), 'Sixty people on July 4.');
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Request' }));

test('the kind of event is general unless another is chosen', async () => {
  const sent: unknown[] = [];
  api.use(
    http.post(`*/api${path}`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, message: thanks }, { status: 201 });
    }),
  );
  await renderFilledIn();
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent(thanks);
  expect(sent).toEqual([expect.objectContaining({ eventType: 'general', phone: '', website: '' })]);
});

test('without a connection the taproom can be called', async () => {
  api.use(isAway('post', path));
  await renderFilledIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to send request. Please check your connection and try again or call us directly at (530) 555-0123.',
  );
});
