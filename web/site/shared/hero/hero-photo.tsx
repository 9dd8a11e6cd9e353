import { ResponsiveImage } from '../../../ui/responsive-image';
import type { SitePhoto } from '../../assets/images';
import { HeroFallback } from './hero-fallback';

type Photo = { url: string; alt: string | null; width: number | null; height: number | null };

type HeroPhotoProps = {
  photo: Photo;
  /** Default photo of the page, if this one fails to load. */
  fallback?: SitePhoto;
  /** False for a hero further down the page. */
  priority?: boolean;
  className?: string;
};

/** A photo that fills the hero. As the page's largest contentful paint it has high priority. */
export function HeroPhoto({ photo, fallback, priority = true, className = '' }: HeroPhotoProps) {
  return (
    <ResponsiveImage
      image={photo}
      fallback={fallback}
      placeholder={<HeroFallback />}
      sizes="100vw"
      priority={priority}
      className={`size-full object-cover object-[72%_50%] lg:object-[30%_50%] ${className}`}
    />
  );
}
