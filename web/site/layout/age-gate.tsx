import { useState, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { Word } from '../../ui/use-words';
import { useSite } from '../site-context';

const storageKey = 'brewery-of-age';

const subscribe = () => () => {};
/** The cached HTML is the same for all visitors and has no dialog. */
const getServerSnapshot = () => true;

/** A dialog over content that is already in the page. */
export function AgeGate() {
  const { brand } = useSite();
  const isStored = useSyncExternalStore(subscribe, isConfirmationStored, getServerSnapshot);
  const [isConfirmed, setConfirmed] = useState(false);

  const confirm = () => {
    storeConfirmation();
    setConfirmed(true);
  };
  return (
    <Dialog open={!isStored && !isConfirmed} labelledBy="age-gate-title" className="text-center">
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
    </Dialog>
  );
}

/** False without access to storage: the dialog then appears on each page load. */
function isConfirmationStored() {
  try {
    return localStorage.getItem(storageKey) === 'yes';
  } catch {
    return false;
  }
}

function storeConfirmation() {
  try {
    localStorage.setItem(storageKey, 'yes');
  } catch {
    // The dialog closes all the same.
  }
}
