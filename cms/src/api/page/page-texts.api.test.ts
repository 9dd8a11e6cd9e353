import { expect, test } from 'vitest';
import { privacyPlaceholders } from '#domain/privacy/placeholders';
import { pageTextsSchema, type PageTexts } from '#domain/page/page-texts';
import { pageKeys } from '#domain/page/pages';
import { visitor } from '../../../test/client';
import { signIn } from '../../../test/sign-in';

test('lists the pages with the paths of their forms, for staff only', async () => {
  expect((await visitor().get('/page-texts')).status).toBe(401);
  const { status, body } = await (await signIn('moderator')).get<{ texts: PageTexts }>('/page-texts');
  expect([status, pageTextsSchema.parse(body.texts)]).toEqual([200, body.texts]);
  expect(body.texts.designed.map(({ key }) => key)).toEqual(pageKeys);
  expect(body.texts.designed[0]).toEqual({
    key: 'home',
    label: 'Home',
    path: '/',
    isLive: true,
    editPath: '/content-manager/single-types/api::page.home-page',
  });
});

test('names the placeholders with what they currently stand for', async () => {
  const { body } = await (await signIn('moderator')).get<{ texts: PageTexts }>('/page-texts');
  expect(body.texts.placeholders.map(({ name }) => name)).toEqual(privacyPlaceholders.map(({ name }) => name));
  expect(body.texts.placeholders[0]).toMatchObject({ name: 'messagesKept', value: 'until you ask us to delete them' });
  expect(body.texts.unknownPlaceholders).toEqual([]);
});
