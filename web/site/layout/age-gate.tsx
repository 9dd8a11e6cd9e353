import { useState, useSyncExternalStore } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { useSite } from '../site-context';

const rememberedAs = 'boldridge-of-age';

const never = () => () => {};
/** The page is the same for everybody; whom to ask, the browser finds out. */
const unknownOnTheServer = () => true;

/** An overlay over content that is already in the page; only where the setting asks for it (decisions.md, "Alcohol"). */
export function AgeGate() {
  const { ageGate, brand } = useSite();
  const known = useSyncExternalStore(never, isRemembered, unknownOnTheServer);
  const [answered, setAnswered] = useState(false);

  const confirm = () => {
    remember();
    setAnswered(true);
  };
  if (!ageGate) return null;
  return (
    <Dialog open={!known && !answered} labelledBy="age-gate-title" className="text-center">
      <h2 id="age-gate-title" className="text-title">
        Are you 21 or older?
      </h2>
      <p className="mt-4 text-lead">To visit {brand.name} you must be of legal drinking age.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-4">
        <Button size="lg" onClick={confirm}>
          Yes, I am 21+
        </Button>
        <ButtonLink size="lg" variant="outline" href="https://www.responsibility.org">
          No
        </ButtonLink>
      </div>
    </Dialog>
  );
}

/** Storage may be forbidden; then the question comes back with the next page load, which is harmless. */
function isRemembered() {
  try {
    return localStorage.getItem(rememberedAs) === 'yes';
  } catch {
    return false;
  }
}

function remember() {
  try {
    localStorage.setItem(rememberedAs, 'yes');
  } catch {
    return;
  }
}
