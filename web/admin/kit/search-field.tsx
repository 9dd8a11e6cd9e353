import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';

type SearchFieldProps = {
  label: string;
  value: string;
  /** Called when the person pauses for `delay` ms, at once on Enter and on Clear. */
  onSearch: (text: string) => void;
  delay?: number;
};

export function SearchField({ label, value, onSearch, delay = 500 }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const searchSoon = useDebouncedCallback(onSearch, delay);
  // "Clear Filters" empties the field from outside; a search of our own leaves the blank before the next word alone.
  const [known, setKnown] = useState(value);
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }

  const searchNow = (next: string) => {
    searchSoon.cancel();
    setText(next);
    onSearch(next);
  };

  return (
    <TextInput
      ref={input}
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        searchSoon(currentTarget.value.trim());
      }}
      onKeyDown={({ key }) => key === 'Enter' && searchNow(text.trim())}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={
        text && (
          <CloseButton
            size="sm"
            aria-label="Clear search"
            onClick={() => {
              searchNow('');
              input.current?.focus();
            }}
          />
        )
      }
      style={{ flex: '1 1 180px', maxWidth: 420 }}
    />
  );
}
