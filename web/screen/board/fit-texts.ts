/**
 * Fits the texts of a board to their boxes by measuring them, before the browser paints. Lines have a fixed height, so that
 * nothing moves.
 */
import { useEffect, useLayoutEffect, type RefObject } from 'react';

/** Names this large are not wrapped to be larger. */
const largeEnough = 0.7;
/** Smaller letters are not legible from a distance: what does not fit then is cut. */
const minScale = 0.45;
const step = 0.05;

const isCut = ({ scrollWidth, clientWidth }: HTMLElement) => scrollWidth > clientWidth;

/** Sets a name in the size and the number of lines in which it is largest. */
function fitName(name: HTMLElement) {
  const set = (scale: number, isWrapped: boolean) => {
    name.style.fontSize = `${scale.toFixed(3)}em`;
    name.style.webkitLineClamp = '';
    name.toggleAttribute('data-wrapped', isWrapped);
  };
  set(1, false);
  const onOneLine = isCut(name) ? name.clientWidth / (name.scrollWidth + 1) : 1;
  if (onOneLine >= largeEnough) return set(onOneLine, false);
  for (let scale = 1; scale > Math.max(onOneLine, minScale); scale -= step) {
    set(scale, true);
    if (!isCut(name) && name.scrollHeight <= name.clientHeight + 1) return;
  }
  if (onOneLine >= minScale) return set(onOneLine, false);
  set(minScale, true);
  const lineHeight = parseFloat(getComputedStyle(name).lineHeight);
  name.style.webkitLineClamp = String(Math.max(1, Math.floor((name.clientHeight + 1) / lineHeight)));
}

/**
 * Leaves out the longest facts while there is no room, of equally long ones the first: the producer says less than the style
 * after it. Beside nothing else, the last one is cut.
 */
function fitFacts(details: HTMLElement) {
  let shown = [...details.querySelectorAll<HTMLElement>('[data-fact]')];
  for (const fact of shown) fact.hidden = false;
  const least = details.childElementCount > shown.length ? 0 : 1;
  while (shown.length > least && shown.some(isCut)) {
    const lengths = shown.map((fact) => fact.textContent.length);
    const longest = shown[lengths.indexOf(Math.max(...lengths))];
    if (longest) longest.hidden = true;
    shown = shown.filter((fact) => fact !== longest);
  }
}

/** `shown`: what the texts and their boxes depend on. */
export function useFittedTexts(board: RefObject<HTMLElement | null>, shown: readonly unknown[]) {
  const fit = () => {
    board.current?.querySelectorAll<HTMLElement>('[data-name]').forEach(fitName);
    board.current?.querySelectorAll<HTMLElement>('[data-details]').forEach(fitFacts);
  };
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(fit, shown);
  useEffect(() => {
    const { fonts } = document as Partial<Document>;
    fonts?.addEventListener('loadingdone', fit);
    return () => fonts?.removeEventListener('loadingdone', fit);
  });
}
