import { useEffect, useRef, useState } from 'react';
import { heroVideo } from '../../assets/images';
import { PauseButton } from '../autoplay/pause-button';
import { useAutoplay } from '../autoplay/use-autoplay';
import { useSaveData } from '../save-data';
import { HeroPhoto } from './hero-photo';

/**
 * The default video over its poster image. It loads after hydration, and not at all under Save-Data or reduced motion.
 */
export function useHeroVideo({ isEnabled }: { isEnabled: boolean }) {
  const isSavingData = useSaveData();
  const { isPlaying, pauseControl } = useAutoplay(isEnabled && !isSavingData);
  return {
    background: (
      <>
        <HeroPhoto photo={heroVideo.poster} />
        {pauseControl && <HeroVideo isPlaying={isPlaying} />}
      </>
    ),
    controls: pauseControl && <PauseButton {...pauseControl} subject="video" />,
  };
}

function HeroVideo({ isPlaying }: { isPlaying: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [hasStarted, setStarted] = useState(false);
  // `autoPlay` starts the video; later changes need a call.
  const wasPlaying = useRef(true);

  useEffect(() => {
    if (isPlaying === wasPlaying.current) return;
    wasPlaying.current = isPlaying;
    // A `pause` that follows at once rejects the promise of `play`.
    if (isPlaying) video.current?.play().catch(() => {});
    else video.current?.pause();
  }, [isPlaying]);

  return (
    <video
      ref={video}
      autoPlay
      muted
      loop
      playsInline
      aria-hidden
      tabIndex={-1}
      onPlaying={() => setStarted(true)}
      className={`absolute inset-0 size-full object-cover object-[72%_50%] lg:object-[30%_50%] transition-opacity duration-200 ${hasStarted ? 'opacity-100' : 'opacity-0'}`}
    >
      <source src={heroVideo.webm} type="video/webm" />
      <source src={heroVideo.mp4} type="video/mp4" />
    </video>
  );
}
