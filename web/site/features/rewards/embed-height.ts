/**
 * The message by which an embedded program tells the page around it how high it is:
 * `window.parent.postMessage({ type: 'rewards-height', height: 1234 }, 'https://the-site.example')`.
 */
const type = 'rewards-height';

/** Less is an empty or broken program; more is a program that grows with its frame. */
const [minHeight, maxHeight] = [200, 20_000];

export const embedHeightMessage = (height: number) => ({ type, height: Math.ceil(height) });

/** Null if the data is another message or not a plausible height. */
export function parseEmbedHeight(data: unknown): number | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('height' in data)) return null;
  const { height } = data;
  if (data.type !== type || typeof height !== 'number') return null;
  return height >= minHeight && height <= maxHeight ? Math.ceil(height) : null;
}
