import { visitor } from '../../../test/client';
import { makeBeer, makeEvent, unique } from '../../../test/factories';
import { callContentManager, saveInPanel } from '../../../test/panel';
import { queryRows } from '../../../test/stored-data';

test('the panel normalizes input like the API', async () => {
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
