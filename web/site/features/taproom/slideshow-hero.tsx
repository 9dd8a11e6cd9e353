import type { ReactNode } from 'react';
import { ResponsiveImage, type ImageSource } from '../../../ui/responsive-image';
import { Dots } from '../../shared/autoplay/dots';
import { PauseButton } from '../../shared/autoplay/pause-button';
import { HeroFallback } from '../../shared/hero/hero-fallback';
import { HeroLayout } from '../../shared/hero/hero-layout';
import { useSlideshow } from './use-slideshow';

const intervalMs = 5000;

type SlideshowHeroProps = {
  slides: readonly ImageSource[];
  /** Names the slideshow for screen readers. */
  label: string;
  title: ReactNode;
  eyebrow: ReactNode;
  children: ReactNode;
};

/** A hero that cycles through photos, with a dot for each and a pause button. */
export function SlideshowHero({ slides, label, title, eyebrow, children }: SlideshowHeroProps) {
  const { position, select, pauseControl, pauseHandlers } = useSlideshow(slides.length, intervalMs);
  return (
    <section aria-label={label} {...pauseHandlers}>
      <HeroLayout
        title={title}
        eyebrow={eyebrow}
        background={<Slides slides={slides} position={position} />}
        controls={
          slides.length > 1 && (
            <div className="flex items-center gap-2">
              <Dots count={slides.length} current={position} action="Show photo" onSelect={select} />
              {pauseControl && <PauseButton {...pauseControl} subject="slideshow" />}
            </div>
          )
        }
      >
        {children}
      </HeroLayout>
    </section>
  );
}

function Slides({ slides, position }: { slides: readonly ImageSource[]; position: number }) {
  return slides.map((slide, index) => (
    <div
      key={slide.url}
      aria-hidden={index !== position}
      className={`absolute inset-0 transition-opacity duration-250 ${index === position ? 'opacity-100' : 'opacity-0'}`}
    >
      <ResponsiveImage
        image={slide}
        placeholder={<HeroFallback />}
        sizes="100vw"
        priority={index === 0}
        className="size-full object-cover"
      />
    </div>
  ));
}
