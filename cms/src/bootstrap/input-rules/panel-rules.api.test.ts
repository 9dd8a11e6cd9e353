import { describe, expect, test } from 'vitest';
import type { FieldError } from '#domain/shared/response-schemas';
import { visitor } from '../../../test/client';
import { makeBeer, makeEvent, unique } from '../../../test/factories';
import { callContentManager, findInPanel, saveInPanel } from '../../../test/panel';
import { admin } from '../../../test/sign-in';
import { queryRows } from '../../../test/stored-data';

type PanelError = { error: { details: { errors: { path: string[]; message: string }[] } } };

/** The errors at the fields of the panel's form. */
async function rejectedInPanel(method: string, path: string, data: object): Promise<FieldError[]> {
  const response = await callContentManager(method, path, data);
  expect(response.status).toBe(400);
  const { error } = (await response.json()) as PanelError;
  return error.details.errors.map(({ path: fieldPath, message }) => ({ path: fieldPath.join('.'), msg: message }));
}

async function rejectedByApi(method: 'post' | 'put', path: string, input: object): Promise<FieldError[]> {
  const { status, body } = await admin[method]<{ errors: FieldError[] }>(path, input);
  expect(status).toBe(400);
  return body.errors;
}

describe('the panel rejects what the API rejects, with the same messages', () => {
  test('for beers', async () => {
    const { _id } = await makeBeer();
    const fields = { name: '', style: 'x'.repeat(121), abv: 101, ibu: 1.5, sizes: ['12'], tags: ['a;b'] };
    const awards = [{ name: '', year: 1800 }];
    const panelErrors = await rejectedInPanel('PUT', `api::beer.beer/${_id}`, {
      ...(await findInPanel('api::beer.beer', _id)),
      ...fields,
      awards,
      retailPrice: -1,
    });
    const apiErrors = await rejectedByApi('put', `/beers/${_id}`, { ...fields, awards, pricing: { retail: -1 } });
    const names: Record<string, string> = { 'pricing.retail': 'retailPrice' };
    expect(panelErrors).toEqual(apiErrors.map(({ path, msg }) => ({ path: names[path] ?? path, msg })));
    expect(panelErrors).toHaveLength(9);
  });

  test('for new events', async () => {
    const fields = {
      title: '',
      ticketUrl: 'nowhere',
      startDate: '2030-05-02',
      endDate: '2030-05-01',
      maxAttendees: -1,
    };
    const panelErrors = await rejectedInPanel('POST', 'api::event.event', { ...fields, organizerEmail: 'nobody' });
    const apiErrors = await rejectedByApi('post', '/events', { ...fields, organizer: { email: 'nobody' } });
    const names: Record<string, string> = { 'organizer.email': 'organizerEmail' };
    expect(panelErrors).toEqual(apiErrors.map(({ path, msg }) => ({ path: names[path] ?? path, msg })));
    expect(panelErrors.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['title', 'endDate', 'startTime', 'ticketUrl', 'organizerEmail']),
    );
  });

  test('for an end before the stored start', async () => {
    const { _id } = await makeEvent({ startDate: '2030-05-02', endDate: '2030-05-02' });
    expect(await rejectedInPanel('PUT', `api::event.event/${_id}`, { endDate: '2030-05-01' })).toEqual([
      { path: 'endDate', msg: 'End date must be after start date' },
    ]);
  });
});

test('the panel stores what the API stores', async () => {
  const { _id } = await makeBeer();
  const saved = await saveInPanel('api::beer.beer', _id, {
    name: `  ${unique('Spaced')}  `,
    style: ' Pale Ale ',
    sizes: ['12oz', '12oz', '1L'],
    hops: '',
  });
  expect(saved).toMatchObject({
    name: expect.stringMatching(/^\S.*\S$/),
    style: 'Pale Ale',
    sizes: ['12oz', '1L'],
    hops: null,
  });
  const event = await makeEvent();
  const { organizerPhone, startTime } = await saveInPanel('api::event.event', event._id, {
    organizerPhone: '9165550100',
    startTime: '18:30:00.000',
  });
  expect([organizerPhone, String(startTime).slice(0, 5)]).toEqual(['(916) 555-0100', '18:30']);
});

test('a beer that is duplicated in the panel with an empty slug gets one from its name', async () => {
  const { _id, slug } = await makeBeer();
  const clone = (data: object) => callContentManager('POST', `api::beer.beer/clone/${_id}`, data);
  const name = unique('Twin');
  for (const data of [{ name, slug: '' }, { name, slug: null }, { slug: '' }, { name, slug }])
    expect((await clone(data)).status).toBe(200);
  const rows = await queryRows('select slug from beers where slug like ?', [
    `${name.toLowerCase().replace(' ', '-')}%`,
  ]);
  expect(rows).toHaveLength(2);
  expect(await queryRows('select slug from beers where slug in (?, ?)', [`${slug}-2`, `${slug}-3`])).toHaveLength(2);
  expect(await queryRows('select id from beers where slug is null or slug = ?', [''])).toEqual([]);
  expect((await visitor().get('/beers?limit=100')).status).toBe(200);
});
