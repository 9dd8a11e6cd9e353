import { ResponsiveImage, type ImageSource } from '../../ui/responsive-image';

type BackgroundPhotoProps = {
  image: ImageSource;
  /** Class that selects the visible part: `object-[60%_50%]`. */
  crop: string;
  className?: string;
};

/** A photo behind the text of a section that is `relative isolate`; on phones, where it is above the text, without overlays. */
export function BackgroundPhoto({ image, crop, className = '' }: BackgroundPhotoProps) {
  return (
    <>
      <div className={`absolute inset-0 -z-20 max-md:bottom-auto max-md:h-72 max-md:mask-b-from-75% ${className}`}>
        <ResponsiveImage image={image} sizes="100vw" className={`size-full object-cover ${crop}`} />
      </div>
      <div className="overlay-bottom absolute inset-0 -z-10 max-md:hidden" />
      <div className="overlay-left absolute inset-0 -z-10" />
    </>
  );
}
