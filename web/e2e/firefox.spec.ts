/** Firefox has another engine: one journey through what differs most. Playwright needs a build of its own; Puppeteer does not. */
import { existsSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import puppeteer, { type Page } from 'puppeteer-core';
import { siteUrl } from './support/env';
import { makeBar, readPours, signInByApi } from './support/staff';

const knownPaths = ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'];
const executablePath = process.env.FIREFOX_PATH ?? knownPaths.find((file) => existsSync(file));
if (!executablePath) console.log('The journey in Firefox is skipped: there is none (apt-get install firefox-esr)');

const timeoutMs = 30_000;

/** Fails if the page throws. */
const test = base.extend<{ firefox: Page }>({
  // Playwright reads the names of the fixtures from this parameter.
  // oxlint-disable-next-line no-empty-pattern
  baseURL: ({}, provide) => provide(siteUrl()),
  // oxlint-disable-next-line no-empty-pattern
  firefox: async ({}, provide) => {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
    const page = await browser.newPage();
    page.setDefaultTimeout(timeoutMs);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await provide(page);
    await browser.close();
    expect(errors, 'errors of the page').toEqual([]);
  },
});

const seen = (page: Page, text: string) => page.locator(`::-p-text(${text})`).wait();
const press = (page: Page, name: string) => page.locator(`::-p-xpath(//button[contains(., "${name}")])`).click();

test.skip(!executablePath, 'Firefox is not installed');

test('Firefox shows home and beers, sends a message, and keeps a keg change until the network is back', async ({
  firefox: page,
  request,
}) => {
  await page.goto(siteUrl());
  await seen(page, 'Featured Beers');
  await page.locator('::-p-aria(Beers[role="link"])').click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/beers');
  await seen(page, 'Ridge Runner');

  await page.goto(`${siteUrl()}/contact`);
  await page.locator('form [name="name"]').fill('Fay Fox');
  await page.locator('form [name="email"]').fill('fay@journeys.example');
  await page.locator('form [name="subject"]').fill('Tours');
  await page.locator('form [name="message"]').fill('Do you run brewhouse tours?');
  await press(page, 'Send Message');
  await seen(page, 'Thank you for your message! We will get back to you soon.');

  const session = await signInByApi({ request });
  const slug = await makeBar({ request });
  const { cookies } = await request.storageState();
  await page.browserContext().setCookie(...cookies.map(({ name, value, domain }) => ({ name, value, domain })));
  await page.evaluate((stored) => void Object.assign(localStorage, stored), { ...session, barTaproom: slug });
  await page.goto(`${siteUrl()}/bar/`);
  await seen(page, 'Helles');
  await page.evaluate(async () => {
    await Promise.all([navigator.serviceWorker.ready, document.fonts.ready]);
  });
  await page.setOfflineMode(true);
  await press(page, 'change Tap 1');
  await press(page, 'Kicked → Pils');
  await seen(page, '1 change waiting for the network');
  await page.setOfflineMode(false);
  await expect.poll(() => readPours({ request }, slug)).toEqual(['Pils', 'Porter']);
});
