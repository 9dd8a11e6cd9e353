/** Elements that a phone lays out and paints between two frames, more or less. */
const elementsInOneGo = 150;

/** What is put off, in the order in which it came alive. */
const waiting = new Set<Element>();
let isAtWork = false;

/**
 * A ref for what is put off: the browser lays it out at the latest when it has nothing else to do, a little at a time,
 * so that the whole page has its true height, and is there for whoever takes a picture of it.
 */
export function layOutInTurn(element: Element | null) {
  if (!element) return;
  waiting.add(element);
  if (!isAtWork) void layOutAll();
  return () => {
    waiting.delete(element);
  };
}

async function layOutAll() {
  isAtWork = true;
  while (waiting.size > 0) {
    await idle();
    layOutSome();
  }
  isAtWork = false;
}

function layOutSome() {
  // Measured before anything changes: a change in between would have each measured anew.
  const some = nextOnes();
  for (const element of some.filter(mayChangeHeight)) element.setAttribute('data-laid-out', '');
}

function nextOnes(): Element[] {
  const next: Element[] = [];
  let count = 0;
  for (const element of waiting) {
    count += element.querySelectorAll('*').length;
    if (next.length > 0 && count > elementsInOneGo) break;
    waiting.delete(element);
    next.push(element);
  }
  return next;
}

/** Where a browser does not hold on to what is being read (Safari), a new height further up would move it. */
const mayChangeHeight = (element: Element) =>
  'overflowAnchor' in document.documentElement.style || element.getBoundingClientRect().top >= 0;

function idle() {
  return new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 50);
  });
}
