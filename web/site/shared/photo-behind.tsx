import { Picture, type PictureImage } from '../../ui/picture';

/** Dark where the words stand; on a narrow screen they stand everywhere. */
const veils = {
  left: ['veil-left', 'veil-all lg:hidden'],
  bottomLeft: ['veil-bottom', 'veil-left', 'veil-all md:hidden'],
} as const;

type PhotoBehindProps = {
  image: PictureImage;
  /** Which part stays in sight: `object-[60%_50%]`. */
  crop: string;
  /** Where the words stand. */
  words: keyof typeof veils;
  className?: string;
};

/** A photograph behind the words of a section that is `relative isolate`. */
export function PhotoBehind({ image, crop, words, className = '' }: PhotoBehindProps) {
  return (
    <>
      <div className={`absolute inset-0 -z-20 print:hidden ${className}`}>
        <Picture image={image} sizes="100vw" className={`size-full object-cover ${crop}`} />
      </div>
      {veils[words].map((veil) => (
        <div key={veil} className={`${veil} absolute inset-0 -z-10 print:hidden`} />
      ))}
    </>
  );
}
