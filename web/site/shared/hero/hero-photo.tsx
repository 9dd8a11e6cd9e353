import { Picture } from '../../../ui/picture';
import type { SitePhoto } from '../../assets/images';
import { HeroDusk } from './hero-dusk';

type Photo = { url: string; alt: string | null; width: number | null; height: number | null };

type HeroPhotoProps = {
  photo: Photo;
  /** The page's own photograph, when this one fails (visitor-site.md §8). */
  fallback?: SitePhoto;
  className?: string;
};

/** A photograph that fills the hero. It is the page's largest paint, so it is asked for first. */
export function HeroPhoto({ photo, fallback, className = '' }: HeroPhotoProps) {
  return (
    <Picture
      image={photo}
      fallback={fallback}
      otherwise={<HeroDusk />}
      sizes="100vw"
      priority
      className={`size-full object-cover object-[72%_50%] lg:object-[30%_50%] ${className}`}
    />
  );
}
