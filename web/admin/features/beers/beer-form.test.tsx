import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Beer } from '@domain/beer/schema';
import { messages } from '@domain/shared/messages';
import { sizeMessage } from '@domain/beer/size';
import { mockJson, api, mockDeferred, mockError, mockCall, mockNetworkError } from '../../../test/api';
import { currentRoute, navigate } from '../../shell/navigation';
import { PageOutlet } from '../../shell/page-outlet';
import { makeBeer, makeImage, mockOnTap } from '../../test/factories';
import { answer, fill, renderStaffPage } from '../../test/render-staff';
import { BeerEditPage } from './beer-edit-page';

const mockBeer = (beer: Beer) => mockJson('get', `/beers/admin/${beer._id}`, { beer });

/** Returns the request bodies. */
function recordBodies(method: 'post' | 'put', path: string, beer = makeBeer()) {
  return mockCall<Record<string, unknown>>(method, path, { beer });
}

const openNew = () => renderStaffPage(<BeerEditPage route={{ page: 'beers-new' }} />, { route: { page: 'beers-new' } });

async function openEdit(beer = makeBeer()) {
  api.use(mockBeer(beer));
  const route = { page: 'beers-edit', id: beer._id } as const;
  const rendered = renderStaffPage(<BeerEditPage route={route} />, { route });
  await screen.findByRole('form', { name: 'Edit beer' });
  return rendered;
}

async function fillBasics(user: UserEvent) {
  await fill(user, screen.getByRole('textbox', { name: /^Name/ }), 'Kölsch No. 5');
  await fill(user, screen.getByRole('combobox', { name: /^Style/ }), 'Kolsch');
  await fill(user, screen.getByRole('textbox', { name: /^Description/ }), 'Crisp.');
  await user.type(screen.getByRole('textbox', { name: /^ABV/ }), '4.8');
  await user.type(screen.getByRole('textbox', { name: /^IBU/ }), '22');
}

test('creates a beer with the slug generated from its name, then returns to the list', async () => {
  const bodies = recordBodies('post', '/beers');
  const { user } = openNew();
  await fillBasics(user);
  expect(screen.getByText('Page URL: /beers/kolsch-no-5')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Seasonal' }));
  await user.click(screen.getByRole('checkbox', { name: '12 oz' }));
  await user.click(screen.getByRole('button', { name: 'Create Beer' }));
  await waitFor(() => expect(currentRoute()).toEqual({ page: 'beers' }));
  expect(bodies).toHaveLength(1);
  expect(bodies[0]).toMatchObject({
    name: 'Kölsch No. 5',
    slug: 'kolsch-no-5',
    style: 'Kolsch',
    abv: 4.8,
    ibu: 22,
    tags: ['Seasonal'],
    sizes: ['12oz'],
    isActive: true,
    isAvailable: true,
    isFeatured: false,
  });
  expect(await screen.findByText('Beer created successfully!')).toBeVisible();
});

test('opens the edit form when a beer was created but its photos could not be uploaded', async () => {
  const { user } = openNew();
  await fillBasics(user);
  api.use(
    mockJson('post', '/beers', { beer: makeBeer() }),
    mockError('post', '/beers/haze/images', 507, { message: 'Not enough storage' }),
  );
  await user.upload(screen.getByLabelText('Add photos'), new File(['x'], 'glass.jpg', { type: 'image/jpeg' }));
  await user.upload(screen.getByLabelText('Add photos'), new File(['xy'], 'can.jpg', { type: 'image/jpeg' }));
  await user.click(await screen.findByRole('button', { name: 'Remove can.jpg' }));
  expect(screen.queryByRole('img', { name: 'can.jpg' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Create Beer' }));
  expect(await screen.findByText(/its photos were not uploaded/)).toBeVisible();
  expect(currentRoute()).toEqual({ page: 'beers-edit', id: 'haze' });
});

test('a tag checkbox matches tags by part of their text and removes all of them', async () => {
  const { user } = await openEdit(makeBeer({ tags: ['New Release', 'limited 2026', 'Barrel-aged'] }));
  const limited = screen.getByRole('checkbox', { name: 'Limited Release' });
  expect(limited).toBeChecked();
  await user.click(limited);
  expect(screen.queryByText('New Release')).not.toBeInTheDocument();
  expect(screen.queryByText('limited 2026')).not.toBeInTheDocument();
  expect(screen.getByText('Barrel-aged')).toBeVisible();
});

test('a size is added in its usual spelling, and once', async () => {
  const { user } = await openEdit(makeBeer({ sizes: ['12oz'] }));
  const bodies = recordBodies('put', '/beers/haze');
  await user.type(screen.getByRole('combobox', { name: 'All sizes' }), '12 OZ{Enter}10 oz');
  await user.click(screen.getByRole('button', { name: 'Update Beer' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]?.sizes).toEqual(['12oz', '10oz']);
});

test('an invalid size blocks the save', async () => {
  const { user } = await openEdit(makeBeer({ sizes: ['12oz'] }));
  const bodies = recordBodies('put', '/beers/haze');
  const field = screen.getByRole('combobox', { name: 'All sizes' });
  await user.type(field, 'a pint{Enter}');
  expect(field).toHaveAccessibleDescription(expect.stringContaining(sizeMessage));
  await user.click(screen.getByRole('button', { name: 'Update Beer' }));
  expect(await screen.findByText(messages.fixErrors)).toBeVisible();
  expect(field).toHaveFocus();
  expect(bodies).toHaveLength(0);
});

test('an award needs a name and a year between 1900 and 2030', async () => {
  const { user } = await openEdit();
  await user.click(screen.getByRole('button', { name: 'Add Award' }));
  const award = screen.getByRole('group', { name: 'Award 1' });
  expect(within(award).getByLabelText(/^Award name/)).toHaveFocus();
  await user.type(within(award).getByLabelText('Year'), '1850');
  await user.click(screen.getByRole('button', { name: 'Update Beer' }));
  expect(await within(award).findByText('Award name is required')).toBeVisible();
  expect(within(award).getByText('Year must be between 1900 and 2030')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Add Award' }));
  await user.click(screen.getByRole('button', { name: 'Move Award 1 down' }));
  expect(screen.getByRole('button', { name: 'Move Award 2 down' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove Award 1' }));
  expect(within(award).getByText('Year must be between 1900 and 2030')).toBeVisible();
});

test('a beer on tap that is tagged Coming Soon or marked unavailable asks what is true', async () => {
  const beer = makeBeer({ tags: [], isAvailable: true });
  api.use(...mockOnTap(beer));
  const { user } = await openEdit(beer);
  const saved = { ...beer, tags: ['Coming Soon'], isAvailable: false };
  recordBodies('put', `/beers/${beer._id}`, saved);
  await user.click(screen.getByRole('checkbox', { name: /coming soon/i }));
  await user.click(screen.getByRole('switch', { name: /^Available/ }));
  api.use(mockBeer(saved));
  await user.click(screen.getByRole('button', { name: 'Update Beer' }));
  await answer(user, 'Keep it on tap', { name: `${beer.name} is still on tap` });
  expect(await screen.findByRole('alertdialog', { name: `${beer.name} is tagged Coming Soon` })).toBeVisible();
});

test('a save that finishes after the user has left the form does not navigate', async () => {
  const route = { page: 'beers-edit', id: 'haze' } as const;
  const saved = mockDeferred('put', '/beers/haze', { beer: makeBeer() });
  api.use(mockBeer(makeBeer()), saved.handler);
  const { user } = renderStaffPage(<PageOutlet />, { route });
  await user.click(await screen.findByRole('button', { name: 'Update Beer' }));
  await navigate({ page: 'beers-new' });
  await screen.findByRole('form', { name: 'New beer' });
  await fill(user, screen.getByRole('textbox', { name: /^Name/ }), 'Half a name');
  saved.send();
  expect(await screen.findByText('Beer updated successfully!')).toBeVisible();
  expect(currentRoute()).toEqual({ page: 'beers-new' });
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Half a name');
});

test('saves the order, descriptions and primary photo with the form', async () => {
  const images = [makeImage('a', { isPrimary: true }), makeImage('b')];
  const { user } = await openEdit(makeBeer({ images }));
  await user.click(screen.getByRole('button', { name: 'Make primary: photo 2' }));
  await fill(user, screen.getByRole('textbox', { name: 'Description of photo 1' }), 'A full glass');
  const bodies = recordBodies('put', '/beers/haze');
  await user.click(screen.getByRole('button', { name: 'Update Beer' }));
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]?.images).toEqual([
    { url: '/uploads/b.jpg', alt: 'A full glass' },
    { url: '/uploads/a.jpg', alt: null },
  ]);
});

test('deletes a photo by its index and storage path after confirmation; offline it stays, and the message says why', async () => {
  const images = [makeImage('a', { isPrimary: true }), makeImage('b')];
  const { user } = await openEdit(makeBeer({ images }));
  // It becomes the first one on the screen, but not yet on the server.
  await user.click(screen.getByRole('button', { name: 'Make primary: photo 2' }));
  api.use(mockNetworkError('delete', '/beers/haze/images/0'));
  await user.click(screen.getByRole('button', { name: 'Delete photo 2' }));
  await answer(user, 'Delete');
  expect(await screen.findByText('Network error')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  const bodies = mockCall('delete', '/beers/haze/images/0', { images: images.slice(1) });
  await user.click(screen.getByRole('button', { name: 'Delete photo 2' }));
  await answer(user, 'Delete', { text: 'Are you sure you want to delete this image?' });
  expect(await screen.findByText('Image deleted successfully!')).toBeVisible();
  expect(bodies).toEqual([{ cloudStoragePath: 'a.jpg' }]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete photo 2' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Delete photo 1' })).toHaveFocus();
});

test('rejects a file that is not an image by name; Try Again retries a failed upload and moves the focus to Add photos', async () => {
  const { user } = await openEdit();
  const input = screen.getByLabelText('Add photos');
  await user.upload(input, new File(['x'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText('notes.txt is not a JPG, PNG, GIF, WebP or HEIC image')).toBeVisible();
  api.use(mockError('post', '/beers/haze/images', 500, { message: 'Broken' }));
  // Windows knows no type of HEIC.
  await user.upload(input, new File(['x'], 'IMG_1.HEIC'));
  const tryAgain = await screen.findByRole('button', { name: 'Try Again' });
  api.use(mockJson('post', '/beers/haze/images', { images: [makeImage('a', { isPrimary: true })] }));
  await user.click(tryAgain);
  expect(await screen.findByText('Images uploaded successfully!')).toBeVisible();
  expect(screen.getByText('Primary')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add photos' })).toHaveFocus();
});

test('saving waits until the photos are uploaded, and says why', async () => {
  const { user } = await openEdit();
  const uploaded = mockDeferred('post', '/beers/haze/images', { images: [makeImage('a', { isPrimary: true })] });
  api.use(uploaded.handler);
  const bodies = recordBodies('put', '/beers/haze');
  await user.upload(screen.getByLabelText('Add photos'), new File(['x'], 'glass.jpg', { type: 'image/jpeg' }));
  const save = screen.getByRole('button', { name: 'Update Beer' });
  expect(await screen.findByText('Photos are uploading. You can save when they are done.')).toBeVisible();
  expect(save).toHaveAttribute('aria-disabled', 'true');
  await user.click(save);
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), '{Enter}');
  expect(bodies).toEqual([]);

  uploaded.send();
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
  await user.click(save);
  await waitFor(() => expect(bodies).toHaveLength(1));
});

test('an ABV of "6,4" is 6.4; above 20% there is a warning, which does not prevent saving', async () => {
  const { user } = await openEdit();
  const bodies = recordBodies('put', '/beers/haze');
  const abv = screen.getByRole('textbox', { name: /^ABV/ });
  await fill(user, abv, '64');
  expect(screen.getByText('ABV is above 20%. Please check it.')).toBeVisible();
  await fill(user, abv, '6,4');
  expect(screen.queryByText('ABV is above 20%. Please check it.')).not.toBeInTheDocument();
  await fill(user, screen.getByRole('textbox', { name: 'Retail price' }), '13,5{Enter}');
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(bodies[0]).toMatchObject({ abv: 6.4, pricing: { retail: 13.5, wholesale: 9 } });
});
