import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { readSettings } from '@domain/settings/settings';
import { initialMailSettings, initialSiteSettings } from '@domain/site/initial-settings';
import type { StaffSiteSettings } from '@domain/site/schema';
import { api, mockJson } from '../../../test/api';
import { hasUnsavedChanges } from '../../hooks/use-unsaved-changes';
import { renderStaffPage } from '../../test/render-staff';
import { SitePage } from './site-page';
import { fill } from '../../../test/fill';

const makeSettings = (changes: Partial<StaffSiteSettings> = {}): StaffSiteSettings => ({
  ...initialSiteSettings(readSettings({}, '/')),
  ...initialMailSettings(readSettings({}, '/')),
  newsletterDoubleOptIn: null,
  newsletterDoubleOptInDefault: false,
  updatedAt: '2026-06-01T12:00:00.000Z',
  ...changes,
});

const mockSettings = (settings: StaffSiteSettings) => mockJson('get', '/site/settings', { settings });

/** Records what is saved, and responds with it. */
function mockSave(stored: StaffSiteSettings) {
  const sent: Partial<StaffSiteSettings>[] = [];
  api.use(
    http.put('*/api/site/settings', async ({ request }) => {
      const body = (await request.json()) as Partial<StaffSiteSettings>;
      sent.push(body);
      const updatedAt = '2026-06-02T12:00:00.000Z';
      return HttpResponse.json({ success: true, settings: { ...stored, ...body, updatedAt } });
    }),
  );
  return sent;
}

async function openSite(settings = makeSettings()) {
  api.use(mockSettings(settings));
  const { user } = renderStaffPage(<SitePage />);
  await screen.findByRole('form', { name: 'Site' });
  return user;
}

test('Save Changes sends the settings, the moved links and the version', async () => {
  const user = await openSite();
  const sent = mockSave(makeSettings());
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await fill(user, screen.getByRole('textbox', { name: 'Name' }), 'Tidewater Ales');
  await user.clear(screen.getByRole('textbox', { name: 'YouTube' }));
  await user.click(screen.getByRole('switch', { name: /21 or older/ }));
  await user.click(screen.getByRole('button', { name: 'Move link 2 earlier' }));
  await user.click(screen.getByRole('button', { name: 'Remove link 8' }));
  expect(hasUnsavedChanges()).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Site settings saved successfully!')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    name: 'Tidewater Ales',
    youtube: '',
    hasAgeGate: true,
    updatedAt: '2026-06-01T12:00:00.000Z',
  });
  expect(sent[0]?.navigation?.map(({ label }) => label).join(' ')).toBe(
    'Beers Home Events Store Shipping Rewards Distributors',
  );
  await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
});

test('a color shows its contrast while it is typed; a failing one is not saved', async () => {
  const user = await openSite();
  const sent = mockSave(makeSettings());
  const accent = screen.getByRole('textbox', { name: 'Accent color' });
  expect(screen.getByText('Contrast 7.3:1, easy to read')).toBeVisible();
  await user.clear(accent);
  await fill(user, accent, '#1f5fbf');
  expect(screen.getByText('Contrast 2.8:1, needs at least 4.5:1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(
    await screen.findByText(
      'The accent color has a contrast of 2.8:1 on the dark background; at least 4.5:1 is needed',
    ),
  ).toBeVisible();
  expect(accent).toHaveFocus();
  expect(accent).toHaveValue('#1f5fbf');
  expect(sent).toEqual([]);
});

test('a new link needs a label and a path; the errors are at its fields', async () => {
  const user = await openSite(makeSettings({ navigation: [] }));
  expect(screen.getByText('The header shows only the logo and the taprooms.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add Link' }));
  await fill(user, screen.getByRole('textbox', { name: 'Path or URL of link 1' }), 'beers');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const link = within(screen.getByRole('group', { name: 'Link 1' }));
  expect(link.getByText('Please enter a label')).toBeVisible();
  expect(link.getByText('Please enter a path such as /beers, or a URL that starts with https://')).toBeVisible();
});

test('an icon is uploaded at once and keeps the unsaved changes; a JPEG file is rejected', async () => {
  const user = await openSite();
  await user.type(screen.getByRole('textbox', { name: 'Short name' }), '!');
  const file = screen.getByLabelText('Icon file');
  await user.upload(file, new File(['x'], 'icon.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('Please upload only PNG or SVG files for the icon.')).toBeVisible();
  const favicon = { url: '/uploads/icon.svg', alt: null, width: 64, height: 64 };
  const settings = makeSettings({ favicon, updatedAt: '2026-06-03T12:00:00.000Z' });
  api.use(mockJson('post', '/site/images/favicon', { settings }));
  await user.upload(file, new File(['<svg/>'], 'icon.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByText('Icon uploaded successfully!')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Your icon' })).toHaveAttribute('src', '/uploads/icon.svg');
  const sent = mockSave(settings);
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent[0]).toMatchObject({ shortName: 'Boldridge!', updatedAt: settings.updatedAt }));
});

test.each([
  { stored: null, isDefault: true, shown: 'As on the server: confirm by a link in an email' },
  { stored: false, isDefault: true, shown: 'Are subscribed at once' },
])('new subscribers: $shown; saving other settings keeps it', async ({ stored, isDefault, shown }) => {
  const settings = makeSettings({ newsletterDoubleOptIn: stored, newsletterDoubleOptInDefault: isDefault });
  const user = await openSite(settings);
  expect(screen.getByRole('combobox', { name: 'New subscribers' })).toHaveDisplayValue(shown);
  const sent = mockSave(settings);
  await user.type(screen.getByRole('textbox', { name: 'Tagline' }), '.');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent[0]?.newsletterDoubleOptIn).toBe(stored));
});

test('double opt-in can be turned on, off and left to the server', async () => {
  const user = await openSite();
  const sent = mockSave(makeSettings());
  for (const name of ['Confirm by a link in an email', 'Are subscribed at once', /^As on the server/]) {
    await user.click(screen.getByRole('combobox', { name: 'New subscribers' }));
    await user.click(screen.getByRole('option', { name }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
  }
  expect(sent.map(({ newsletterDoubleOptIn }) => newsletterDoubleOptIn)).toEqual([true, false, null]);
});

describe('confirmed subscriptions without a mail server', () => {
  const mockSetup = (sendsEmails: boolean) =>
    api.use(
      mockJson('get', '/setup', {
        setup: {
          content: 'neutral',
          status: 'finished',
          step: 'name',
          sendsEmails,
          version: '1.0.0',
          startEmpty: null,
        },
      }),
    );
  const title = 'New subscribers can’t confirm their address';

  test('show a warning, which goes when subscribers need not confirm', async () => {
    mockSetup(false);
    const user = await openSite(makeSettings({ newsletterDoubleOptInDefault: true }));
    expect(await screen.findByText(title)).toBeVisible();
    for (const [name, isShown] of [
      ['Are subscribed at once', false],
      ['Confirm by a link in an email', true],
    ] as const) {
      await user.click(screen.getByRole('combobox', { name: 'New subscribers' }));
      await user.click(screen.getByRole('option', { name }));
      expect(screen.queryByText(title) !== null).toBe(isShown);
    }
  });

  test('show none if there is a mail server', async () => {
    mockSetup(true);
    await openSite(makeSettings({ newsletterDoubleOptIn: true }));
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });
});

test('moderators see a notice that only admins can change the settings', async () => {
  renderStaffPage(<SitePage />, { role: 'moderator' });
  expect(await screen.findByText('Only admins can change the site settings.')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
