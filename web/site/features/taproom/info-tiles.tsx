import type { TaproomFact } from './facts';

/** What to know before coming, in a row that reads at a glance. */
export function InfoTiles({ facts }: { facts: TaproomFact[] }) {
  return (
    <ul className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-6">
      {facts.map(({ title, text, Icon }, index) => (
        <li
          key={title}
          className={`border-r border-b border-line p-8 ${index < 2 ? 'lg:col-span-3 lg:p-12' : 'lg:col-span-2'} ${index === 4 ? 'sm:col-span-2 lg:col-span-2' : ''}`}
        >
          <Icon aria-hidden strokeWidth={1.5} className="size-8 text-amber" />
          <h3 className={`mt-5 ${index < 2 ? 'text-title' : 'text-heading'}`}>{title}</h3>
          <p className="mt-3 text-lg text-oat/90">{text}</p>
        </li>
      ))}
    </ul>
  );
}
