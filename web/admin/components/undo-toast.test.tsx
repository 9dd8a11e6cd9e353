import { act, screen, waitFor } from '@testing-library/react';
import { ApiError, NetworkError } from '../../api/client';
import { renderStaffPage } from '../test/render-staff';
import { showUndoToast } from './toast';

const page = (
  <main>
    <h1 tabIndex={-1}>Beers</h1>
    <input type="checkbox" aria-label="Available" />
    <input aria-label="Search" />
  </main>
);

const open = (onUndo: () => unknown, message = 'Porter was deleted') => act(() => showUndoToast({ message, onUndo }));

test('Undo calls back once, closes the toast and returns the focus', async () => {
  const onUndo = vi.fn<() => void>();
  const { user } = renderStaffPage(page);
  screen.getByRole('checkbox').focus();
  open(onUndo);
  expect(await screen.findByRole('alert')).toHaveTextContent('Porter was deleted');
  expect(screen.getByRole('checkbox')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('Porter was deleted')).not.toBeInTheDocument());
  expect(onUndo).toHaveBeenCalledOnce();
  expect(screen.getByRole('checkbox')).toHaveFocus();
});

test('Ctrl+Z undoes the latest change only, and leaves text fields alone', async () => {
  const first = vi.fn<() => void>();
  const second = vi.fn<() => void>();
  const { user } = renderStaffPage(page);
  open(first, 'First');
  open(second, 'Second');
  await screen.findByText('Second');
  screen.getByRole('textbox', { name: 'Search' }).focus();
  await user.keyboard('{Control>}z{/Control}');
  expect(second).not.toHaveBeenCalled();
  screen.getByRole('checkbox').focus();
  await user.keyboard('{Control>}zz{/Control}');
  await waitFor(() => expect(screen.queryByText('Second')).not.toBeInTheDocument());
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByText('First')).not.toBeInTheDocument());
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
});

test('a failed connection offers to try again; a rejection is only reported', async () => {
  const onUndo = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new NetworkError())
    .mockRejectedValueOnce(new ApiError(404, 'Beer not found', { code: 'not-found' }));
  const { user } = renderStaffPage(page);
  open(onUndo);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Failed to undo: Network error')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Beer not found')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument());
});

test('a toast with the same key replaces the earlier one', async () => {
  renderStaffPage(page);
  act(() => showUndoToast({ message: 'Off', onUndo: () => undefined, key: 'switch' }));
  act(() => showUndoToast({ message: 'On', onUndo: () => undefined, key: 'switch' }));
  expect(await screen.findByText('On')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Off')).not.toBeInTheDocument());
});

test('closes after 10 s, but not while the focus is on it', async () => {
  renderStaffPage(page);
  vi.useFakeTimers();
  open(() => undefined);
  const button = screen.getByRole('button', { name: 'Undo' });
  act(() => button.focus());
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(button).toBeVisible();
  act(() => button.blur());
  await act(() => vi.advanceTimersByTimeAsync(9_000));
  expect(button).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(button).not.toBeInTheDocument();
});
