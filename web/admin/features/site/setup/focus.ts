/** As a `ref`: the focus moves to the heading of what has taken the place of something else. */
export const focus = (node: HTMLElement | null) => node?.focus();
