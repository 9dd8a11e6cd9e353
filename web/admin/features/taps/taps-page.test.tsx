import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { defaultPoursInput } from '@domain/tap/input';
import type { DefaultPours, StaffTapList, TapChange, TappableDrink } from '@domain/tap/schema';
import { configureRetries } from '../../../api/send-once';
import { api, mockCall, mockDeferred, mockJson } from '../../../test/api';
import { makePouring, makeTap, makeTapList } from '../../../test/staff-taps';
import { makeBeer, makeTaproom, mockTaprooms } from '../../test/factories';
import { answer, fill, openDialog, renderStaffPage } from '../../test/render-staff';
import { TapsPage } from './taps-page';
import { describeChange } from './taps-aside';

const drink = (name: string): TappableDrink => ({
  beer: name,
  drink: makePouring(name).drink,
  pours: [{ name: 'Pint', ounces: 16, price: 8 }],
  isComingSoon: false,
  lastOnAt: null,
});

const change: TapChange = {
  _id: 'change-1',
  key: 'key-of-the-change',
  action: 'swap',
  tap: { number: 1, label: null },
  previous: 'Helles',
  next: 'Porter',
  pouring: 'porter',
  by: 'Nora Whitlock',
  pressedAt: '2026-07-01T12:00:00.000Z',
  level: null,
  undoneAt: null,
};

const defaultPours: DefaultPours = {
  pours: [{ name: 'Pint', ounces: 16, price: 7 }],
  exceptions: [],
  updatedAt: '2026-07-01T12:00:00.000Z',
};

function open(tapList: StaffTapList, changes: TapChange[] = []) {
  api.use(
    ...mockTaprooms(makeTaproom()),
    mockJson('get', '/taps/admin/auburn', { tapList }),
    mockJson('get', '/taps/admin/auburn/drinks', { drinks: [drink('Porter'), drink('Stout')] }),
    mockJson('get', '/taps/admin/auburn/changes', { changes }),
    mockJson('get', '/default-pours', { defaultPours }),
    mockJson('get', '/beers/admin/:id', { beer: makeBeer() }),
  );
  return renderStaffPage(<TapsPage />);
}

/** Records the bodies and keys of a press; `respond` gets the number of the request. */
function mockPress(path: string, respond: (attempt: number) => Response) {
  const requests: { body: unknown; key: string | null }[] = [];
  api.use(
    http.post(`*/api/taps/admin/auburn${path}`, async ({ request }) => {
      requests.push({ body: await request.json(), key: request.headers.get('Idempotency-Key') });
      return respond(requests.length);
    }),
  );
  return requests;
}

const succeed = (tapList: StaffTapList, changes: Partial<TapChange> = {}) =>
  HttpResponse.json({ success: true, tapList, change: { ...change, ...changes } });
const tapChanged = () =>
  HttpResponse.json(
    { success: false, code: 'tap-changed', message: 'Tap 1 was changed to Bock at 7:12 PM by Nora Whitlock' },
    { status: 409 },
  );

test('Enter before the drinks have loaded shows no error', async () => {
  const { user } = open(makeTapList({ taps: [makeTap(1, 'Helles')] }));
  const drinks = mockDeferred('get', '/taps/admin/auburn/drinks', { drinks: [drink('Porter')] });
  api.use(drinks.handler);
  const dialog = await openDialog(user, 'Swap Helles', 'Swap Tap 1');
  await user.type(await dialog.findByPlaceholderText('Loading…'), 'po{Enter}');
  expect(screen.queryByText('Please choose a drink')).toBeNull();
  drinks.send();
  expect(await screen.findByRole('option', { name: /^Porter/, hidden: true })).toBeInTheDocument();
  expect(screen.queryByText('Please choose a drink')).toBeNull();
});

test('a tap that another user has changed is not overwritten; what was typed is kept and can be saved', async () => {
  const { user } = open(makeTapList({ taps: [makeTap(1, 'Helles')] }));
  const dialog = await openDialog(user, 'Swap Helles', 'Swap Tap 1');
  await user.type(await dialog.findByRole('combobox', { name: 'What comes next' }), 'po{Enter}');
  await fill(user, dialog.getByRole('textbox', { name: 'Price ($)' }), '9,5');

  const after = makeTapList({ taps: [makeTap(1, 'Porter')] });
  const requests = mockPress('/taps/tap-1/swap', (attempt) => (attempt === 1 ? tapChanged() : succeed(after)));
  api.use(mockJson('get', '/taps/admin/auburn', { tapList: makeTapList({ taps: [makeTap(1, 'Bock')] }) }));
  await user.click(dialog.getByRole('button', { name: 'Swap' }));
  expect(await dialog.findByText(/^Tap 1 was changed to Bock at 7:12 PM by Nora Whitlock\./)).toBeVisible();
  expect(await dialog.findByText('Bock')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Swap' }));

  expect(await screen.findByText('Porter is on Tap 1')).toBeVisible();
  const next = { beer: 'Porter', pours: [{ name: 'Pint', ounces: 16, price: 9.5 }] };
  expect(requests.map(({ body }) => body)).toEqual([
    { expected: 'helles', reason: 'rotated', next },
    { expected: 'bock', reason: 'rotated', next },
  ]);
  expect(new Set(requests.map(({ key }) => key)).size).toBe(2);

  const undo = mockPress('/undo', () => succeed(makeTapList({ taps: [makeTap(1, 'Bock')] })));
  await user.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByRole('button', { name: 'Kick Bock' })).toBeVisible();
  expect(undo.map(({ body }) => body)).toEqual([{ key: 'key-of-the-change' }]);
});

test('a kicked keg that nothing follows leaves its tap empty', async () => {
  const { user } = open(makeTapList({ taps: [makeTap(1, 'Helles')] }));
  const after = makeTapList({ taps: [makeTap(1, null)] });
  const requests = mockPress('/taps/tap-1/kick', () => succeed(after, { next: null }));
  const dialog = await openDialog(user, 'Kick Helles', 'Kick Helles');
  await user.click(dialog.getByRole('button', { name: 'Take Off' }));
  expect(await screen.findByText('Helles is off Tap 1')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ expected: 'helles', reason: 'kicked' }]);
});

test('a press whose response is lost is repeated with the same key', async () => {
  configureRetries([1]);
  onTestFinished(() => configureRetries([]));
  const tapList = makeTapList({ taps: [makeTap(1, 'Helles')] });
  const { user } = open(tapList);
  const requests = mockPress('/taps/tap-1/level', (attempt) =>
    attempt === 1 ? HttpResponse.error() : succeed(tapList),
  );
  await user.click(await screen.findByRole('radio', { name: 'Low' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[0]).toEqual({ body: { expected: 'helles', level: 'low' }, key: expect.any(String) });
  expect(requests[1]).toEqual(requests[0]);
});

test('a kicked keg is followed by what is planned for its tap, whose tag Coming Soon is removed if staff want it', async () => {
  const beer = makeBeer({ _id: 'stout-beer', name: 'Stout', tags: ['Coming Soon', 'Seasonal'] });
  const planned = makePouring('Stout', { status: 'on-deck', tapId: 'tap-1', tap: { number: 1, label: null } });
  const { user } = open(makeTapList({ taps: [makeTap(1, 'Helles')], onDeck: [planned] }));
  const requests = mockPress('/taps/tap-1/swap', () => succeed(makeTapList({ taps: [makeTap(1, 'Stout')] })));
  api.use(mockJson('get', '/beers/admin/stout-beer', { beer }));
  const bodies = mockCall('put', '/beers/stout-beer', { beer });
  const dialog = await openDialog(user, 'Kick Helles', 'Kick Helles');
  await user.click(dialog.getByRole('button', { name: 'Swap' }));
  await answer(user, 'Remove the tag', { name: 'Stout is tagged Coming Soon' });
  expect(await screen.findByText('Stout is no longer tagged Coming Soon')).toBeVisible();
  expect(bodies).toEqual([{ tags: ['Seasonal'], updatedAt: beer.updatedAt }]);
  expect(requests[0]?.body).toMatchObject({ reason: 'kicked', next: { pouring: 'stout' } });
});

test('a new guest starts with the default prices, which are edited with those of single styles and beers', async () => {
  const { user } = open(makeTapList({ taps: [makeTap(1, null)] }));
  const section = within(await screen.findByRole('region', { name: 'Default Prices' }));
  expect(await section.findByText('Pint 16 oz $7')).toBeVisible();
  const pressed = await openDialog(user, 'Put a drink on Tap 1', 'Put a Drink on Tap 1');
  await fill(user, await pressed.findByRole('combobox', { name: 'Drink' }), 'new guest{Enter}');
  expect(pressed.getByRole('textbox', { name: 'Price ($)' })).toHaveValue('7.00');
  await user.click(pressed.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));

  const dialog = await openDialog(user, 'Edit Prices', 'Default Prices', section);
  await user.click(dialog.getByRole('button', { name: 'Add Exception' }));
  const exception = within(dialog.getByRole('group', { name: 'Exception 1' }));
  expect(exception.getByRole('combobox', { name: 'Style or beer' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(exception.getByText('Please choose a style or a beer')).toBeVisible();
  expect(exception.getByRole('combobox', { name: 'Style or beer' })).toHaveFocus();
  await user.keyboard('stou{ArrowDown}{Enter}');
  // The same beer a second time is wrong until the first one is removed.
  await user.click(dialog.getByRole('button', { name: 'Add Exception' }));
  const twin = within(dialog.getByRole('group', { name: 'Exception 2' }));
  await user.click(twin.getByRole('combobox', { name: 'Style or beer' }));
  await user.keyboard('stou{ArrowDown}{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(twin.getByText('This one is listed twice')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove Exception 1' }));
  expect(dialog.queryByText('This one is listed twice')).not.toBeInTheDocument();
  const saved = {
    ...defaultPours,
    exceptions: [{ style: null, beer: 'Stout', name: 'Stout', pours: [{ name: 'Pint', ounces: 16, price: 9 }] }],
  };
  const bodies = mockCall('put', '/default-pours', { defaultPours: saved });
  api.use(mockJson('get', '/default-pours', { defaultPours: saved }));
  // A blank row above is left out, and what is wrong below it is shown there.
  await user.click(exception.getByRole('button', { name: 'Remove pour 1' }));
  await user.click(exception.getByRole('button', { name: 'Add pour' }));
  await user.click(exception.getByRole('button', { name: 'Add pour' }));
  const second = within(exception.getByRole('group', { name: 'Pour 2' }));
  await user.type(second.getByRole('textbox', { name: 'Glass' }), 'Pint');
  await user.type(second.getByRole('textbox', { name: 'Ounces' }), '0.1');
  await user.type(second.getByRole('textbox', { name: 'Price ($)' }), '9');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(second.getByText(/^Ounces must be a number/)).toBeVisible();
  await fill(user, second.getByRole('textbox', { name: 'Ounces' }), '16');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await section.findByText('Stout:')).toBeVisible();
  expect(defaultPoursInput.parse(bodies[0]).exceptions).toEqual([
    { style: null, beer: 'Stout', pours: saved.exceptions[0]?.pours },
  ]);
});

test('without taps, twelve are added in one request', async () => {
  const { user } = open(makeTapList());
  expect(await screen.findByRole('heading', { name: 'No taps at Auburn yet' })).toBeVisible();
  await user.click((await openDialog(user, 'Edit Prices', 'Default Prices')).getByText('Cancel'));
  const taps = Array.from({ length: 12 }, (_, index) => makeTap(index + 1, null));
  const requests = mockPress('/taps', () => succeed(makeTapList({ taps })));
  await user.click(screen.getByRole('button', { name: 'Add 12 Taps' }));
  expect(await screen.findByText('0 of 12 taps pouring')).toBeVisible();
  expect(requests.map(({ body }) => body)).toEqual([{ number: 1, count: 12 }]);
});

test('a list that is older than the limit asks to be checked, and one press does it', async () => {
  const taps = [makeTap(1, 'Helles')];
  const { user } = open(makeTapList({ taps, checkedAt: '2026-01-01T00:00:00.000Z' }), [change]);
  expect(await screen.findByText(/^Is this list still true\? Last checked /)).toBeVisible();
  expect(await screen.findByText('Porter replaced Helles on Tap 1')).toBeVisible();
  mockPress('/checks', () =>
    succeed(makeTapList({ taps, checkedAt: new Date().toISOString(), checkedBy: 'Ana Moreno' })),
  );
  await user.click(screen.getByRole('button', { name: 'All Still True' }));
  expect(await screen.findByText('Checked just now by Ana Moreno')).toBeVisible();
});

test('a tap that pours can’t be deleted', async () => {
  const { user } = open(makeTapList({ taps: [makeTap(1, 'Helles'), makeTap(2, null)] }));
  await user.click(await screen.findByRole('button', { name: 'Set Up Taps' }));
  await user.click(screen.getByRole('button', { name: 'Delete tap 1' }));
  const message = await screen.findByRole('alertdialog', { name: 'Tap 1 can’t be deleted' });
  expect(message).toHaveTextContent('Helles is on it. Take it off first.');
});

type Change = Parameters<typeof describeChange>[0];

const makeChange = (values: Partial<Change>): Change => ({
  action: 'swap',
  tap: { number: 7, label: null },
  level: null,
  previous: 'Porter',
  next: 'Helles',
  ...values,
});

test.each<[Partial<Change>, string]>([
  [{}, 'Helles replaced Porter on Tap 7'],
  [{ previous: null }, 'Helles went on Tap 7'],
  [{ action: 'kick', next: null }, 'Porter was taken from Tap 7'],
  [{ action: 'level', level: 'low' }, 'Helles on Tap 7 was set to Almost gone'],
  [{ action: 'level', level: 'half', tap: { number: 7, label: 'Nitro' } }, 'Helles on Nitro was set to Half'],
  [{ action: 'level' }, 'The level of Helles on Tap 7 was changed'],
  [{ action: 'on-deck', tap: null, previous: null }, 'Helles was put on deck'],
  [{ action: 'on-deck', tap: null, next: null }, 'Porter was removed from deck'],
  [{ action: 'on-deck', tap: null, previous: null, next: null }, 'The order on deck was changed'],
  [{ action: 'edit' }, 'Helles on Tap 7 was edited'],
  [{ action: 'check', tap: null }, 'The list was confirmed'],
])('%j: %s', (values, sentence) => {
  expect(describeChange(makeChange(values))).toBe(sentence);
});
