/** The keyboard shortcuts of the staff app. They never act on keys that are typed into a field. */
import { ActionIcon, Kbd, Modal, Table } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { getSession } from '../../api/staff/session';
import classes from './shell.module.css';
import { SmallButton } from '../components/buttons';
import { isSame } from '../lib/merge';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** ⌘ on Apple devices, where Ctrl+K and others edit text; Ctrl elsewhere. */
const modifierLabel = isApple ? '⌘' : 'Ctrl';

type ShortcutName = 'search' | 'jump' | 'save' | 'help';

/** Those without a name are handled elsewhere. */
type Shortcut = { keys: readonly string[]; label: string; name?: ShortcutName };

const shortcuts: readonly Shortcut[] = [
  { keys: ['/'], label: 'Search on this page', name: 'search' },
  { keys: [modifierLabel, 'K'], label: 'Jump to a page, beer, event or inquiry', name: 'jump' },
  { keys: [modifierLabel, 'S'], label: 'Save the open form', name: 'save' },
  { keys: [modifierLabel, 'Z'], label: 'Undo a change while its message is shown' },
  { keys: ['Esc'], label: 'Close a dialog' },
  { keys: ['?'], label: 'Show this list', name: 'help' },
];

/** Undefined if the key is no shortcut, or is typed into a field. */
function findShortcut(event: KeyboardEvent): ShortcutName | undefined {
  // Dead keys and AltGr are part of typing.
  if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return;
  const hasModifier = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (hasModifier ? event.shiftKey : event.ctrlKey || event.metaKey || isTyping(event.target)) return;
  const pressed = hasModifier ? [modifierLabel, event.key.toUpperCase()] : [event.key];
  return shortcuts.find(({ keys }) => isSame(keys, pressed))?.name;
}

const nonTextInputs = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color'];

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !nonTextInputs.includes(target.type);
  return target instanceof Element && target.closest('textarea, select, [contenteditable], [role="menu"]') !== null;
}

type ShortcutHandlers = { onJump: () => void; onHelp: () => void };

function useShortcuts({ onJump, onHelp }: ShortcutHandlers) {
  const actions: Record<ShortcutName, () => boolean> = {
    search: () => focusSearch() || openUnlessDialog(onJump),
    help: () => openUnlessDialog(onHelp),
    save: submitForm,
    jump: () => {
      if (canLeaveDialog()) onJump();
      return true;
    },
  };
  useWindowEvent('keydown', (event) => {
    const name = findShortcut(event);
    // The re-login dialog covers the page.
    if (name && getSession().status === 'signed-in' && actions[name]()) event.preventDefault();
  });
}

const dialogSelector = '[role="dialog"], [role="alertdialog"]';

/** Dialogs are appended to the document in the order in which they open. */
const findTopDialog = () =>
  [...document.querySelectorAll<HTMLElement>(`:is(${dialogSelector})[aria-modal="true"]`)].at(-1);

const findScope = () => findTopDialog() ?? document.querySelector<HTMLElement>('main');

/** A question must be answered first. */
const canLeaveDialog = () => findTopDialog()?.getAttribute('role') !== 'alertdialog';

function openUnlessDialog(open: () => void) {
  if (findTopDialog()) return false;
  open();
  return true;
}

function focusSearch() {
  const field = findScope()?.querySelector<HTMLInputElement>('input[type="search"]');
  field?.focus();
  field?.select();
  return Boolean(field);
}

/** Submits like the form's button: it validates, and ignores a second save. */
function submitForm() {
  const form = findScope()?.querySelector('form');
  form?.requestSubmit();
  return Boolean(form);
}

type DialogProps = { isOpen: boolean; onClose: () => void };

const ShortcutHelp = ({ isOpen, onClose }: DialogProps) => (
  <Modal opened={isOpen} onClose={onClose} title="Keyboard shortcuts" size="sm">
    <Table>
      <Table.Tbody>
        {shortcuts.map(({ keys, label }) => (
          <Table.Tr key={label}>
            <Table.Th scope="row" fw={400} pl={0}>
              {label}
            </Table.Th>
            <Table.Td ta="right" pr={0} style={{ whiteSpace: 'nowrap' }}>
              {keys.map((key) => (
                <Kbd key={key} ml={4}>
                  {key}
                </Kbd>
              ))}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Modal>
);

const QuickJump = lazy(async () => ({ default: (await import('./quick-jump')).QuickJump }));

/** The shortcuts, their dialogs, and the button of the quick jump, which loads when it is first opened. */
export function ShortcutDialogs() {
  const [openDialog, setOpenDialog] = useState<'jump' | 'help' | null>(null);
  const [jumpCount, setJumpCount] = useState(0);
  const close = () => setOpenDialog(null);
  const openJump = () => {
    if (openDialog === 'jump') return;
    setOpenDialog('jump');
    setJumpCount(jumpCount + 1);
  };
  useShortcuts({ onJump: openJump, onHelp: () => setOpenDialog('help') });
  const buttonProps = { 'aria-keyshortcuts': 'Control+K Meta+K', onClick: openJump };

  return (
    <>
      <ActionIcon {...buttonProps} hiddenFrom="sm" aria-label="Jump to…">
        <Search size={20} />
      </ActionIcon>
      <SmallButton
        {...buttonProps}
        visibleFrom="sm"
        icon={Search}
        rightSection={
          <Kbd size="xs" aria-hidden className={classes.keys}>
            {modifierLabel} K
          </Kbd>
        }
      >
        Jump to…
      </SmallButton>
      <ShortcutHelp isOpen={openDialog === 'help'} onClose={close} />
      <Suspense fallback={null}>
        {jumpCount > 0 && <QuickJump key={jumpCount} isOpen={openDialog === 'jump'} onClose={close} />}
      </Suspense>
    </>
  );
}
