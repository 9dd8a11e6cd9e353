import { ActionIcon, Group, Textarea, Tooltip } from '@mantine/core';
import { Bold, Heading2, Italic, Link, List, ListOrdered, type LucideIcon } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { RichText } from '@domain/page/rich-text';
import { parseMarkup, toMarkup } from '@domain/page/rich-text-markup';
import { isSame } from '../../lib/merge';

type Format = { label: string; icon: LucideIcon; apply: (selected: string) => string };

const prefixLines = (prefix: (index: number) => string) => (selected: string) =>
  selected
    .split('\n')
    .map((line, index) => prefix(index) + line)
    .join('\n');

const formats: readonly Format[] = [
  { label: 'Bold', icon: Bold, apply: (text) => `**${text || 'bold'}**` },
  { label: 'Italic', icon: Italic, apply: (text) => `*${text || 'italic'}*` },
  { label: 'Link', icon: Link, apply: (text) => `[${text || 'text'}](/contact)` },
  { label: 'Headline', icon: Heading2, apply: (text) => `\n\n## ${text || 'Headline'}\n\n` },
  { label: 'List', icon: List, apply: prefixLines(() => '- ') },
  { label: 'Numbered list', icon: ListOrdered, apply: prefixLines((index) => `${index + 1}. `) },
];

type RichTextFieldProps = {
  label: string;
  hint?: string | undefined;
  path: string;
  value: RichText;
  error: ReactNode;
  onChange: (value: RichText) => void;
};

/** Formatted text as signs that people can type, with buttons that type them. */
export function RichTextField({ label, hint, path, value, error, onChange }: RichTextFieldProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => toMarkup(value));
  // An image that was cut can be pasted again.
  const [images, setImages] = useState<RichText>([]);
  const known = [...images, ...value];
  // Undo, a merge or a restored version replaces what was typed.
  const shown = isSame(parseMarkup(text, known), value) ? text : toMarkup(value);
  const change = (next: string) => {
    setText(next);
    setImages(known.filter(({ type }) => type === 'image'));
    onChange(parseMarkup(next, known));
  };
  const apply = (format: Format) => {
    const { current } = input;
    if (!current) return;
    const { selectionStart, selectionEnd } = current;
    const inserted = format.apply(shown.slice(selectionStart, selectionEnd));
    change(shown.slice(0, selectionStart) + inserted + shown.slice(selectionEnd));
    current.focus();
    requestAnimationFrame(() => current.setSelectionRange(selectionStart, selectionStart + inserted.length));
  };
  return (
    <div>
      <Textarea
        ref={input}
        autosize
        minRows={4}
        maxRows={18}
        label={label}
        description={[hint, 'An empty line starts a new paragraph. **bold**, *italic*, [text](/path).']
          .filter(Boolean)
          .join(' ')}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data-path={path}
        value={shown}
        error={error}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <Group gap={2} mt={4} role="toolbar" aria-label={`Format of ${label}`}>
        {formats.map((format) => (
          <Tooltip key={format.label} label={format.label}>
            <ActionIcon aria-label={format.label} onClick={() => apply(format)}>
              <format.icon size={16} />
            </ActionIcon>
          </Tooltip>
        ))}
      </Group>
    </div>
  );
}
