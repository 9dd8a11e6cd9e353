/** What each of the elements says. */
export const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
