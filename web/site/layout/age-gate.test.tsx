import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { testSite } from '../../test/render-route';
import { SiteProvider } from '../site-context';
import { AgeGate } from './age-gate';

/** jsdom knows the element and not what it does; the journey in a browser proves the rest. */
const showModal = vi.fn<(this: HTMLDialogElement) => void>(function () {
  this.open = true;
});
HTMLDialogElement.prototype.showModal = showModal;
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};
beforeEach(() => void showModal.mockClear());

const show = (ageGate = true) =>
  render(
    <SiteProvider config={{ ...testSite, ageGate }}>
      <AgeGate />
    </SiteProvider>,
  );
const question = () => screen.queryByRole('dialog', { name: 'Are you 21 or older?' });
const answer = () => userEvent.click(screen.getByRole('button', { name: 'Yes, I am 21+' }));

test('nobody is asked where the setting does not ask', () => {
  show(false);
  expect(question()).not.toBeInTheDocument();
});

test('the question reads well with a name that ends in a full stop', () => {
  show();
  expect(question()).toHaveTextContent('To visit Boldridge Brewing Co. you must be of legal drinking age.');
});

test('who has answered is not asked again', async () => {
  const { unmount } = show();
  await answer();
  expect(question()).not.toBeInTheDocument();
  unmount();
  show();
  expect(question()).not.toBeInTheDocument();
});

test('a browser that closes the dialog is overruled', () => {
  show();
  const dialog = question()!;
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true })), 'Escape is refused').toBe(false);
  fireEvent(dialog, new Event('close'));
  expect(showModal).toHaveBeenCalledTimes(2);
});

test('where nothing can be remembered the answer counts until the page is left', async () => {
  const forbidden = () => {
    throw new DOMException('Storage is off', 'SecurityError');
  };
  const storage = [
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden),
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden),
  ];
  const { unmount } = show();
  await answer();
  expect(question()).not.toBeInTheDocument();
  unmount();
  show();
  expect(question()).toBeInTheDocument();
  storage.forEach((spy) => spy.mockRestore());
});
