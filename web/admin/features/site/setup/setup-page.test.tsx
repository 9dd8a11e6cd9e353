import { screen, waitFor, within } from '@testing-library/react';
import { readSettings } from '@domain/settings/settings';
import type { Setup } from '@domain/setup/schema';
import { initialMailSettings, initialSiteSettings } from '@domain/site/initial-settings';
import { api, mockCall, mockJson } from '../../../../test/api';
import { currentRoute } from '../../../shell/navigation';
import { makeSiteSettings, makeTaproom, mockTaprooms } from '../../../test/factories';
import { fill, renderStaffPage } from '../../../test/render-staff';
import { SetupPage, suggestShortName } from './setup-page';

const environment = readSettings({ SEED: 'off' }, '/');
const settings = makeSiteSettings({
  ...initialSiteSettings(environment),
  ...initialMailSettings(environment),
  tagline: 'Fresh.',
  footerText: 'Fresh.',
});

let stored: Setup;
let saved: object[];

beforeEach(() => {
  stored = { content: 'neutral', status: 'open', step: 'name', sendsEmails: true, version: '1.0.0', startEmpty: null };
  api.use(mockJson('get', '/site/settings', { settings }), ...mockTaprooms());
  mockCall('get', '/setup', () => ({ setup: stored }));
  mockCall<Partial<Setup>>('put', '/setup', (body) => {
    stored = { ...stored, ...body };
    return { setup: stored };
  });
  saved = mockCall<object>('put', '/site/settings', (body) => ({
    settings: { ...settings, ...body, updatedAt: `2026-11-22T00:00:0${saved.length}.000Z` },
  }));
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
  await fill(user, name, 'Tidewater Brewing Co.');
  expect(screen.getByRole('textbox', { name: 'Short name' })).toHaveValue('Tidewater');
  await user.type(screen.getByRole('textbox', { name: 'Tagline' }), ' Always.');
  await user.click(button('Save and Continue'));
  expect(await title('Do you have a logo?')).toHaveFocus();
  expect(screen.getAllByText('Tidewater Brewing Co.')).toHaveLength(2);
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
  for (const next of [
    'Pick your colors',
    'Where can people visit you?',
    'Which pages do you need?',
    'How can people reach you?',
  ]) {
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await title(next);
  }
  await user.click(await screen.findByRole('button', { name: 'Finish later' }));
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'dashboard' }));
  expect([stored.status, stored.step, saved]).toEqual(['postponed', 'links', []]);
});

test('the first taproom is shown on the site, and the brewery is in its city and time zone', async () => {
  stored.step = 'taproom';
  const bodies = mockCall<object>('post', '/taprooms', (body) => ({ taproom: makeTaproom('auburn', body) }));
  const { user } = renderStaffPage(<SetupPage />);
  const paste = async (name: string, text: string) => {
    await user.click(await screen.findByRole('textbox', { name }));
    await user.paste(text);
  };
  await paste('Name', 'Harbor Street');
  await user.click(button('Save and Continue'));
  expect(await screen.findByText('Please enter a city')).toBeVisible();
  await paste('City', 'Newport');
  await paste('State', 'OR');
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Pacific – America/Los Angeles');
  await paste('Address', '9 Harbor Street, Newport, OR 97365');
  await user.click(button('Save and Continue'));
  await title('Which pages do you need?');
  const store = await screen.findByRole('switch', { name: /^Store / });
  expect(store).not.toBeChecked();
  expect(screen.getByRole('switch', { name: /^Our Story / })).toBeChecked();
  await user.click(store);
  await user.click(button('Save and Continue'));
  await title('How can people reach you?');
  expect(bodies).toMatchObject([
    {
      name: 'Harbor Street',
      city: 'Newport',
      isActive: true,
      timeZone: 'America/Los_Angeles',
      contact: { address: '9 Harbor Street, Newport, OR 97365' },
      openingHours: { regular: { monday: [{ opens: '11:00', closes: '20:00' }] } },
    },
  ]);
  expect(saved).toMatchObject([{ advertiserLine: 'Newport, Oregon' }, { hasStorePage: true, hasShippingPage: false }]);
  await paste('Instagram', 'https://www.instagram.com/tidewater');
  await user.click(screen.getByRole('button', { name: 'Save and Finish' }));
  expect(await title('Your site is ready')).toHaveFocus();
  await waitFor(() => expect(stored.status).toBe('finished'));
  expect(saved[2], 'the version with the pages').toMatchObject({ updatedAt: '2026-11-22T00:00:02.000Z' });
});

test('a rejected link stays in its field; inquiries need a recipient, which the example address can’t be', async () => {
  stored.step = 'links';
  const { user } = renderStaffPage(<SetupPage />);
  const instagram = await screen.findByRole('textbox', { name: 'Instagram' });
  await fill(user, instagram, '@tidewater');
  await user.click(button('Save and Finish'));
  expect(await screen.findByText(/Please enter the URL of your Instagram page/)).toBeVisible();
  expect(within(screen.getByRole('form')).getByRole('textbox', { name: 'Instagram' })).toHaveValue('@tidewater');
  expect(saved).toEqual([]);
  await user.clear(instagram);
  const recipient = screen.getByRole('textbox', { name: 'Recipient of inquiries' });
  expect(recipient).toHaveAccessibleDescription(/admin@brewery\.example is only an example/);
  await fill(user, recipient, 'hello@tidewater.com');
  expect(recipient).not.toHaveAccessibleDescription(/only an example/);
  await user.click(button('Save and Finish'));
  await title('Your site is ready');
  expect(saved).toMatchObject([{ inquiryRecipient: 'hello@tidewater.com' }]);
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
