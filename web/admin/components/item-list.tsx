import { Flex, Group, Input, Stack, Paper } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { MoveButtons, SmallButton, TrashButton } from './buttons';
import type { AnyForm } from './fields';
import { anyField } from '../lib/restore-focus';

type ItemListProps<Item> = {
  form: AnyForm;
  /** The path of the list in the form. */
  path: string;
  itemName: string;
  empty: Item;
  max: number;
  renderItem: (item: Item, index: number) => ReactNode;
};

/** Cards of a few fields each: added, removed and moved by buttons. The errors of the others stay with them. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { form, itemName, empty, max, renderItem } = props;
  const path = props.path as never;
  const { value, error } = form.getInputProps(path);
  const items = value as Item[];
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const focus = (selector: string) => list.current?.querySelector<HTMLElement>(selector)?.focus();
  const handleAdd = () => {
    flushSync(() => form.insertListItem(path, empty, items.length));
    form.clearFieldError(path);
    focus(`[aria-label="${itemName} ${items.length + 1}"] ${anyField}`);
  };
  const handleRemove = (index: number) => {
    // The focused button disappears.
    addButton.current?.focus();
    form.removeListItem(path, index);
    form.clearFieldError(path);
  };
  const onMove = (from: number, to: number) => {
    form.reorderListItem(path, { from, to });
    // Buttons belong to positions: the focus follows the item.
    focus(`[aria-label="Move ${itemName} ${to + 1} ${to < from ? 'up' : 'down'}"]`);
  };
  return (
    <Stack gap="sm" ref={list}>
      {items.map((item, index) => {
        const name = `${itemName} ${index + 1}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- items have no identity besides their position
          <Paper withBorder key={index} role="group" aria-label={name} p={12} bg="gray.0">
            <Flex direction={{ base: 'column-reverse', sm: 'row' }} align={{ sm: 'flex-start' }} gap={8}>
              <Stack flex={1} gap={10} miw={0}>
                {renderItem(item, index)}
              </Stack>
              <Group gap={0} flex="none" justify="flex-end">
                <MoveButtons
                  name={name}
                  labels={['up', 'down']}
                  isColumn
                  index={index}
                  count={items.length}
                  onMove={onMove}
                />
                <TrashButton label={`Remove ${name}`} onClick={() => handleRemove(index)} />
              </Group>
            </Flex>
          </Paper>
        );
      })}
      {error && <Input.Error>{error}</Input.Error>}
      {items.length < max && (
        <SmallButton ref={addButton} w="fit-content" icon={Plus} onClick={handleAdd}>
          Add {itemName}
        </SmallButton>
      )}
    </Stack>
  );
}
