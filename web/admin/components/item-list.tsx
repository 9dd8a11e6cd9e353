import { Group, Input, Stack, Paper } from '@mantine/core';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import classes from './item-list.module.css';
import { IconButton, SmallButton } from './buttons';
import type { AnyForm } from './fields';

type ItemListProps<Item> = {
  form: AnyForm;
  /** The path of the list in the form. */
  path: string;
  itemName: string;
  empty: Item;
  max: number;
  renderItem: (item: Item, index: number) => ReactNode;
  /** One below the other, instead of a short field beside a long one. */
  isStacked?: boolean;
};

/** Cards of a few fields each: added, removed and moved by buttons. The errors of the others stay with them. */
export function ItemList<Item>(props: ItemListProps<Item>) {
  const { form, itemName, empty, max, renderItem, isStacked = false } = props;
  const path = props.path as never;
  const { value, error } = form.getInputProps(path);
  const items = value as Item[];
  const addButton = useRef<HTMLButtonElement>(null);
  const handleAdd = () => {
    form.insertListItem(path, empty, items.length);
    form.clearFieldError(path);
  };
  const handleRemove = (index: number) => {
    // The focused button disappears.
    addButton.current?.focus();
    form.removeListItem(path, index);
    form.clearFieldError(path);
  };
  const move = (from: number, to: number) => form.reorderListItem(path, { from, to });
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
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                icon={ArrowDown}
                label={`Move ${name} down`}
                isDisabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <IconButton icon={Trash2} color="red.7" label={`Remove ${name}`} onClick={() => handleRemove(index)} />
            </Group>
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
