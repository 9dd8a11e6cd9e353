import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastProvider } from '../../ui/toaster';
import { ShareButton } from './share-button';

const url = 'https://boldridge.example/beers/haze';

function setup() {
  const user = userEvent.setup();
  render(
    <ToastProvider>
      <ShareButton title="Haze" url={url} />
    </ToastProvider>,
  );
  return { user, button: screen.getByRole('button', { name: 'Share Haze' }) };
}

/** jsdom has no Web Share API. */
function stubShare(share: typeof navigator.share) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
}
afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

test('opens the share dialog with title and URL where the browser has one', async () => {
  const share = vi.fn<typeof navigator.share>(async () => {});
  stubShare(share);
  const { user, button } = setup();
  await user.click(button);
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Haze', url });
  expect(screen.queryByText('Link copied')).toBeNull();
});

test('copies the URL where the browser has no share dialog, also by keyboard', async () => {
  const { user, button } = setup();
  await user.tab();
  expect(button).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Link copied');
  expect(await navigator.clipboard.readText()).toBe(url);
});

test('a closed share dialog copies nothing', async () => {
  stubShare(() => Promise.reject(new DOMException('Share canceled', 'AbortError')));
  const { user, button } = setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(button);
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('copies the URL if the share dialog is not permitted', async () => {
  stubShare(() => Promise.reject(new DOMException('Permission denied', 'NotAllowedError')));
  const { user, button } = setup();
  await user.click(button);
  expect(await screen.findByText('Link copied')).toBeVisible();
});

test('shows the selected URL if it cannot be copied', async () => {
  const { user, button } = setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
  await user.click(button);
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /Copy it here/ });
  expect(field).toHaveValue(url);
  expect(field).toHaveFocus();
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, url.length]);
});
