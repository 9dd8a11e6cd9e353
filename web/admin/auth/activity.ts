/** Whether somebody is using this page. An open page that only polls must not keep its session from idling. */
const activeMs = 60_000;
const events = ['pointerdown', 'keydown', 'wheel', 'focus'] as const;

let lastActivityAt = Date.now();

const handleActivity = () => {
  lastActivityAt = Date.now();
};

/** Call once at startup. */
export function watchActivity() {
  for (const name of events) window.addEventListener(name, handleActivity, { capture: true, passive: true });
  return () => {
    for (const name of events) window.removeEventListener(name, handleActivity, { capture: true });
  };
}

export const isInUse = (now = Date.now()) => now - lastActivityAt < activeMs;
