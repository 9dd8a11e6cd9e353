import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { testSite } from '../../test/render-route';
import { SiteProvider } from '../site-context';
import { AgeGate } from './age-gate';

const renderGate = () =>
  render(
    <SiteProvider config={testSite}>
      <AgeGate />
    </SiteProvider>,
  );
const queryDialog = () => screen.queryByRole('dialog', { name: 'Are you 21 or older?' });
const confirmAge = () => userEvent.click(screen.getByRole('button', { name: 'Yes, I am 21+' }));

test('a brand name that ends with a period adds no second one', () => {
  renderGate();
  expect(queryDialog()).toHaveTextContent('To visit Boldridge Brewing Co. you must be of legal drinking age.');
});

test('is closed by the confirmation, which restores the focus, and stays closed on the next page load', async () => {
  const { unmount } = renderGate();
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
  await confirmAge();
  expect(close).toHaveBeenCalledOnce();
  expect(queryDialog()).not.toBeInTheDocument();
  unmount();
  renderGate();
  expect(queryDialog()).not.toBeInTheDocument();
});

test('cannot be closed by Escape or the browser', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
  renderGate();
  const dialog = queryDialog()!;
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true })), 'Escape is canceled').toBe(false);
  fireEvent(dialog, new Event('close'));
  expect(showModal).toHaveBeenCalledTimes(2);
});

test('without access to storage, the confirmation lasts until the next page load', async () => {
  const throwSecurityError = () => {
    throw new DOMException('Storage is off', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(throwSecurityError);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(throwSecurityError);
  const { unmount } = renderGate();
  await confirmAge();
  expect(queryDialog()).not.toBeInTheDocument();
  unmount();
  renderGate();
  expect(queryDialog()).toBeInTheDocument();
});
