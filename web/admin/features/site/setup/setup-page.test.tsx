import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { readSettings } from '@domain/settings/settings';
import type { Setup } from '@domain/setup/setup';
import { initialMailSettings, initialSiteSettings } from '@domain/site/initial-settings';
import type { StaffSiteSettings } from '@domain/site/site';
import { api, mockJson } from '../../../../test/api';
import { currentRoute } from '../../../shell/navigation';
import { makeTaproom, mockTaprooms } from '../../../test/factories';
import { renderStaffPage } from '../../../test/render-staff';
import { SetupPage } from './setup-page';
import { suggestShortName } from './short-name';

const environment = readSettings({ SEED: 'off' }, '/');
const settings: StaffSiteSettings = {
  ...initialSiteSettings(environment),
  ...initialMailSettings(environment),
  tagline: 'Fresh.',
  footerText: 'Fresh.',
};

let stored: Setup;
let saved: object[];

beforeEach(() => {
  stored = { content: 'neutral', status: 'open', step: 'name', startEmpty: null };
  saved = [];
  api.use(
    http.get('*/api/setup', () => HttpResponse.json({ success: true, setup: stored })),
    http.put('*/api/setup', async ({ request }) => {
      stored = { ...stored, ...((await request.json()) as Partial<Setup>) };
      return HttpResponse.json({ success: true, setup: stored });
    }),
    mockJson('get', '/site/settings', { settings }),
    http.put('*/api/site/settings', async ({ request }) => {
      const body = (await request.json()) as object;
      saved.push(body);
      return HttpResponse.json({ success: true, settings: { ...settings, ...body } });
    }),
    ...mockTaprooms(),
  );
});

const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string) => screen.getByRole('button', { name });

test('saves the name with a short name and continues; the step is stored', async () => {
  const { user } = renderStaffPage(<SetupPage />);
  await title('What is your brewery called?');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.click(button('Save and Continue'));
  expect(await screen.findByText('Name is required')).toBeVisible();
  await user.type(name, 'Tidewater Brewing Co.');
  expect(screen.getByRole('textbox', { name: 'Short name' })).toHaveValue('Tidewater');
  await user.type(screen.getByRole('textbox', { name: 'Tagline' }), ' Always.');
  await user.click(button('Save and Continue'));
  expect(await title('Do you have a logo?')).toHaveFocus();
  expect(saved).toMatchObject([
    { name: 'Tidewater Brewing Co.', shortName: 'Tidewater', tagline: 'Fresh. Always.', footerText: 'Fresh. Always.' },
  ]);
  await waitFor(() => expect(stored).toMatchObject({ status: 'open', step: 'logo' }));
});

test('each step can be skipped, and the setup continues where it stopped', async () => {
  stored.step = 'colors';
  const { user } = renderStaffPage(<SetupPage />);
  await title('Pick your colors');
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  await title('Do you have a logo?');
  for (const next of ['Pick your colors', 'Where can people visit you?', 'Where else can people find you?']) {
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await title(next);
  }
  await user.click(await screen.findByRole('button', { name: 'Finish later' }));
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'dashboard' }));
  expect([stored.status, stored.step, saved]).toEqual(['postponed', 'links', []]);
});

test('a color without contrast is not saved', async () => {
  stored.step = 'colors';
  const { user } = renderStaffPage(<SetupPage />);
  const accent = await screen.findByRole('textbox', { name: 'Accent color' });
  await user.clear(accent);
  await user.type(accent, '#1f5fbf');
  expect(screen.getByText('Contrast 2.8:1, needs at least 4.5:1')).toBeVisible();
  await user.click(button('Save and Continue'));
  expect(await screen.findByText(/The accent color has a contrast of 2.8:1/)).toBeVisible();
  expect(saved).toEqual([]);
});

test('the first taproom is shown on the site, and the brewery is in its city and time zone', async () => {
  stored.step = 'taproom';
  const bodies: object[] = [];
  api.use(
    http.post('*/api/taprooms', async ({ request }) => {
      const body = (await request.json()) as object;
      bodies.push(body);
      return HttpResponse.json({ success: true, taproom: makeTaproom('auburn', body) }, { status: 201 });
    }),
  );
  const { user } = renderStaffPage(<SetupPage />);
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Harbor Street');
  await user.click(button('Save and Continue'));
  expect(await screen.findByText('Please enter a city')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'City' }), 'Newport');
  await user.type(screen.getByRole('textbox', { name: 'State' }), 'OR');
  await user.type(screen.getByRole('textbox', { name: 'Address' }), '9 Harbor Street, Newport, OR 97365');
  await user.click(button('Save and Continue'));
  await title('Where else can people find you?');
  expect(bodies).toMatchObject([
    {
      name: 'Harbor Street',
      city: 'Newport',
      isActive: true,
      contact: { address: '9 Harbor Street, Newport, OR 97365' },
      openingHours: { regular: { monday: [{ opens: '11:00', closes: '20:00' }] } },
    },
  ]);
  await waitFor(() => expect(saved).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Save and Finish' }));
  expect(await title('Your site is ready')).toHaveFocus();
  await waitFor(() => expect(stored.status).toBe('finished'));
});

test('a rejected link stays in its field', async () => {
  stored.step = 'links';
  const { user } = renderStaffPage(<SetupPage />);
  const instagram = await screen.findByRole('textbox', { name: 'Instagram' });
  await user.type(instagram, 'instagram.com/tidewater');
  await user.click(button('Save and Finish'));
  expect(await screen.findByText(/Please enter the URL of your Instagram page/)).toBeVisible();
  expect(within(screen.getByRole('form')).getByRole('textbox', { name: 'Instagram' })).toHaveValue(
    'instagram.com/tidewater',
  );
  expect(saved).toEqual([]);
});

test('moderators can’t set up the site', async () => {
  renderStaffPage(<SetupPage />, { role: 'moderator' });
  expect(await screen.findByText('Only admins can set up the site.')).toBeVisible();
});

test.each([
  ['Tidewater Brewing Co.', 'Tidewater'],
  ['Old Mill Craft Brewery', 'Old Mill'],
  ['The Brewery', 'The Brewery'],
  ['Zum Löwen', 'Zum Löwen'],
])('the short name of %s is %s', (name, shortName) => expect(suggestShortName(name)).toBe(shortName));
