import { screen, waitFor, within } from '@testing-library/react';
import type { EditedPage, PageList } from '@domain/page/edited-page';
import { notFound } from '@domain/page/pages/not-found';
import { api, mockCall, mockError, mockJson } from '../../../test/api';
import { makePageEntry } from '../../test/factories';
import { answer, chooseItem, fill, renderStaffPage } from '../../test/render-staff';
import { currentRoute } from '../../shell/navigation';
import { PageEditPage } from './page-edit-page';
import { PagesPage } from './pages-page';

const list: PageList = {
  entries: [
    makePageEntry(),
    makePageEntry({ key: 'beer', label: 'Each beer', path: '/beers/:slug' }),
    makePageEntry({ key: 'w1', kind: 'own', label: 'Weddings', path: '/weddings', isLive: false, image: null }),
  ],
  placeholders: [
    {
      name: 'messagesKept',
      label: 'How long messages are kept',
      source: 'INQUIRY_RETENTION_DAYS',
      value: 'for 30 days',
    },
  ],
  unknownPlaceholders: [{ key: 'home', names: ['messageKept', 'foo'] }],
};

test('the list has each page with its path, its state and its last change; a page opens in the editor', async () => {
  api.use(mockJson('get', '/pages/admin', { pages: list }));
  const { user } = renderStaffPage(<PagesPage />);
  const row = await screen.findByRole('button', { name: 'Edit Home' });
  expect(within(row).getByText('Ana Brewer')).toBeVisible();
  expect(screen.getByText('What all pages below /beers have in common')).toBeVisible();
  expect(within(screen.getByRole('button', { name: 'Edit Weddings' })).getByText('Draft')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Home contains {messageKept}, {foo}, which stands for nothing.');
  expect(screen.getByRole('definition')).toHaveTextContent('for 30 daysHow long messages are kept.');
  await user.click(row);
  expect(currentRoute()).toEqual({ page: 'pages-edit', id: 'home' });
});

const { hero, seo, title } = notFound.seed;

const stored: EditedPage = {
  key: 'not-found',
  kind: 'designed',
  label: 'Page not found',
  title,
  path: '/404',
  previewPath: '/404',
  isLive: true,
  navigation: 'none',
  position: null,
  hero: { ...hero, eyebrow: '', otherLabel: '', otherHref: '' },
  sections: [],
  seo,
  updatedAt: '2026-11-20T18:00:00.000Z',
};

let saved: EditedPage[];

beforeEach(() => {
  api.use(mockJson('get', '/pages/admin/not-found', { page: stored }));
  saved = mockCall<EditedPage>('put', '/pages/not-found', (body) => ({
    page: { ...stored, ...body, updatedAt: '2026-11-21T18:00:00.000Z' },
  }));
});

const openEditor = () => renderStaffPage(<PageEditPage route={{ page: 'pages-edit', id: 'not-found' }} />);

test('the form has the fields of the definition with their limits, and saves the whole content with its version', async () => {
  const { user } = openEditor();
  const headline = await screen.findByRole('textbox', { name: 'Headline' });
  await fill(user, headline, 'Nothing on tap here, but there is elsewhere');
  expect(screen.getByText('43 of 40 characters')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save and publish' }));
  expect(await screen.findByText('Please use at most 40 characters. There are 43.')).toBeVisible();
  expect(saved).toEqual([]);
  await fill(user, headline, 'Dry tap');
  await user.click(screen.getByRole('button', { name: 'Save and publish' }));
  expect(await screen.findByText('Saved. Visitors see it now.')).toBeVisible();
  expect(saved).toMatchObject([{ title, hero: { title: 'Dry tap', photo: hero?.photo }, updatedAt: stored.updatedAt }]);
});

test('an error of the server is shown at its field, in a part that was closed', async () => {
  const errors = [{ path: 'seo.title', msg: 'Please use other words' }];
  const { user } = openEditor();
  await user.type(await screen.findByRole('textbox', { name: 'Headline' }), '!');
  api.use(
    mockError('put', '/pages/not-found', 400, { message: 'Please fix the errors below before submitting.', errors }),
  );
  await user.click(screen.getByRole('button', { name: 'Save and publish' }));
  expect(await screen.findByText('Please use other words')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Headline' })).toHaveValue(`${hero?.title}!`);
});

test('a photo that comes with the site is chosen by its thumbnail', async () => {
  api.use(mockJson('get', '/page-photos', { photos: [], pagination: { page: 1, limit: 24, total: 0, pages: 1 } }));
  const { user } = openEditor();
  await user.click(await screen.findByRole('button', { name: 'Change photo: Photo' }));
  expect(await screen.findByText('No photos yet. Upload the first one.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Come with the site' }));
  await user.click(await screen.findByRole('button', { name: /snifter of black stout/ }));
  await user.click(screen.getByRole('button', { name: 'Save and publish' }));
  expect(await screen.findByText('Saved. Visitors see it now.')).toBeVisible();
  expect(saved).toMatchObject([{ hero: { photo: { builtIn: 'barrel' } } }]);
});

test('an earlier version fills the form, and is published by the next save', async () => {
  const { key: _key, kind: _kind, label: _label, previewPath: _path, updatedAt: _updatedAt, ...content } = stored;
  const version = {
    id: 'v1',
    savedAt: stored.updatedAt,
    savedBy: 'Ben Cellar',
    content: { ...content, title: 'Gone' },
  };
  api.use(mockJson('get', '/pages/admin/not-found/versions', { versions: [version] }));
  const { user } = openEditor();
  const restore = async () => {
    await user.click(await screen.findByRole('button', { name: 'Versions' }));
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
  };
  const name = await screen.findByRole('textbox', { name: 'Name of the page' });
  await user.type(name, ' and typed');
  const typed = (name as HTMLInputElement).value;
  await restore();
  await answer(user, 'Cancel', { name: 'Replace your unsaved changes?' });
  expect(name).toHaveValue(typed);
  await restore();
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(name).toHaveValue('Gone'));
  expect(saved).toEqual([]);
});

test('a new page from a starting point: sections are moved, hidden, removed and added, and saved as a draft; an added one has the focus', async () => {
  api.use(mockJson('get', '/taprooms/admin', { taprooms: [] }));
  const created = mockCall<EditedPage>('post', '/pages', (body) => ({
    page: { ...stored, ...body, key: 'w1', kind: 'own', label: body.title, previewPath: body.path },
  }));
  const { user } = renderStaffPage(<PageEditPage route={{ page: 'pages-edit', id: 'new-1' }} />);
  await user.click(await screen.findByRole('button', { name: 'Move Facts up' }));
  await user.click(screen.getByRole('button', { name: 'Hide Questions' }));
  await user.click(screen.getByRole('button', { name: 'Remove Form' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await chooseItem(user, 'Add section', 'Map');
  expect(screen.getAllByRole('textbox', { name: 'Headline' }).at(-1)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Saved as a draft.')).toBeVisible();
  expect(created[0]?.sections.map(({ type, isVisible }) => [type, isVisible])).toEqual([
    ['block-hero', true],
    ['facts', true],
    ['text-photo', true],
    ['questions', false],
    ['map', true],
  ]);
  expect(currentRoute()).toEqual({ page: 'pages-edit', id: 'w1' });
});

test('an own page goes live, and is deleted after a confirmation', async () => {
  const draft = { ...stored, key: 'w1', kind: 'own', isLive: false };
  api.use(mockJson('get', '/pages/admin/w1', { page: draft }));
  const saves = mockCall<EditedPage>('put', '/pages/w1', (body) => ({ page: { ...draft, ...body } }));
  const deletes = mockCall('delete', '/pages/w1', { message: 'Page deleted successfully' });
  const { user } = renderStaffPage(<PageEditPage route={{ page: 'pages-edit', id: 'w1' }} />);
  await user.click(await screen.findByRole('switch', { name: /^Live/ }));
  await user.click(screen.getByRole('button', { name: 'Save and publish' }));
  expect(await screen.findByText('Saved. Visitors see it now.')).toBeVisible();
  expect(saves).toMatchObject([{ isLive: true, updatedAt: stored.updatedAt }]);
  await user.click(screen.getByRole('button', { name: 'Delete page' }));
  await answer(user, 'Delete');
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'pages' }));
  expect(deletes).toHaveLength(1);
});
