import { Group, Input, Stack, Paper } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import classes from './item-list.module.css';
import { IconButton, SmallButton } from './buttons';

type ItemListProps<Item> = {
  items: Item[];
  onChange: (items: Item[]) => void;
  itemName: string;
  empty: Item;
  max: number;
  error: ReactNode;
  renderItem: (item: Item, index: number) => ReactNode;
  /** One below the other, instead of a short field beside a long one. */
  isStacked?: boolean;
};

const swap = <Item,>(items: readonly Item[], one: number, other: number): Item[] =>
  items.map((item, index) => (index === one ? items[other] : index === other ? items[one] : item) ?? item);

/** Cards of a few fields each: added, removed and moved by buttons. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { items, onChange, itemName, empty, max, error, renderItem, isStacked = false } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  const handleRemove = (index: number) => {
    // The focused button disappears.
    addButton.current?.focus();
    onChange(items.toSpliced(index, 1));
  };
  return (
    <Stack gap="sm">
      {items.map((item, index) => {
        const name = `${itemName} ${index + 1}`;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- items have no identity besides their position
          <Paper withBorder key={index} role="group" aria-label={name} className={classes.item}>
            <div className={classes.itemFields} data-stacked={isStacked || undefined}>
              {renderItem(item, index)}
            </div>
            <Group gap={0} className={classes.itemButtons}>
              <IconButton
                icon={ArrowUp}
                label={`Move ${name} up`}
                isDisabled={index === 0}
                onClick={() => onChange(swap(items, index, index - 1))}
              />
              <IconButton
                icon={ArrowDown}
                label={`Move ${name} down`}
                isDisabled={index === items.length - 1}
                onClick={() => onChange(swap(items, index, index + 1))}
              />
              <IconButton icon={Trash2} color="red.7" label={`Remove ${name}`} onClick={() => handleRemove(index)} />
            </Group>
          </Paper>
        );
      })}
      {error && <Input.Error>{error}</Input.Error>}
      {items.length < max && (
        <SmallButton ref={addButton} w="fit-content" icon={Plus} onClick={() => onChange([...items, empty])}>
          Add {itemName.toLowerCase()}
        </SmallButton>
      )}
    </Stack>
  );
}
