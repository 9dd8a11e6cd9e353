import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { messages } from '@domain/shared/messages';
import type { StaffTaproom } from '@domain/taproom/schema';
import { api, mockError, mockJson, mockNetworkError, mockCall } from '../../../../test/api';
import { hasUnsavedChanges } from '../../../hooks/use-unsaved-changes';
import { makeHero, makeImage, makeTaproom, mockTaprooms } from '../../../test/factories';
import { answer, fill, renderStaffPage } from '../../../test/render-staff';
import { ContentPage } from '../content-page';

const hero = (_id: string) => makeHero({ _id, page: 'taproom' });

beforeEach(() => {
  sessionStorage.setItem('adminList.content', '{"tab":"auburn"}');
  // Noon on Sunday, November 1 in Auburn.
  vi.useFakeTimers({ now: new Date('2026-11-01T20:00:00Z'), toFake: ['Date'] });
});

async function open(changes: Partial<StaffTaproom> = {}) {
  const auburn = makeTaproom('auburn', changes);
  api.use(...mockTaprooms(auburn, makeTaproom('folsom')));
  const { user } = renderStaffPage(<ContentPage />);
  await screen.findByRole('region', { name: 'Hours' });
  return { user, auburn };
}

type Body = { openingHours: Record<string, unknown>; updatedAt: string };

/** Records the bodies of the saves, and responds with the taproom. */
function mockSave(taproom: StaffTaproom, path = '/taprooms/auburn') {
  return mockCall<Body>('put', path, { taproom, content: {} });
}

const day = (name: string) => within(screen.getByRole('group', { name }));
const save = () => screen.getByRole('button', { name: 'Save Changes' });

async function saveAll(user: UserEvent) {
  await user.click(save());
  expect(await screen.findByText('Content saved successfully!')).toBeVisible();
}

test('Save Changes sends hours, contact and texts, then the hero images, with the version of each', async () => {
  const { user, auburn } = await open({ heroImages: [hero('bar'), hero('patio')] });
  const saves = mockSave({ ...auburn, updatedAt: '2026-11-01T20:00:00.000Z' });
  const heroSaves = mockSave(auburn, '/content/location/auburn');
  await user.click(day('Monday').getByRole('switch'));
  await user.click(screen.getByRole('switch', { name: 'Active: image 1 of Hero Images' }));
  await user.click(screen.getByRole('button', { name: 'Move image 1 of Hero Images later' }));
  await saveAll(user);
  expect(saves[0]).toMatchObject({
    openingHours: { regular: { monday: [], tuesday: [{ opens: '11:00', closes: '20:00' }] }, exceptions: [] },
    contact: { email: auburn.contact.email },
    updatedAt: auburn.updatedAt,
  });
  expect(heroSaves[0]).toMatchObject({
    heroImages: [
      { _id: 'patio', isActive: true },
      { _id: 'bar', isActive: false, alt: 'The bar at dusk' },
    ],
    updatedAt: '2026-11-01T20:00:00.000Z',
  });
});

test('all active hero images are marked as shown, because the page has a slideshow of them', async () => {
  const { user } = await open({ heroImages: [hero('bar'), hero('patio')] });
  const images = within(screen.getByRole('region', { name: 'Hero Images' }));
  expect(images.getByText(/shows all active images, one after another/)).toBeVisible();
  expect(images.getAllByText('Shown on the site')).toHaveLength(2);
  await user.click(images.getByRole('switch', { name: 'Active: image 1 of Hero Images' }));
  expect(images.getAllByText('Shown on the site')).toHaveLength(1);
});

test('a failed save keeps the input, and switching tabs then needs a confirmation', async () => {
  const { user } = await open();
  api.use(mockNetworkError('put', '/taprooms/auburn'));
  await user.click(day('Sunday').getByRole('switch'));
  await user.click(save());
  expect(await screen.findByText('Failed to save content. Please try again.')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Main Website' }));
  await answer(user, 'Keep editing');
  expect(day('Sunday').getByRole('switch')).not.toBeChecked();
});

test('changes of two users to different days are both saved', async () => {
  const { user, auburn } = await open();
  const { regular } = auburn.openingHours;
  const openingHours = { ...auburn.openingHours, regular: { ...regular, friday: [] } };
  const theirs = { ...auburn, openingHours, updatedAt: '2026-06-02T12:00:00.000Z' };
  const saves = mockSave(theirs);
  const stale = { success: false, code: 'stale-version', message: messages.staleVersion };
  const rejectOnce = http.put('*/api/taprooms/auburn', () => HttpResponse.json(stale, { status: 409 }), { once: true });
  api.use(...mockTaprooms(theirs), rejectOnce);
  await user.click(day('Monday').getByRole('switch'));
  await saveAll(user);
  expect(saves).toMatchObject([{ openingHours: { regular: { monday: [], friday: [] } }, updatedAt: theirs.updatedAt }]);
});

test('an error of the server appears at its field', async () => {
  const { user } = await open();
  const errors = [{ path: 'openingHours.regular.monday.0.closes', msg: 'Not that late' }];
  api.use(mockError('put', '/taprooms/auburn', 400, { code: 'invalid-input', message: 'Invalid', errors }));
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '1');
  await user.click(save());
  expect(await day('Monday').findByText('Not that late')).toBeVisible();
  expect(screen.getByLabelText('Monday closes')).toHaveFocus();
  expect(screen.getByLabelText('Monday closes')).toHaveAccessibleDescription('Not that late');
});

test('a day has any number of time spans, which can be copied to other days', async () => {
  const { user, auburn } = await open();
  const saves = mockSave(auburn);
  await user.click(day('Monday').getByRole('button', { name: 'Add hours to Monday' }));
  await user.click(save());
  expect(screen.getByLabelText('Monday opens, 2')).toHaveFocus();
  expect(day('Monday').getByText('Please enter a time such as 17:00')).toBeVisible();
  await user.type(screen.getByLabelText('Monday opens, 2'), '22:00');
  await user.type(screen.getByLabelText('Monday closes, 2'), '02:00');
  expect(day('Monday').getByText('Closes on the next day')).toBeVisible();
  await user.click(day('Monday').getByRole('button', { name: 'More for Monday' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy to Saturday and Sunday' }));
  expect(screen.getByLabelText('Sunday closes, 2')).toHaveValue('02:00');
  await saveAll(user);
  const spans = [
    { opens: '11:00', closes: '20:00' },
    { opens: '22:00', closes: '02:00' },
  ];
  const { regular } = saves[0]?.openingHours ?? {};
  expect(regular).toMatchObject({ monday: spans, tuesday: [spans[0]], saturday: spans, sunday: spans });
});

test('closing a day and opening it again keeps its hours; removing the last span closes it', async () => {
  const { user } = await open();
  const friday = day('Friday');
  const isOpen = friday.getByRole('switch', { name: 'Friday is open' });
  await user.click(isOpen);
  expect(screen.queryByLabelText('Friday opens')).not.toBeInTheDocument();
  await user.click(isOpen);
  expect(screen.getByLabelText('Friday closes')).toHaveValue('20:00');
  expect(hasUnsavedChanges()).toBe(false);
  await user.click(friday.getByRole('button', { name: 'Remove these hours of Friday' }));
  expect(isOpen).not.toBeChecked();
  expect(isOpen).toHaveFocus();
});

test('the display text is generated unless one is entered, which is compared with the hours', async () => {
  const { user } = await open({ openingHours: { ...makeTaproom().openingHours, display: null } });
  const display = screen.getByRole('textbox', { name: 'Display text' });
  expect(screen.getByText('11:00 AM - 8:00 PM daily')).toBeVisible();
  await user.click(day('Monday').getByRole('switch'));
  expect(screen.getByText('11:00 AM - 8:00 PM Tue-Sun, Closed Mon')).toBeVisible();
  await fill(user, display, '11:00 AM - 8:00 PM daily');
  expect(screen.getByText('This doesn’t match the hours above.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use the line from the hours' }));
  expect(display).toHaveValue('');
  expect(display).toHaveFocus();
});

test('a text replaces the hours of a day; kitchen hours start as the opening hours', async () => {
  const { user, auburn } = await open();
  const saves = mockSave(auburn);
  await user.click(day('Monday').getByRole('switch'));
  await user.click(day('Monday').getByRole('button', { name: 'More for Monday' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show a text instead' }));
  await fill(user, day('Monday').getByRole('textbox', { name: 'Monday’s text' }), 'By appointment');
  expect(day('Monday').getByText(/can’t tell from it/)).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'The kitchen has its own hours' }));
  await fill(user, screen.getByLabelText('Tuesday (kitchen) closes'), '19:00');
  await saveAll(user);
  expect(saves[0]?.openingHours).toMatchObject({
    texts: { monday: 'By appointment', tuesday: '' },
    regular: { tuesday: [{ opens: '11:00', closes: '20:00' }] },
    kitchen: { tuesday: [{ opens: '11:00', closes: '19:00' }] },
  });
});

const special = () => within(screen.getByRole('region', { name: 'Special Hours' }));
const addHours = async (user: UserEvent) => {
  await user.click(special().getByRole('button', { name: 'Add special hours' }));
  return within(special().getByRole('group', { name: 'new special hours' }));
};

test('new special hours start as a closed day; past ones are folded away; overlapping ones are rejected', async () => {
  const exceptions = [
    { from: '2026-07-04', to: '2026-07-04', spans: [], reason: 'Independence Day' },
    { from: '2026-12-20', to: '2026-12-31', spans: [], reason: 'Winter break' },
  ];
  const { user } = await open({ openingHours: { ...makeTaproom().openingHours, exceptions } });
  expect(special().getByText('Past (1)').closest('details')).not.toHaveAttribute('open');
  const added = await addHours(user);
  await waitFor(() => expect(added.getByLabelText('First day')).toHaveFocus());
  await user.type(added.getByLabelText('First day'), '2026-12-25');
  expect(added.getByLabelText('Last day')).toHaveValue('2026-12-25');
  expect(added.getByRole('textbox', { name: 'Reason' })).toHaveValue('Christmas Day');
  await user.click(save());
  expect(added.getByText('There are special hours on Dec 20, 2026 already')).toBeVisible();
  expect(added.getByLabelText('First day')).toHaveFocus();
  await user.click(added.getByRole('button', { name: 'Remove Dec 25, 2026' }));
  expect(special().getByRole('button', { name: 'Add special hours' })).toHaveFocus();
  expect(hasUnsavedChanges()).toBe(false);
});

test('a reason of special hours that was typed before the date stays, also on a holiday', async () => {
  const { user } = await open();
  const added = await addHours(user);
  const reason = added.getByRole('textbox', { name: 'Reason' });
  await fill(user, reason, 'Wedding');
  await user.type(added.getByLabelText('First day'), '2026-12-25');
  expect(reason).toHaveValue('Wedding');
});

test('the texts of the page are saved; errors appear at the card', async () => {
  const { user, auburn } = await open({ facts: [], hostsPrivateEvents: false });
  const saves = mockSave(auburn);
  const facts = within(screen.getByRole('region', { name: 'Facts' }));
  await user.click(facts.getByRole('button', { name: 'Add Card' }));
  const card = within(facts.getByRole('group', { name: 'Card 1' }));
  await user.click(card.getByRole('textbox', { name: 'Title' }));
  await user.paste('Dogs welcome');
  await user.click(save());
  expect(card.getByText('Text is required')).toBeVisible();
  expect(card.getByRole('textbox', { name: 'Text' })).toHaveFocus();
  await user.paste('On the patio.');
  await user.clear(screen.getByRole('textbox', { name: 'Features' }));
  await user.paste('Patio\n\n Live music ');
  await saveAll(user);
  expect(saves[0]).toMatchObject({
    features: ['Patio', 'Live music'],
    facts: [{ icon: '', title: 'Dogs welcome', text: 'On the patio.' }],
  });
});

test('the table of contents leads to a section', async () => {
  const { user } = await open();
  const contents = within(screen.getByRole('navigation', { name: 'Sections of this page' }));
  await user.click(contents.getByRole('button', { name: 'Search Results' }));
  expect(screen.getByRole('heading', { name: 'Search Results' })).toHaveFocus();
});

test('an uploaded photo applies at once and keeps unsaved texts', async () => {
  const { user, auburn } = await open();
  await fill(user, screen.getByRole('textbox', { name: 'Parking' }), 'Behind the building');
  const stored = { ...auburn, cardPhoto: makeImage('bar'), updatedAt: '2026-11-01T20:00:00.000Z' };
  api.use(mockJson('post', '/taprooms/auburn/photos/card', { taproom: stored }, 201), ...mockTaprooms(stored));
  const file = new File(['x'], 'bar.jpg', { type: 'image/jpeg' });
  await user.upload(screen.getByLabelText('New photo for Card photo'), file);
  expect(await screen.findByRole('img', { name: 'Card photo' })).toHaveAttribute('src', expect.stringContaining('bar'));
  expect(screen.getByRole('textbox', { name: 'Parking' })).toHaveValue('Behind the building');
  const saves = mockSave(stored);
  await fill(user, screen.getByRole('textbox', { name: 'Alt text of Card photo' }), 'The bar');
  await saveAll(user);
  expect(saves[0]).toMatchObject({
    parking: 'Behind the building',
    cardPhoto: { alt: 'The bar' },
    updatedAt: stored.updatedAt,
  });
});

test('copies the hours as a text for Google, and shows it if copying is not possible', async () => {
  const { user } = await open();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy text for Google' }));
  expect(await screen.findByText(/^The hours were copied/)).toBeVisible();
  expect(write).toHaveBeenCalledWith(expect.stringContaining('Auburn: opening hours\nMonday: 11:00 AM - 8:00 PM'));
  write.mockRejectedValue(new Error('Denied'));
  await user.click(screen.getByRole('button', { name: 'Copy text for Google' }));
  const text = await screen.findByRole('textbox', { name: 'Text for Google' });
  expect((text as HTMLTextAreaElement).value).toContain('Sunday: 11:00 AM - 8:00 PM');
});

test('after a save with a new slug, the form stays open and saves below it', async () => {
  const { user, auburn } = await open();
  const slug = screen.getByRole('textbox', { name: 'Slug' });
  await fill(user, slug, 'All');
  await user.click(save());
  expect(await screen.findByText('Please use lowercase letters, digits and hyphens')).toBeVisible();
  await fill(user, slug, 'reno');
  const reno = { ...auburn, slug: 'reno', path: '/locations/reno' };
  const renames = mockSave(reno);
  const saves = mockSave(reno, '/taprooms/reno');
  api.use(...mockTaprooms(reno, makeTaproom('folsom')));
  await saveAll(user);
  expect(renames[0]).toMatchObject({ slug: 'reno' });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Path' })).toHaveValue('/locations/reno'));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Auburn');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), ' Downtown');
  await user.click(save());
  await waitFor(() => expect(saves).toHaveLength(1));
});
