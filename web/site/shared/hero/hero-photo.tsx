import { Picture } from '../../../ui/picture';

type Photo = { url: string; alt: string | null; width: number | null; height: number | null };

/** A photograph that fills the hero. It is the page's largest paint, so it is asked for first. */
export function HeroPhoto({ photo, className = '' }: { photo: Photo; className?: string }) {
  return (
    <Picture
      image={photo}
      sizes="100vw"
      priority
      className={`size-full object-cover object-[72%_50%] lg:object-[30%_50%] ${className}`}
    />
  );
}
