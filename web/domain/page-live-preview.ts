/** What the staff app and a page in its frame send each other while the page is edited. */

/** The page in the frame. Its own scripts read it from the name of their window. */
export type PreviewedPage = {
  /** The key of a designed page, or the id of an own page. */
  key: string;
  path: string;
  isOwn: boolean;
};

const framePrefix = 'live-preview ';

export const toFrameName = (page: PreviewedPage) => framePrefix + JSON.stringify(page);

/** Null in any other window. */
export const readFrameName = (name: string): PreviewedPage | null =>
  name.startsWith(framePrefix) ? (JSON.parse(name.slice(framePrefix.length)) as PreviewedPage) : null;

/** Sent by the staff app: the content with its unsaved changes, as the API returns a page, and the text of the focused field. */
export type PreviewContent = { type: 'preview-content'; page: { path: string }; editedText: string };

/** Sent by the page: it shows what it receives from now on. */
type PreviewReady = { type: 'preview-ready' };

/** Sent by the page: an element was clicked. Its text is followed by those of the elements around it. */
export type PreviewPick = { type: 'preview-pick'; texts: string[]; imageUrl: string | null };

export type PreviewMessage = PreviewContent | PreviewReady | PreviewPick;

export const isPreviewMessage = (data: unknown): data is PreviewMessage =>
  typeof data === 'object' && data !== null && 'type' in data && String(data.type).startsWith('preview-');
