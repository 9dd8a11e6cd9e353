/** What of a list's table is in the Tab order: the controls of its head, and one cell of its body. */

/**
 * The same to a browser as Strapi's `0`. After an arrow key, Strapi's table moves the focus to its first element with `0`,
 * so ours must differ.
 */
const ours = '00';
const none = '-1';

function setTabIndex(element: Element, tabIndex: string) {
  if (element.getAttribute('tabindex') !== tabIndex) element.setAttribute('tabindex', tabIndex);
}

/** Strapi gives the columns that sort no other mark. */
const isSortable = (cell: Element) => getComputedStyle(cell).cursor === 'pointer';

/** The link of the first row, or without one its first control. */
const findFirst = (body: Element) => body.querySelector('tr td a[href]') ?? body.querySelector('tr td button');

function setBodyStop(body: Element) {
  const own = body.querySelectorAll(`[tabindex="${ours}"]`);
  const hasStrapis = body.querySelector('[tabindex="0"]') !== null;
  if (hasStrapis) own.forEach((element) => setTabIndex(element, none));
  const first = findFirst(body);
  if (!hasStrapis && own.length === 0 && first) setTabIndex(first, ours);
}

export function setTabStops(table: Element): void {
  for (const control of table.querySelectorAll('thead button')) setTabIndex(control, ours);
  for (const cell of table.querySelectorAll('thead th:not(:has(button))'))
    setTabIndex(cell, isSortable(cell) ? ours : none);
  for (const body of table.querySelectorAll('tbody')) setBodyStop(body);
}
