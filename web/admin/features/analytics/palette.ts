/** Colours that stay apart on foam, also for eyes that mix up red and green; each at least 3:1. */
const palette = ['amber.8', 'blue.6', 'green.7', 'red.6', 'yellow.7', 'gray.7'] as const;

export const chartColor = (index: number) => palette[index % palette.length] ?? 'gray.7';
