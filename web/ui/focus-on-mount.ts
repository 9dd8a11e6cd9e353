/** As a `ref`, for what replaces the focused element. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();
