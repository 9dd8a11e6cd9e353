/** Whether the last of `count` cards would be alone in its row: it is then as wide as the row. */
export const isAloneInRow = (count: number, columns: number): boolean => count > columns && count % columns === 1;
