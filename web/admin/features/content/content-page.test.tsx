import { screen, waitFor, within } from '@testing-library/react';
import { defaultHours } from '@domain/location/default-content';
import type { Location } from '@domain/location/schema';
import { messages } from '@domain/shared/messages';
import { mockJson, api, mockCall, mockNetworkError, mockUpload } from '../../../test/api';
import { makeHero, makeSiteSettings, makeTaproom, mockSiteSettings, mockTaprooms } from '../../test/factories';
import { answer, fill, renderStaffPage } from '../../test/render-staff';
import { textsOf } from '../../../test/page';
import { ContentPage } from './content-page';

const makeLocation = (location: Partial<Location> = {}): Location => ({
  location: 'main-website',
  hours: defaultHours.auburn,
  contact: { phone: '(530) 555-0123', email: 'hello@boldridge.example', address: '1180 Nevada Station Road' },
  heroImages: [],
  logo: null,
  updatedAt: '2026-06-01T12:00:00.000Z',
  ...location,
});

const mockLocation = (content: Location) => mockJson('get', `/content/location/${content.location}`, { content });
const mockWebsite = (location: Partial<Location> = {}) => mockLocation(makeLocation(location));
beforeEach(() =>
  api.use(...mockTaprooms(makeTaproom('auburn'), makeTaproom('folsom')), mockWebsite(), mockSiteSettings()),
);

function renderWebsiteTab(location?: Partial<Location>) {
  if (location) api.use(mockWebsite(location));
  sessionStorage.setItem('adminList.content', '{"tab":"main-website"}');
  return renderStaffPage(<ContentPage />);
}

test('the Main Website tab has a logo section and a hero section for each page', async () => {
  renderWebsiteTab({ heroImages: [makeHero({ alt: null })] });
  const logo = within(await screen.findByRole('region', { name: 'Website Logo' }));
  expect(logo.getByText('Default')).toBeVisible();
  expect(logo.getByText(/200x80px/)).toBeVisible();
  const home = within(screen.getByRole('region', { name: 'Home' }));
  expect(home.getByText('Custom')).toBeVisible();
  expect(home.getByText('1 image has no alt text')).toBeVisible();
  for (const name of ['Beers', 'Events', 'Our Story', 'Contact']) {
    expect(within(screen.getByRole('region', { name })).getByText('Default')).toBeVisible();
  }
});

test('the Folsom tab shows (Coming Soon) only while it is selected', async () => {
  const { user } = renderStaffPage(<ContentPage />);
  await user.click(await screen.findByRole('tab', { name: 'Folsom, CA' }));
  expect(screen.getByRole('tab', { name: 'Folsom, CA (Coming Soon)' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Hero Image' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Auburn, CA' }));
  expect(await screen.findByRole('region', { name: 'Hero Images' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Folsom, CA' })).toBeVisible();
});

test('without a taproom, the tab of the website is open', async () => {
  api.use(...mockTaprooms());
  renderStaffPage(<ContentPage />);
  expect(await screen.findByRole('region', { name: 'Website Logo' })).toBeVisible();
});

test('each taproom has a tab; instead of the tab of a deleted one, the first is open', async () => {
  sessionStorage.setItem('adminList.content', '{"tab":"reno"}');
  const barrelHouse = makeTaproom('auburn', { slug: 'barrel-house', name: 'Barrel House' });
  api.use(...mockTaprooms(barrelHouse, makeTaproom('folsom', { isActive: false })));
  renderStaffPage(<ContentPage />);
  const tabs = textsOf(await screen.findAllByRole('tab'));
  expect(tabs).toEqual(['Main Website', 'Barrel House', 'Folsom, CA (Hidden)']);
  expect(screen.getByRole('tab', { name: 'Barrel House' })).toHaveAttribute('aria-selected', 'true');
});

test('a tab shows the saved content when it is opened again', async () => {
  const logo = { url: '/uploads/logo.svg', filename: 'logo.svg' };
  const { user } = renderWebsiteTab({ heroImages: [makeHero()] });
  api.use(mockJson('post', '/content/logo', { logo }));
  const file = new File(['x'], 'logo.svg', { type: 'image/svg+xml' });
  await user.upload(await screen.findByLabelText('Logo file'), file);
  expect(await screen.findByText('Logo uploaded successfully!')).toBeVisible();

  const saved = makeLocation({ heroImages: [makeHero({ alt: 'The bar at noon' })], logo });
  api.use(mockJson('put', '/content/location/main-website', { content: saved }));
  const loads = mockCall('get', '/content/location/main-website', { content: saved });
  await fill(user, screen.getByRole('textbox', { name: 'Alt text of image 1 of Home' }), 'The bar at noon');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Content saved successfully!')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Auburn, CA' }));
  await screen.findByRole('heading', { name: 'Hours' });
  await user.click(screen.getByRole('tab', { name: 'Main Website' }));
  expect(await screen.findByRole('textbox', { name: 'Alt text of image 1 of Home' })).toHaveValue('The bar at noon');
  // The save does not load it again: the form has the saved version.
  expect(loads).toHaveLength(1);
});

test('deleting a hero image keeps unsaved edits to the others', async () => {
  const { user } = renderWebsiteTab({ heroImages: [makeHero(), makeHero({ _id: 'patio' })] });
  await user.type(await screen.findByRole('textbox', { name: 'Alt text of image 2 of Home' }), '!');
  api.use(mockJson('delete', '/content/hero-images/bar', { message: messages.imageDeleted }));
  await user.click(screen.getByRole('button', { name: 'Delete image 1 of Home' }));
  await answer(user, 'Delete', { text: 'Are you sure you want to delete this image?' });
  expect(await screen.findByText('Image deleted successfully!')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Alt text of image 1 of Home' })).toHaveValue('The bar at dusk!');
});

test('uploaded hero images appear in their section without unsaved changes', async () => {
  const forms = mockUpload('/content/hero-images', { images: [makeHero()] });
  const { user } = renderWebsiteTab();
  const file = new File(['x'], 'bar.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Add images to Home'), file);
  expect(await screen.findByText('Images uploaded successfully!')).toBeVisible();
  expect(forms).toEqual([expect.stringMatching(/name="page".*name="location".*name="images"/s)]);
  expect(await screen.findByRole('switch', { name: 'Active: image 1 of Home' })).toBeChecked();
  expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
});

test('a replaced photo keeps its place and unsaved edits to the others, and asks for a new alt text', async () => {
  const patio = makeHero({ _id: 'patio' });
  const { user } = renderWebsiteTab({ heroImages: [makeHero(), patio] });
  await user.type(await screen.findByRole('textbox', { name: 'Alt text of image 2 of Home' }), '!');
  const input = screen.getByLabelText('New photo for image 1 of Home');
  await user.upload(input, new File(['x'], 'bar.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('bar.pdf is not a JPG, PNG, GIF, WebP or HEIC image')).toBeVisible();

  const replaced = makeHero({ url: '/uploads/new.jpg', alt: null });
  api.use(mockJson('post', '/content/hero-images/bar/replace', { images: [replaced, patio] }));
  await user.upload(input, new File(['x'], 'new.jpg', { type: 'image/jpeg' }));
  await answer(user, 'Replace photo', { name: 'Replace image 1 of Home?' });
  expect(await screen.findByText(/^Photo replaced/)).toBeVisible();
  const home = within(screen.getByRole('region', { name: 'Home' }));
  expect(home.getByRole('img', { name: 'Hero image 1 of Home' }).getAttribute('src')).toContain('new.jpg');
  expect(home.getByRole('textbox', { name: 'Alt text of image 1 of Home' })).toHaveValue('');
  expect(home.getByText(/^Missing/)).toBeVisible();
  expect(home.getByRole('textbox', { name: 'Alt text of image 2 of Home' })).toHaveValue('The bar at dusk!');
});

test('the first active image is marked as the one that the site shows', async () => {
  const { user } = renderWebsiteTab({ heroImages: [makeHero(), makeHero({ _id: 'patio' })] });
  const home = within(await screen.findByRole('region', { name: 'Home' }));
  expect(home.getByText(/shows only the first active image/)).toBeVisible();
  const [first, second] = home.getAllByRole('listitem');
  if (!first || !second) throw new Error('Two images are expected');
  expect(within(first).getByText('Shown on the site')).toBeVisible();
  await user.click(within(first).getByRole('switch'));
  expect(within(second).getByText('Shown on the site')).toBeVisible();
  expect(within(first).queryByText('Shown on the site')).not.toBeInTheDocument();
});

test('Undo needs a confirmation', async () => {
  const { user } = renderWebsiteTab({ heroImages: [makeHero()] });
  const altText = await screen.findByRole('textbox', { name: 'Alt text of image 1 of Home' });
  await user.type(altText, '!');
  const undo = async (choice: string) => {
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await answer(user, choice, { name: 'Undo all changes?' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  };
  await undo('Keep editing');
  expect(altText).toHaveValue('The bar at dusk!');
  await undo('Undo changes');
  expect(altText).toHaveValue('The bar at dusk');
});

test('the same rejected logo file can be chosen twice in a row', async () => {
  const { user } = renderWebsiteTab();
  const input = await screen.findByLabelText('Logo file');
  const file = new File(['x'], 'logo.jpg', { type: 'image/jpeg' });
  await user.upload(input, file);
  await user.upload(input, file);
  expect(await screen.findAllByText('Please upload only PNG or SVG files for the logo.')).toHaveLength(2);
});

test('a logo is uploaded at once; deleting it restores the default logo', async () => {
  const { user } = renderWebsiteTab();
  const logo = { url: '/uploads/logo.svg', filename: 'logo.svg' };
  const forms = mockUpload('/content/logo', { logo });
  await user.upload(await screen.findByLabelText('Logo file'), new File(['x'], 'logo.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByText('Logo uploaded successfully!')).toBeVisible();
  expect(forms).toEqual([expect.stringMatching(/name="location".*name="logo"/s)]);
  const section = within(screen.getByRole('region', { name: 'Website Logo' }));
  expect(section.getByText('Custom')).toBeVisible();

  await user.click(section.getByRole('button', { name: 'Delete Logo' }));
  api.use(mockJson('delete', '/content/logo/main-website', { message: messages.logoDeleted }));
  await answer(user, 'Delete', { text: 'Are you sure you want to delete the logo?' });
  expect(await screen.findByText('Logo deleted successfully!')).toBeVisible();
  expect(section.getByText('Default')).toBeVisible();
});

test('Try Again reloads content that failed to load and focuses the heading', async () => {
  api.use(mockNetworkError('get', '/content/location/main-website'));
  const { user } = renderWebsiteTab();
  expect(await screen.findByText('Failed to load content')).toBeVisible();
  api.use(mockWebsite());
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('form', { name: 'Content' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('an icon is uploaded at once', async () => {
  const { user } = renderWebsiteTab();
  const favicon = { url: '/uploads/icon.svg', alt: null, width: 64, height: 64 };
  api.use(mockJson('post', '/site/images/favicon', { settings: makeSiteSettings({ favicon }) }));
  const file = new File(['<svg/>'], 'icon.svg', { type: 'image/svg+xml' });
  await user.upload(await screen.findByLabelText('Icon file'), file);
  expect(await screen.findByText('Icon uploaded successfully!')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Your icon' })).toHaveAttribute('src', '/uploads/icon.svg');
});
