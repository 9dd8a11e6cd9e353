import { ResponsiveImage, type ImageSource } from '../../ui/responsive-image';

/** Classes that darken the photo behind the text. */
const overlays = {
  left: ['overlay-left', 'overlay-full lg:hidden'],
  /** On narrow screens the text is below the photo. */
  bottomLeft: ['overlay-bottom max-md:hidden', 'overlay-left'],
} as const;

type BackgroundPhotoProps = {
  image: ImageSource;
  /** Class that selects the visible part: `object-[60%_50%]`. */
  crop: string;
  textPosition: keyof typeof overlays;
  className?: string;
};

/** A photo behind the text of a section that is `relative isolate`. */
export function BackgroundPhoto({ image, crop, textPosition, className = '' }: BackgroundPhotoProps) {
  return (
    <>
      <div className={`absolute inset-0 -z-20 ${className}`}>
        <ResponsiveImage image={image} sizes="100vw" className={`size-full object-cover ${crop}`} />
      </div>
      {overlays[textPosition].map((overlay) => (
        <div key={overlay} className={`${overlay} absolute inset-0 -z-10`} />
      ))}
    </>
  );
}
