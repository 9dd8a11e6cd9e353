import type { ReactNode } from 'react';
import { PauseButton } from '../../../ui/pause-button';
import { Picture, type PictureImage } from '../../../ui/picture';
import { HeroDusk } from '../../shared/hero/hero-dusk';
import { HeroFrame } from '../../shared/hero/hero-frame';
import { useSlideshow } from './use-slideshow';

/** visitor-site.md §9 */
const intervalMs = 5000;

type SlideshowHeroProps = { slides: readonly PictureImage[]; title: string; eyebrow: ReactNode; children: ReactNode };

/** A hero whose photographs take turns, with a dot for each and a way to stop. */
export function SlideshowHero({ slides, title, eyebrow, children }: SlideshowHeroProps) {
  const show = useSlideshow(slides.length, intervalMs);
  return (
    <section aria-label={`${title} taproom`} {...show.hold}>
      <HeroFrame
        title={title}
        eyebrow={eyebrow}
        background={<Slides slides={slides} position={show.position} />}
        controls={
          slides.length > 1 && (
            <div className="flex items-center gap-2">
              <Dots count={slides.length} position={show.position} onSelect={show.select} />
              {show.canPause && <PauseButton paused={show.isPaused} onToggle={show.togglePause} subject="slideshow" />}
            </div>
          )
        }
      >
        {children}
      </HeroFrame>
    </section>
  );
}

function Slides({ slides, position }: { slides: readonly PictureImage[]; position: number }) {
  return slides.map((slide, index) => (
    <div
      key={slide.url}
      aria-hidden={index !== position}
      className={`absolute inset-0 transition-opacity duration-250 ${index === position ? 'opacity-100' : 'opacity-0'}`}
    >
      <Picture
        image={slide}
        otherwise={<HeroDusk />}
        sizes="100vw"
        priority={index === 0}
        className="size-full object-cover"
      />
    </div>
  ));
}

type DotsProps = { count: number; position: number; onSelect: (position: number) => void };

function Dots({ count, position, onSelect }: DotsProps) {
  return Array.from({ length: count }, (_, index) => (
    <button
      key={index}
      type="button"
      aria-label={`Show photo ${index + 1} of ${count}`}
      aria-current={index === position}
      onClick={() => onSelect(index)}
      className="group grid size-11 place-items-center"
    >
      <span className="block size-3 rounded-full border-2 border-oat bg-ink/60 group-aria-current:border-amber group-aria-current:bg-amber" />
    </button>
  ));
}
