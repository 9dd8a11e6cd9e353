type DotsProps = {
  count: number;
  /** Index of the selected dot. */
  current: number;
  /** Start of each dot's accessible name: "Show photo" results in "Show photo 2 of 3". */
  action: string;
  onSelect: (index: number) => void;
};

/** One button per position of a carousel or slideshow. */
export function Dots({ count, current, action, onSelect }: DotsProps) {
  return (
    <ul className="flex flex-wrap">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <button
            type="button"
            aria-label={`${action} ${index + 1} of ${count}`}
            aria-current={index === current}
            onClick={() => onSelect(index)}
            className="group grid size-11 place-items-center"
          >
            <span className="block size-3 rounded-full border-2 border-oat bg-ink/60 transition-colors duration-200 group-hover:bg-oat group-aria-current:border-amber group-aria-current:bg-amber" />
          </button>
        </li>
      ))}
    </ul>
  );
}
