/** Whether the brewery is that of the demo content, whose name is in the built-in images. */
export const isDemoName = (name: string) => name === 'Boldridge Brewing Co.';
