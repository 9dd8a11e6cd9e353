import { accounts } from './support/env';
import { collectPublicTexts, findBrandTraces } from './support/find-brand-traces';
import { startSystem } from './support/start-program';
import { expect, expectAccessible, test } from './support/test';

/** The demo brewery's name, places and beers. */
const demoWords = ['boldridge', 'auburn', 'folsom', 'placer county', 'sierra', 'ridge.runner', 'nevada station'];

test('a new brewery without demo content is set up in the staff app, and no public text names the demo', async ({
  page,
  request,
}) => {
  test.setTimeout(240_000);
  const { url, close } = await startSystem({ SEED: 'off' });
  try {
    expect(findBrandTraces(await collectPublicTexts(request, url), demoWords), 'before the setup').toEqual([]);

    await page.goto(`${url}/admin`);
    await page.getByLabel('Email').fill(accounts.staff.email);
    await page.getByLabel(/^Password/).fill(accounts.staff.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    const next = page.getByRole('button', { name: 'Save and Continue' });
    const heading = (name: string) => page.getByRole('heading', { name });

    await heading('What is your brewery called?').waitFor();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Tidewater Brewing Co.');
    await page.reload();
    await expect(name, 'a reload keeps what was typed').toHaveValue('Tidewater Brewing Co.');
    await expectAccessible(page);
    await name.press('Enter');
    await heading('Do you have a logo?').waitFor();
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByRole('textbox', { name: 'Accent color', exact: true }).fill('#7ab8ff');
    await next.click();

    await heading('Where can people visit you?').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill('Harbor Street');
    await page.getByRole('textbox', { name: 'Address' }).fill('9 Harbor Street, Newport, OR 97365');
    await page.getByRole('textbox', { name: 'City' }).fill('Newport');
    await page.getByRole('textbox', { name: 'State' }).fill('OR');
    await expectAccessible(page);
    await next.click();
    await heading('Which pages do you need?').waitFor();
    await page.getByRole('switch', { name: /^Store / }).click();
    await expectAccessible(page);
    await next.click();
    await page.getByRole('textbox', { name: 'Instagram' }).fill('https://www.instagram.com/tidewater');
    await page.getByRole('button', { name: 'Save and Finish' }).click();
    await heading('Your site is ready').waitFor();

    await page.goto(url);
    await expect(page).toHaveTitle(/Tidewater/);
    await expect(page.getByRole('contentinfo')).toContainText('9 Harbor Street');
    await expect(page.getByRole('contentinfo')).toContainText('Newport, Oregon');
    // The page would ask for the tap list again after the system has stopped.
    await page.goto('about:blank');
    const texts = await collectPublicTexts(request, url);
    const paths = texts.map((text) => text.url);
    expect(paths).toEqual(expect.arrayContaining(['/locations/harbor-street', '/our-story', '/store']));
    expect(paths.filter((path) => /^\/(?:shipping|rewards|distributors)/.test(path))).toEqual([]);
    expect(findBrandTraces(texts, demoWords), 'after the setup').toEqual([]);
    expect(findBrandTraces(texts, ['both taprooms', '\\b0 states', '\\{\\w+\\}(?=[^<>{}"]*</)'])).toEqual([]);
  } finally {
    await close();
  }
});
