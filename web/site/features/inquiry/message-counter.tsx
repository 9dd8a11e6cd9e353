import { useWatch, type Control } from 'react-hook-form';
import type { ShippingOrder } from '../../../api/contact';

const messageMaximum = 1000;

/** How much of the message's room is used; it speaks up only when there is too much (visitor-site.md §5). */
export function MessageCounter({ control }: { control: Control<Required<ShippingOrder>> }) {
  const { length } = useWatch({ control, name: 'message' });
  const isOver = length > messageMaximum;
  return (
    <span className={`tabular-nums ${isOver ? 'font-semibold text-rust-light in-[.on-light]:text-rust-deep' : ''}`}>
      {length} / {messageMaximum} characters
      <span className="sr-only" role="status">
        {isOver && `${length - messageMaximum} characters too many`}
      </span>
    </span>
  );
}
