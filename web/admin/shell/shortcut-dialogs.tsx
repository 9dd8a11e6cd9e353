import { ActionIcon, Kbd } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState, useEffect, useEffectEvent } from 'react';
import { getSession } from '../../api/staff/session';
import classes from './shell.module.css';
import { modifierLabel, findShortcut, type ShortcutName } from './shortcuts';
import { SmallButton } from '../components/buttons';

type ShortcutHandlers = { onJump: () => void; onHelp: () => void };

/** Listens for the shortcuts while the component is mounted. */
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
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const name = findShortcut(event);
    // The re-login dialog covers the page.
    if (name && getSession().status === 'signed-in' && actions[name]()) event.preventDefault();
  });
  useEffect(() => {
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, []);
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

const QuickJump = lazy(async () => ({ default: (await import('./quick-jump')).QuickJump }));
const ShortcutHelp = lazy(async () => ({ default: (await import('./shortcut-help')).ShortcutHelp }));

const dialogs = { jump: QuickJump, help: ShortcutHelp };
type DialogName = keyof typeof dialogs;

/** The shortcuts, their dialogs, and the button of the quick jump. The dialogs load when they are first opened. */
export function ShortcutDialogs() {
  const [openDialog, setOpenDialog] = useState<DialogName | null>(null);
  const [loaded, setLoaded] = useState<readonly DialogName[]>([]);
  const open = (name: DialogName) => {
    setOpenDialog(name);
    setLoaded([...new Set([...loaded, name])]);
  };
  useShortcuts({ onJump: () => open('jump'), onHelp: () => open('help') });
  const buttonProps = {
    'aria-keyshortcuts': 'Control+K Meta+K',
    onClick: () => open('jump'),
  };

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
      <Suspense fallback={null}>
        {loaded.map((name) => (
          <LoadedDialog key={name} name={name} isOpen={openDialog === name} onClose={() => setOpenDialog(null)} />
        ))}
      </Suspense>
    </>
  );
}

type LoadedDialogProps = { name: DialogName; isOpen: boolean; onClose: () => void };

/** Opens only after it was mounted: Mantine returns the focus only if it has seen the dialog open. */
function LoadedDialog({ name, isOpen, onClose }: LoadedDialogProps) {
  const isMounted = useMounted();
  const Dialog = dialogs[name];
  return <Dialog isOpen={isMounted && isOpen} onClose={onClose} />;
}
