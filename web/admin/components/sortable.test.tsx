import { Modal } from '@mantine/core';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderStaffPage } from '../test/render-staff';
import { SortableGrid } from './sortable';

const itemSize = 100;

/** jsdom has no layout: the items form a row, in their current order. */
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const item = this.closest('[role="listitem"]');
    const index = item ? screen.getAllByRole('listitem').indexOf(item as HTMLElement) : 0;
    return new DOMRect(index * itemSize, 0, itemSize, itemSize);
  });
});

function Letters() {
  const [letters, setLetters] = useState(['a', 'b', 'c']);
  return (
    <SortableGrid
      label="Letters"
      cols={3}
      items={letters}
      getId={(letter) => letter}
      getName={(index) => `letter ${index + 1}`}
      onReorder={setLetters}
      renderItem={(letter, _, moveButtons) => (
        <>
          <b>{letter}</b>
          <textarea aria-label={`Note on ${letter}`} />
          {moveButtons}
        </>
      )}
    />
  );
}

const order = () =>
  within(screen.getByRole('list', { name: 'Letters' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('b')?.textContent)
    .join('');
const center = (index: number) => ({ clientX: index * itemSize + itemSize / 2, clientY: itemSize / 2 });
const touch = (index: number) => ({ touches: [center(index)], changedTouches: [center(index)] });
const announcements = () => screen.getAllByRole('status').map((region) => region.textContent);

test('the buttons move an item by one, keep the focus and announce the new position', async () => {
  renderStaffPage(<Letters />);
  await userEvent.click(screen.getByRole('button', { name: 'Move letter 1 later' }));
  expect(order()).toBe('bac');
  expect(announcements()).toContain('Letter 1 is now number 2 of 3');
  expect(screen.getByRole('button', { name: 'Move letter 2 later' })).toHaveFocus();
  // The first item can't be moved earlier, nor the last one later.
  await userEvent.click(screen.getByRole('button', { name: 'Move letter 1 earlier' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move letter 3 later' }));
  expect(order()).toBe('bac');
});

test('dragging with the mouse moves an item', async () => {
  renderStaffPage(<Letters />);
  fireEvent.mouseDown(screen.getByText('a'), { button: 0, ...center(0) });
  fireEvent.mouseMove(document, center(1));
  fireEvent.mouseMove(document, center(2));
  await waitFor(() => expect(announcements()).toContain('Letter 1 is now number 3 of 3'));
  fireEvent.mouseUp(document);
  await waitFor(() => expect(order()).toBe('bca'));
});

test('a long press on a touch screen drags an item, a swipe does not', async () => {
  renderStaffPage(<Letters />);
  fireEvent.touchStart(screen.getByText('a'), touch(0));
  fireEvent.touchMove(screen.getByText('a'), touch(1));
  fireEvent.touchEnd(screen.getByText('a'), touch(1));
  expect(order()).toBe('abc');

  fireEvent.touchStart(screen.getByText('a'), touch(0));
  await waitFor(() => expect(announcements()).toContain('Picked up letter 1'));
  fireEvent.touchMove(screen.getByText('a'), touch(1));
  await waitFor(() => expect(announcements()).toContain('Letter 1 is now number 2 of 3'));
  fireEvent.touchEnd(screen.getByText('a'), touch(1));
  await waitFor(() => expect(order()).toBe('bac'));
});

test('the handle drags at once on a touch screen', async () => {
  renderStaffPage(<Letters />);
  const handle = screen.getByRole('button', { name: 'Move letter 1' });
  fireEvent.touchStart(handle, touch(0));
  fireEvent.touchMove(handle, touch(1));
  fireEvent.touchMove(handle, touch(2));
  await waitFor(() => expect(announcements()).toContain('Letter 1 is now number 3 of 3'));
  fireEvent.touchEnd(handle, touch(2));
  await waitFor(() => expect(order()).toBe('bca'));
});

test('selecting text in a field does not drag its item', async () => {
  renderStaffPage(<Letters />);
  fireEvent.mouseDown(screen.getByRole('textbox', { name: 'Note on a' }), { button: 0, ...center(0) });
  fireEvent.mouseMove(document, center(1));
  fireEvent.mouseMove(document, center(2));
  fireEvent.mouseUp(document);
  expect(order()).toBe('abc');
  expect(announcements()).not.toContain('Picked up letter 1');
});

test('the keyboard picks up, moves and drops an item; Escape puts it back, and a dialog stays open', async () => {
  const onClose = vi.fn<() => void>();
  renderStaffPage(
    <Modal opened onClose={onClose} title="Letters">
      <Letters />
    </Modal>,
  );
  const press = (code: string) => fireEvent.keyDown(document.activeElement ?? document, { code, key: code });
  // The dialog has taken the focus.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus());
  screen.getByRole('button', { name: 'Move letter 1' }).focus();
  press('Space');
  await waitFor(() => expect(announcements()).toContain('Picked up letter 1'));
  press('ArrowRight');
  await waitFor(() => expect(announcements()).toContain('Letter 1 is now number 2 of 3'));
  press('Escape');
  await waitFor(() => expect(announcements()).toContain('Letter 1 is back in its original position'));
  expect(order()).toBe('abc');
  expect(onClose).not.toHaveBeenCalled();

  press('Space');
  await waitFor(() => expect(announcements()).toContain('Picked up letter 1'));
  press('ArrowRight');
  await waitFor(() => expect(announcements()).toContain('Letter 1 is now number 2 of 3'));
  press('Space');
  await waitFor(() => expect(order()).toBe('bac'));
});
