import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PageTexts } from '@domain/page/page-texts';
import { api, mockError, mockJson } from '../../../test/api';
import { renderStaffPage } from '../../test/render-staff';
import { PageTextsPage } from './page-texts-page';

const texts: PageTexts = {
  panelUrl: 'https://cms.example/admin',
  designed: [
    {
      key: 'home',
      label: 'Home',
      path: '/',
      isLive: true,
      editPath: '/content-manager/single-types/api::page.home-page',
    },
    {
      key: 'beer',
      label: 'Each beer',
      path: '/beers/:slug',
      isLive: true,
      editPath: '/content-manager/single-types/api::page.beer-page',
    },
  ],
  composed: [
    {
      key: 'w1',
      title: 'Weddings',
      path: '/weddings',
      isLive: false,
      editPath: '/content-manager/collection-types/api::page.page/w1',
    },
  ],
  newPath: '/content-manager/collection-types/api::page.page/create',
  placeholders: [
    {
      name: 'messagesKept',
      label: 'How long messages are kept',
      source: 'INQUIRY_RETENTION_DAYS',
      value: 'for 30 days',
    },
  ],
  unknownPlaceholders: [],
};

test('each page links to its form in the panel, in a new tab', async () => {
  api.use(mockJson('get', '/page-texts', { texts }));
  renderStaffPage(<PageTextsPage />);
  const link = await screen.findByRole('link', { name: 'Edit Home in the panel (opens a new tab)' });
  expect(link).toHaveAttribute('href', 'https://cms.example/admin/content-manager/single-types/api::page.home-page');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByText('What all pages below /beers have in common')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Edit Weddings/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/page\/w1$/),
  );
  expect(screen.getByText('Draft')).toBeVisible();
  expect(screen.getByRole('link', { name: /^New page/ })).toHaveAttribute('href', expect.stringMatching(/create$/));
});

test('without a known URL of the panel, the pages are listed and the page says what to do', async () => {
  api.use(mockJson('get', '/page-texts', { texts: { ...texts, panelUrl: null, composed: [] } }));
  renderStaffPage(<PageTextsPage />);
  expect(await screen.findByText(/set PANEL_URL/)).toBeVisible();
  expect(screen.getByText('Each beer')).toBeVisible();
  expect(screen.getByText('None yet.')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a failed request can be repeated', async () => {
  api.use(mockError('get', '/page-texts', 500, { message: 'Broken' }));
  const { user } = renderStaffPage(<PageTextsPage />);
  expect(await screen.findByText('Failed to load the pages')).toBeVisible();
  api.use(mockJson('get', '/page-texts', { texts }));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Weddings')).toBeVisible();
});

test('names each placeholder with what visitors read instead, and those that stand for nothing', async () => {
  const unknownPlaceholders = [{ key: 'home', names: ['messageKept', 'foo'] }];
  api.use(mockJson('get', '/page-texts', { texts: { ...texts, unknownPlaceholders } }));
  renderStaffPage(<PageTextsPage />);
  expect(await screen.findByRole('term')).toHaveTextContent('{messagesKept}');
  expect(screen.getByRole('definition')).toHaveTextContent(
    'for 30 daysHow long messages are kept. Set by INQUIRY_RETENTION_DAYS.',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Home contains {messageKept}, {foo}, which stands for nothing.');
});
