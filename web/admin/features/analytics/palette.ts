/** Distinguishable on the page background with red-green color blindness; each has a contrast of at least 3:1. */
const palette = ['amber.8', 'blue.6', 'green.7', 'red.6', 'yellow.7', 'gray.7'] as const;

export const chartColor = (index: number) => palette[index % palette.length] ?? 'gray.7';
