/** The script of the documents for the printer: fits a menu to its paper, draws the codes of tents, and shows the button. */
import { encodeQrCode } from '../../ui/encode-qr-code';
import { layOutMenu, type MenuType } from './fit-menu';

const all = (selector: string, parent: ParentNode = document) => [...parent.querySelectorAll<HTMLElement>(selector)];
const heightOf = (element: Element | null) => element?.getBoundingClientRect().height ?? 0;

const fonts = ['700 1em "Barlow Condensed"', '400 1em "Source Sans 3"', '600 1em "Source Sans 3"'];

/** The glasses of a drink are in several rows. */
const isWrapped = (pours: HTMLElement) =>
  pours.firstElementChild?.getBoundingClientRect().top !== pours.lastElementChild?.getBoundingClientRect().top;

/** Makes a text that has to have one line smaller. */
function fitWidth(text: HTMLElement) {
  const size = parseFloat(getComputedStyle(text).fontSize);
  if (text.scrollWidth > text.clientWidth) text.style.fontSize = `${(size * text.clientWidth) / text.scrollWidth}px`;
}

function fitMenu(menu: HTMLElement) {
  const [first] = all('.sheet', menu);
  const template = menu.querySelector<HTMLTemplateElement>('template');
  const [columns] = all('.columns', first);
  const lines = all('.line', first);
  if (!first || !template || !columns) return;
  menu.classList.add('is-fitted');
  all('.taproom', first).forEach(fitWidth);
  if (lines.length === 0) return;

  const addSide = () => {
    menu.append(template.content.cloneNode(true));
    return all('.sheet', menu).at(-1) ?? first;
  };
  const [onDeck] = all('.on-deck', first);
  const onDeckHeight = heightOf(onDeck ?? null);
  const measured = addSide();
  const { sides, ...layout } = layOutMenu({
    size: menu.dataset['size'] === 'half' ? 'half' : 'letter',
    maxSides: Number(menu.dataset['sides']),
    scale: heightOf(first) / parseFloat(getComputedStyle(first).getPropertyValue('--paper-height')),
    columnHeights: { first: heightOf(columns) + onDeckHeight, next: heightOf(measured.querySelector('.columns')) },
    onDeckHeight,
    measure({ name, text, columns: count }) {
      setSizes({ name, text, columns: count });
      return { heights: lines.map(heightOf), isWrapped: all('.pours', first).some(isWrapped) };
    },
  });
  measured.remove();
  setSizes(layout);
  const sheets = sides.map((_, side) => (side === 0 ? first : addSide()));
  for (const [side, sheet] of sheets.entries()) {
    const lists = (sides[side] ?? []).map((indexes) => {
      const list = document.createElement('ol');
      list.append(...indexes.flatMap((index) => lines[index] ?? []));
      return list;
    });
    sheet.querySelector('.columns')?.replaceChildren(...lists);
    if (sheets.length === 1) continue;
    sheet.setAttribute('aria-label', `Side ${side + 1}`);
    sheet.querySelector('.page')?.replaceChildren(`${side + 1} of ${sheets.length}`);
  }
  if (onDeck) sheets.at(-1)?.querySelector('.columns')?.after(onDeck);
  showNotice(sheets.length, Number(menu.dataset['sides']));

  function setSizes({ name, text, columns: count, gap = 0 }: MenuType & { gap?: number }) {
    for (const [key, value] of Object.entries({ name, text, gap }))
      menu.style.setProperty(`--${key}`, `${value.toFixed(2)}pt`);
    menu.style.setProperty('--columns', String(count));
  }
}

function showNotice(sides: number, wanted: number) {
  const notice = document.querySelector<HTMLElement>('.notice');
  if (!notice || sides === wanted) return;
  notice.hidden = false;
  notice.textContent =
    sides < wanted
      ? 'The whole list fits on one side in large type, so the second side stays empty.'
      : `The list is not legible on ${wanted === 1 ? 'one side' : 'two sides'} of this paper, so the menu has ${sides}.`;
}

for (const code of document.querySelectorAll<SVGElement>('[data-code]')) {
  const { size, path } = encodeQrCode(code.dataset['code'] ?? '');
  const modules = document.createElementNS(code.namespaceURI, 'path');
  modules.setAttribute('d', path);
  code.setAttribute('viewBox', `0 0 ${size} ${size}`);
  code.setAttribute('shape-rendering', 'crispEdges');
  code.append(modules);
}

// A font that fails to load is replaced by the next one of the style sheet.
await Promise.allSettled(fonts.map((font) => document.fonts.load(font)));
all('[data-menu]').forEach(fitMenu);
const paperWidth = all('.sheet')[0]?.offsetWidth ?? 0;
const screenMargin = 24;
const fitScreen = () =>
  document.documentElement.style.setProperty('--zoom', `${Math.min(1, (innerWidth - screenMargin) / paperWidth)}`);
fitScreen();
addEventListener('resize', fitScreen);
for (const button of all('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
