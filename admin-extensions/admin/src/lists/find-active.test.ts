import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'qs';
import { savedViews, type Filter } from '../../../../cms/domain/panel/saved-views';
import { findActive } from './find-active';
import { toSearch, viewPath } from './list-path';

const viewsOn = (uid: string, today: string) =>
  (savedViews[uid] ?? []).map(({ key, label, filters }) => ({ key, label, filters: filters(today) }));

/** As the list reads them from its URL, where every value is a text. */
const readUrl = (search: string) => {
  const { filters } = parse(search, { ignoreQueryPrefix: true, depth: 10 }) as { filters?: { $and: Filter[] } };
  return filters?.$and ?? [];
};

test('every saved view is recognized by its URL', () => {
  for (const uid of Object.keys(savedViews)) {
    const views = viewsOn(uid, '2026-07-04');
    for (const view of views) {
      assert.deepEqual(findActive(views, readUrl(toSearch(view.filters))), { view, isOutdated: false });
    }
  }
});

test('a view of another day is outdated; other filters are no view', () => {
  const uid = 'api::event.event';
  const yesterday = readUrl(viewPath(uid, 'upcoming', '2026-07-03').split('?')[1] ?? '');
  const active = findActive(viewsOn(uid, '2026-07-04'), yesterday);
  assert.deepEqual([active?.view.key, active?.isOutdated], ['upcoming', true]);
  assert.equal(findActive(viewsOn(uid, '2026-07-04'), [...yesterday, { title: { $contains: 'Trivia' } }]), null);
});
