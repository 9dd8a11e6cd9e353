import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { StaffSiteSettings } from '@domain/site/schema';
import { api, mockCall, mockJson, mockSetup } from '../../../test/api';
import { hasUnsavedChanges } from '../../hooks/use-unsaved-changes';
import { currentRoute } from '../../shell/navigation';
import { makeSiteSettings, mockSiteSettings } from '../../test/factories';
import { choose, fill, renderStaffPage } from '../../test/render-staff';
import { LookPage } from './look-page';
import { NavigationPage } from './navigation-page';
import { SitePage } from './site-page';
import { WordsPage } from './words-page';

/** Records what is saved, and responds with it. */
const mockSave = (stored = makeSiteSettings()) =>
  mockCall<Partial<StaffSiteSettings>>('put', '/site/settings', (body) => ({
    settings: { ...stored, ...body, updatedAt: '2026-06-02T12:00:00.000Z' },
  }));

const pages = { Brewery: <SitePage />, Words: <WordsPage />, Navigation: <NavigationPage />, Look: <LookPage /> };

async function openSite(settings = makeSiteSettings(), name: keyof typeof pages = 'Brewery') {
  api.use(mockSiteSettings(settings));
  const { user } = renderStaffPage(pages[name]);
  await screen.findByRole('form', { name });
  return user;
}

/** Visitors find a page at each path, except `/nowhere`. */
const mockPaths = () =>
  api.use(
    mockJson('get', '/redirects', { redirects: [] }),
    http.head('*/nowhere', () => new HttpResponse(null, { status: 404 })),
    http.head('*', () => new HttpResponse(null)),
  );

test('Save Changes sends the settings and the version', async () => {
  const user = await openSite();
  const sent = mockSave();
  await fill(user, screen.getByRole('textbox', { name: 'Name' }), 'Tidewater Ales');
  await user.clear(screen.getByRole('textbox', { name: 'YouTube' }));
  await user.click(screen.getByRole('switch', { name: /21 or older/ }));
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
  await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
});

test('a color shows its contrast while it is typed; the nearest that can be read is offered', async () => {
  const user = await openSite(makeSiteSettings(), 'Look');
  const sent = mockSave();
  const accent = screen.getByRole('textbox', { name: 'Accent color' });
  expect(screen.getByText('Contrast 7.3:1, easy to read')).toBeVisible();
  await fill(user, accent, '#1f5fbf');
  expect(screen.getByText('Contrast 2.8:1, needs at least 4.5:1')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText(/^The accent color has a contrast of 2.8:1 on the dark background/)).toBeVisible();
  expect(accent).toHaveFocus();
  expect(accent).toHaveValue('#1f5fbf');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Use #5585ce, the nearest that is easy to read' }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent[0]?.accentColor).toBe('#5585ce'));
});

test('another palette brings its own colors, but keeps one that was chosen', async () => {
  const user = await openSite(makeSiteSettings({ secondaryColor: '#c04a4a' }), 'Look');
  const sent = mockSave();
  await user.click(screen.getByRole('radio', { name: /^Harbor/ }));
  await user.click(screen.getByRole('radio', { name: /^Dark/ }));
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: /^Light/ })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: /^Oswald/ }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ palette: 'harbor', theme: 'light', fonts: 'oswald', secondaryColor: '#c04a4a' });
  expect(sent[0]?.accentColor).not.toBe('#e39a2d');
});

test('previews both headers; an alert about a missing logo leads to its upload', async () => {
  const logo = { url: '/uploads/logo.svg', alt: null, width: 200, height: 80 };
  const user = await openSite(makeSiteSettings({ name: 'Tidewater', logo, theme: 'light' }), 'Look');
  expect(within(screen.getByRole('group', { name: 'Dark header' })).getByRole('img')).toHaveAttribute('src', logo.url);
  const light = within(screen.getByRole('group', { name: 'Light header' }));
  expect(light.getByText('On your site')).toBeVisible();
  expect(light.getByRole('alert')).toHaveTextContent('There is no logo for light backgrounds');
  await user.click(screen.getByRole('button', { name: 'Upload logos' }));
  expect(currentRoute()).toEqual({ page: 'content', id: 'main-website' });
});

test('words are found by their text and changed; icons are chosen', async () => {
  const user = await openSite(makeSiteSettings({ words: { Quantity: 'Cases' } }), 'Words');
  const sent = mockSave();
  await choose(user, 'Trivia', 'Beer');
  await fill(user, screen.getByRole('searchbox', { name: 'Search words' }), 'cases');
  expect(screen.queryByRole('textbox', { name: 'Subject' })).not.toBeInTheDocument();
  await fill(user, screen.getByRole('textbox', { name: 'Quantity' }), 'How many cases');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.words).toEqual({ Quantity: 'How many cases', 'icon:trivia': 'beer' });
});

test('links and the menu of the taprooms are moved; a link that leads nowhere is marked', async () => {
  mockPaths();
  const navigation = [
    { label: 'Beers', href: '/beers' },
    { label: 'Old', href: '/nowhere' },
  ];
  const user = await openSite(makeSiteSettings({ navigation, footerLinks: [] }), 'Navigation');
  const sent = mockSave();
  const old = within(screen.getByRole('group', { name: 'Link 2' }));
  expect(await old.findByText('Leads nowhere: visitors see “page not found”')).toBeVisible();
  const menu = within(screen.getByRole('group', { name: 'Link 3' }));
  expect(menu.getByDisplayValue('Menu of the taprooms')).toHaveAttribute('readonly');
  expect(menu.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Move link 3 earlier' }));
  await user.click(screen.getByRole('button', { name: 'Remove link 3' }));
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.navigation).toEqual([navigation[0], { label: 'Taproom', href: '/taproom' }]);
});

test('a new link needs a label and a path; the errors are at its fields', async () => {
  mockPaths();
  const user = await openSite(makeSiteSettings({ navigation: [], footerLinks: [] }), 'Navigation');
  await user.click(screen.getByRole('button', { name: 'Add Link' }));
  expect(screen.getByRole('textbox', { name: 'Label of link 2' })).toHaveFocus();
  await fill(user, screen.getByRole('textbox', { name: 'Path or URL of link 2' }), 'beers');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  const link = within(screen.getByRole('group', { name: 'Link 2' }));
  expect(link.getByText('Please enter a label')).toBeVisible();
  expect(link.getByText('Please enter a path such as /beers, or a URL that starts with https://')).toBeVisible();
});

test.each([
  { stored: null, isDefault: true, shown: 'As on the server: confirm by a link in an email' },
  { stored: false, isDefault: true, shown: 'Are subscribed at once' },
])('new subscribers: $shown; saving other settings keeps it', async ({ stored, isDefault, shown }) => {
  const settings = makeSiteSettings({ newsletterDoubleOptIn: stored, newsletterDoubleOptInDefault: isDefault });
  const user = await openSite(settings);
  expect(screen.getByRole('combobox', { name: 'New subscribers' })).toHaveDisplayValue(shown);
  const sent = mockSave(settings);
  await user.type(screen.getByRole('textbox', { name: 'Tagline' }), '.');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent[0]?.newsletterDoubleOptIn).toBe(stored));
});

test('double opt-in can be turned on, off and left to the server', async () => {
  const user = await openSite();
  const sent = mockSave();
  for (const name of ['Confirm by a link in an email', 'Are subscribed at once', /^As on the server/]) {
    await choose(user, 'New subscribers', name);
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
  }
  expect(sent.map(({ newsletterDoubleOptIn }) => newsletterDoubleOptIn)).toEqual([true, false, null]);
});

test('without a mail server, a warning is shown while new subscribers have to confirm', async () => {
  const title = 'New subscribers can’t confirm their address';
  await openSite(makeSiteSettings({ newsletterDoubleOptIn: true }));
  expect(screen.queryByText(title)).not.toBeInTheDocument();
  cleanup();
  api.use(mockSetup({ sendsEmails: false }));
  const user = await openSite(makeSiteSettings({ newsletterDoubleOptInDefault: true }));
  expect(await screen.findByText(title)).toBeVisible();
  for (const [name, isShown] of [
    ['Are subscribed at once', false],
    ['Confirm by a link in an email', true],
  ] as const) {
    await choose(user, 'New subscribers', name);
    expect(screen.queryByText(title) !== null).toBe(isShown);
  }
});

test('moderators see a notice that only admins can change the settings', async () => {
  renderStaffPage(<SitePage />, { role: 'moderator' });
  expect(await screen.findByText('Only admins can change the site settings.')).toBeVisible();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});
