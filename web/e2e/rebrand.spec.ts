/**
 * A system of its own with a mail server: links of its emails in the browser; then another brewery takes over the demo, by
 * panel and staff app alone.
 */
import { createRequire } from 'node:module';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { collectPublicTexts, findBrandTraces } from './support/find-brand-traces';
import { accounts } from './support/env';
import { openPanel, signInToPanel, takeErrors, type Panel } from './support/panel';
import { rewordContent } from './support/reword-content';
import { apiRequest, openSection, signIn, signInByForm } from './support/staff';
import { startSystem } from './support/start-program';
import { expect, expectAccessible, test } from './support/test';

type MailServer = { url: string; received: { to: string; data: string }[]; stop: () => Promise<void> };

/** A tool of the cms's tests, whose package is CommonJS. */
const { startMailServer } = createRequire(import.meta.url)('../../cms/test/smtp') as {
  startMailServer: () => Promise<MailServer>;
};

let system: Awaited<ReturnType<typeof startSystem>>;
let mails: MailServer;

const sharedSystem = { SITE_URL: process.env.SITE_URL, PANEL_URL: process.env.PANEL_URL };

test.beforeAll(async () => {
  test.setTimeout(180_000);
  mails = await startMailServer();
  system = await startSystem({ SEED: 'on', SMTP_URL: mails.url, MAIL_TO: 'hello@journeys.example' });
  Object.assign(process.env, { SITE_URL: system.url, PANEL_URL: system.panelUrl });
});

test.afterAll(async () => {
  Object.assign(process.env, sharedSystem);
  await system.close();
  await mails.stop();
});

// A missing field fails at once, not when the whole journey has timed out.
test.use({ actionTimeout: 20_000 });

/** Text and HTML are quoted-printable. */
const decodeMail = (data: string) =>
  data
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** The link to the path in the latest mail to the address that has one. */
async function findLink(to: string, path: string): Promise<string> {
  const find = () =>
    mails.received
      .filter((mail) => mail.to === to)
      .map(({ data }) => decodeMail(data).match(new RegExp(`${system.url}${path}[^\\s"<]+`))?.[0])
      .findLast((link) => link !== undefined);
  await expect.poll(find, `a mail to ${to} with a link to ${path}`).toBeDefined();
  return find() ?? '';
}

test('a visitor confirms the newsletter and unsubscribes by the links of its emails', async ({ page }) => {
  await signIn(page);
  const { settings } = (await apiRequest(page, 'GET', '/site/settings')) as { settings: { updatedAt: string } };
  const { updatedAt } = settings;
  await apiRequest(page, 'PUT', '/site/settings', { newsletterDoubleOptIn: true, updatedAt });

  const email = 'lena@journeys.example';
  await page.goto('/');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();

  await page.goto(await findLink(email, '/newsletter/confirm'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();

  await page.goto(await findLink(email, '/newsletter/unsubscribe'));
  await expect(page.getByText(`Stop sending our newsletter to`)).toBeVisible();
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
});

test('a user sets a new password by the link of an email, and signs in with it', async ({ page }) => {
  const account = { email: 'nora@journeys.example', password: 'Nora-lost-her-password-1' };
  await signIn(page);
  await apiRequest(page, 'POST', '/auth/users', { firstName: 'Nora', lastName: 'Journeyman', ...account });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  await page.goto(await findLink(account.email, '/admin/reset-password'));
  const password = 'Nora-keeps-this-one-2';
  await page.getByLabel(/^New password/).fill(password);
  await page.getByRole('button', { name: 'Save Password' }).click();
  await signInByForm(page, { email: account.email, password });
});

const words: [string, string][] = [
  ['boldridge', 'truckee'],
  ['auburn', 'reno'],
  ['folsom', 'sparks'],
];

/** The case of the first letter stays. */
const replaceWord = (text: string, [from, to]: [string, string]) =>
  text.replaceAll(new RegExp(from, 'gi'), (found) =>
    /^[A-Z]/.test(found) ? to.slice(0, 1).toUpperCase() + to.slice(1) : to,
  );

const reword = (text: string) => words.reduce(replaceWord, text);

/** Types over what the fields have. */
async function fillIn(form: Locator, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await form.getByRole('textbox', { name: label, exact: true }).first().fill(value);
  }
}

async function saveChanges(page: Page, message: string) {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(message)).toBeVisible();
}

const pagesOff = [/^Store /, /^Distributors /];

/** The names, links and pages of the whole site. */
async function changeSite(page: Page) {
  await openSection(page, 'Brewery');
  const form = page.getByRole('form', { name: 'Brewery' });
  await fillIn(form, {
    Name: 'Truckee River Ales',
    'Short name': 'Truckee',
    Tagline: 'Ales from the Truckee River',
    'Footer text': 'Small batches beside the river since 2019.',
    'Advertiser line': 'Reno, Nevada',
    'Recipient of inquiries': 'hello@truckee.example',
  });
  for (const name of ['Facebook', 'Instagram', 'YouTube', 'Untappd', 'Powered by', 'Powered-by link'])
    await form.getByRole('textbox', { name, exact: true }).fill('');
  for (const name of pagesOff) await form.getByRole('switch', { name }).click();
  await saveChanges(page, 'Site settings saved successfully!');
}

/** Its other texts are reworded with the rest of the content. */
async function changeTaproom(page: Page) {
  await openSection(page, 'Hero images & logo');
  await page.getByRole('tab', { name: 'Auburn, CA' }).click();
  const form = page.getByRole('form', { name: 'Content' });
  await fillIn(form, {
    Name: 'Reno',
    City: 'Reno',
    State: 'NV',
    Slug: 'reno',
    Path: '/reno',
    Phone: '7755550100',
    Email: 'reno@truckee.example',
    Address: '1 Virginia Street, Reno, NV 89501',
    Headline: 'Beside the river',
  });
  await saveChanges(page, 'Content saved successfully!');
  await expect(page.getByRole('tab', { name: 'Reno, NV' })).toBeVisible();

  // The panel can't change a slug.
  await page.getByRole('tab', { name: /^Folsom/ }).click();
  await fillIn(form, { Slug: 'sparks' });
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/taprooms/folsom') && response.ok()),
    page.getByRole('button', { name: 'Save Changes' }).click(),
  ]);
}

async function changeEvent(page: Page) {
  await openSection(page, 'Events');
  await page.getByRole('searchbox', { name: 'Search events' }).fill('string band');
  await page.getByRole('button', { name: 'Edit Foothill String Band' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Edit Event' });
  await fillIn(dialog, { Title: 'Riverside String Band', Location: 'Truckee Taproom, Reno' });
  await dialog.getByRole('button', { name: 'Update Event' }).click();
  await expect(dialog.getByText('Event updated successfully!')).toBeVisible();
}

/** One text of a page in its form in the panel. */
async function changePage(page: Page) {
  await openPanel(page, '/content-manager/single-types/api::page.our-story-page');
  await page.getByRole('textbox').and(page.locator('[name=title]')).fill('Our River');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved document')).toBeVisible();
}

/** Another brewery has no old links. */
async function deleteRedirects(panel: Panel) {
  const path = '/content-manager/collection-types/api::redirect.redirect';
  await panel.call('POST', `${path}/actions/bulkDelete`, { documentIds: await panel.listIds(path) });
}

/** Every mail that the site sends to visitors and staff. */
async function requestMails(request: APIRequestContext) {
  const person = { name: 'Ada Brewer', email: 'ada@journeys.example', phone: '7755550199', message: 'A question.' };
  for (const [path, data] of [
    ['/newsletter/subscribe', { email: person.email }],
    ['/contact/submit', { ...person, subject: 'Tours' }],
    ['/contact/private-event', { ...person, guestCount: 40 }],
    ['/auth/forgot-password', { email: accounts.staff.email }],
  ] as const) {
    const response = await request.post(`/api${path}`, { data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  }
}

test('by panel and staff app alone, nothing of the demo brewery remains', async ({ page, request, consoleErrors }) => {
  test.setTimeout(120_000);
  await signIn(page);
  await changeSite(page);
  await changeTaproom(page);
  await changeEvent(page);
  expect((await request.get('/auburn', { maxRedirects: 0 })).headers()['location']).toBe('/reno');

  await changePage(page);
  expect(takeErrors(consoleErrors)).toEqual([]);
  const panel = await signInToPanel();
  await rewordContent(panel, reword);
  await deleteRedirects(panel);

  await page.goto('/reno');
  await expect(page).toHaveTitle(/Truckee River Ales$/);
  mails.received.length = 0;
  await requestMails(request);
  const count = 6;
  await expect.poll(() => mails.received.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);

  const texts = await collectPublicTexts(request);
  expect(texts.map(({ url }) => url)).toEqual(
    expect.arrayContaining(['/reno', '/locations/sparks', '/events/reno.ics']),
  );
  expect(findBrandTraces(texts, ['boldridge', 'auburn', 'folsom'])).toEqual([]);
  const linked = texts.map(({ url }) => url).filter((url) => /^\/(?:store|distributors)/.test(url));
  expect(linked, 'nothing links to a page that is off').toEqual([]);
  const mailTexts = mails.received.map(({ to, data }) => ({ url: `mail to ${to}`, text: decodeMail(data) }));
  expect(findBrandTraces(mailTexts, ['boldridge', 'auburn', 'folsom'])).toEqual([]);
});
