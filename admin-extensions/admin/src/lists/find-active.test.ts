import assert from 'node:assert/strict';
import { test } from 'vitest';
import { savedViews, type Filters } from '../../../../cms/domain/panel/saved-views';
import { findActive } from './find-active';
import { viewPath } from './list-path';

const viewsOn = (uid: string, today: string) =>
  (savedViews[uid] ?? []).map(({ key, label, filters }) => ({ key, label, filters: filters(today) }));

/** As the list reads them from its URL, where every value is a text. */
const readUrl = (filters: Filters): Filters =>
  JSON.parse(JSON.stringify(filters, (_name, value: unknown) => (typeof value === 'boolean' ? String(value) : value)));

test('every saved view is recognized by its URL', () => {
  for (const uid of Object.keys(savedViews)) {
    const views = viewsOn(uid, '2026-07-04');
    for (const view of views) {
      assert.deepEqual(findActive(views, readUrl(view.filters)), { view, isOutdated: false });
    }
  }
});

test('the panel reads the filters of every view from its URL', () => {
  for (const uid of Object.keys(savedViews)) {
    for (const { key } of viewsOn(uid, '2026-07-04')) {
      const parameters = new URLSearchParams(viewPath(uid, key, '2026-07-04').split('?')[1]);
      const levels = [...parameters.keys()].map((name) => name.split('[').length - 1);
      assert.ok(Math.max(...levels) <= 5, `${uid} ${key}`);
    }
  }
});

test('a view of another day is outdated; other filters are no view', () => {
  const uid = 'api::event.event';
  const upcoming = viewsOn(uid, '2026-07-03').find(({ key }) => key === 'upcoming');
  const yesterday = readUrl(upcoming?.filters ?? {});
  const active = findActive(viewsOn(uid, '2026-07-04'), yesterday);
  assert.deepEqual([active?.view.key, active?.isOutdated], ['upcoming', true]);
  assert.equal(
    findActive(viewsOn(uid, '2026-07-04'), { ...yesterday, $and: [{ title: { $contains: 'Trivia' } }] }),
    null,
  );
});

test('the link to a view has its filters in the syntax of Strapi', () => {
  const path = decodeURIComponent(viewPath('api::beer.beer', 'no-photo', '2026-07-04'));
  assert.equal(
    path,
    '/content-manager/collection-types/api::beer.beer?page=1&filters[$and][0][isActive][$eq]=true&filters[$and][1][images][id][$null]=true',
  );
});
