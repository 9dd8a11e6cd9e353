import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { Word } from '../../ui/use-words';
import { readValue, writeValue } from '../../api/storage';
import { useSite } from '../site-context';

const storageKey = 'brewery-of-age';

/** A dialog over content that is already in the page. It can't be dismissed; the native `<dialog>` traps the focus. */
export function AgeGate() {
  const { brand } = useSite();
  // Without access to storage, the dialog appears on each page load.
  const [isOpen, setOpen] = useState(() => readValue(storageKey, 'localStorage') !== 'yes');
  const dialog = useRef<HTMLDialogElement>(null);
  const confirm = () => {
    writeValue(storageKey, 'yes', 'localStorage');
    // Restores the focus, which the removal of an open dialog does not.
    dialog.current?.close();
    setOpen(false);
  };
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="age-gate-title"
      onCancel={(event) => event.preventDefault()}
      // Browsers close any dialog on the second Escape, even if `cancel` is prevented: open it again.
      onClose={() => dialog.current?.showModal()}
      className="m-auto w-[min(32rem,calc(100vw-2rem))] rounded-card bg-char p-8 text-center text-oat shadow-lift backdrop:bg-ink/90"
    >
      <h2 id="age-gate-title" className="text-title">
        <Word>Are you 21 or older?</Word>
      </h2>
      <p className="mt-4 text-lead">To visit {brand.name} you must be of legal drinking age.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-4">
        <Button size="lg" onClick={confirm}>
          <Word>Yes, I am 21+</Word>
        </Button>
        <ButtonLink size="lg" variant="outline" href="https://www.responsibility.org">
          No
        </ButtonLink>
      </div>
    </dialog>
  );
}
