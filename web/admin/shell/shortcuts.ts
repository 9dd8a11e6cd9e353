/** The keyboard shortcuts of the staff app. They never act on keys that are typed into a field. */

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** ⌘ on Apple devices, where Ctrl+K and others edit text; Ctrl elsewhere. */
export const modifierLabel = isApple ? '⌘' : 'Ctrl';

const shortcutNames = ['search', 'jump', 'save', 'help'] as const;
export type ShortcutName = (typeof shortcutNames)[number];

type Shortcut = { keys: readonly string[]; label: string };

export const shortcutList: readonly Shortcut[] = [
  { keys: ['/'], label: 'Search on this page' },
  { keys: [modifierLabel, 'K'], label: 'Jump to a page, beer, event or inquiry' },
  { keys: [modifierLabel, 'S'], label: 'Save the open form' },
  { keys: [modifierLabel, 'Z'], label: 'Undo a change while its message is shown' },
  { keys: ['Esc'], label: 'Close a dialog' },
  { keys: ['?'], label: 'Show this list' },
];

const plainKeys: Record<string, ShortcutName> = { '/': 'search', '?': 'help' };
const modifierKeys: Record<string, ShortcutName> = { k: 'jump', s: 'save' };

/** Null if the key is no shortcut, or is typed into a field. */
export function findShortcut(event: KeyboardEvent): ShortcutName | null {
  // Dead keys and AltGr are part of typing.
  if (event.defaultPrevented || event.isComposing || event.repeat || event.altKey) return null;
  const hasModifier = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (hasModifier) return event.shiftKey ? null : (modifierKeys[event.key.toLowerCase()] ?? null);
  if (event.ctrlKey || event.metaKey || isTyping(event.target)) return null;
  return plainKeys[event.key] ?? null;
}

const nonTextInputs = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color'];

function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !nonTextInputs.includes(target.type);
  return target instanceof Element && target.closest('textarea, select, [contenteditable], [role="menu"]') !== null;
}
