/** `1 draft`, `12 drafts`, `1,200 inquiries`. */
export const pluralize = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
