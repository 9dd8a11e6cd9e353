import { teasers } from './teasers';

export function TeaserList() {
  return (
    <ul className="mt-12 border-t-2 border-ink">
      {teasers.map(({ title, text, Icon }) => (
        <li
          key={title}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-2 border-b-2 border-ink py-8 md:grid-cols-[auto_minmax(0,1fr)_22rem] md:gap-x-10"
        >
          <Icon aria-hidden strokeWidth={1.25} className="size-10 text-copper-deep md:size-14" />
          <h3 className="text-heading md:text-title">{title}</h3>
          <p className="col-span-2 text-lg text-umber md:col-span-1">{text}</p>
        </li>
      ))}
    </ul>
  );
}
