import { Chip } from '../../../ui/chip';

export function SizeChips({
  sizes,
  more,
  className = '',
}: {
  sizes: string[];
  more?: string | null;
  className?: string;
}) {
  if (sizes.length === 0) return null;
  return (
    <ul aria-label="Sizes" className={`flex flex-wrap gap-2 ${className}`}>
      {sizes.map((size, index) => (
        <li key={`${size}-${index}`}>
          <Chip>{size}</Chip>
        </li>
      ))}
      {more && (
        <li>
          <Chip className="border-transparent text-smoke">{more}</Chip>
        </li>
      )}
    </ul>
  );
}
