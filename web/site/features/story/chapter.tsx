import { Picture } from '../../../ui/picture';
import type { StoryChapter } from './story-chapters';

/** One part of the story: a photograph with its mark cut into the edge, the words beside it. Every second one is turned round. */
export function Chapter({ chapter, isTurned }: { chapter: StoryChapter; isTurned: boolean }) {
  const { id, mark, heading, paragraphs, photo } = chapter;
  return (
    <section aria-labelledby={id} className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-12">
      <div className={`relative lg:col-span-7 ${isTurned ? 'lg:order-2' : ''}`}>
        <Picture
          image={photo}
          sizes="(min-width: 1264px) 680px, (min-width: 1024px) 56vw, 100vw"
          className="aspect-4/3 w-full rounded-card object-cover"
        />
        <span
          aria-hidden
          className={`absolute -bottom-[0.16em] font-display text-page font-bold text-amber uppercase ${isTurned ? 'right-4 lg:right-8' : 'left-4 lg:left-8'}`}
        >
          {mark}
        </span>
      </div>
      <div className="lg:col-span-5">
        <h2 id={id} className="text-title">
          {heading}
        </h2>
        <div className="mt-6 space-y-5 text-lg text-oat/90">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
