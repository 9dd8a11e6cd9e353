import { useId } from 'react';
import { sortOptions, type BeerSort } from '@domain/beer/sort';
import { Select } from '../../../ui/field';

export function SortSelect({ sort, onChange }: { sort: BeerSort; onChange: (sort: BeerSort) => void }) {
  const id = useId();
  const handleChange = (key: string) => {
    const option = sortOptions.find((candidate) => candidate.key === key);
    if (option) onChange(option.key);
  };
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="shrink-0 text-lg">
        Sort by
      </label>
      <Select id={id} value={sort} onChange={(event) => handleChange(event.target.value)} className="w-auto">
        {sortOptions.map(({ key, label }) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
