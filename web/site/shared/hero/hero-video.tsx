import { useRef, useState, useSyncExternalStore } from 'react';
import { useReducedMotion } from '../../../ui/motion';
import { PauseButton } from '../../../ui/pause-button';
import { heroVideo } from '../../assets/images';
import { HeroPhoto } from './hero-photo';

type Connection = { saveData?: boolean };

const savesData = () => (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;
const never = () => () => {};
/** The server can't ask, so the film never comes with the page. */
const mayNotBeKnown = () => true;

/**
 * The default film, poster first: it is fetched only after the page has come alive, and never under Save-Data or
 * reduced motion.
 */
export function useHeroVideo({ allowed }: { allowed: boolean }) {
  const reduced = useReducedMotion();
  const saves = useSyncExternalStore(never, savesData, mayNotBeKnown);
  const wanted = allowed && !reduced && !saves;
  const video = useRef<HTMLVideoElement>(null);
  const [paused, setPaused] = useState(false);

  const toggle = () => {
    const next = !paused;
    setPaused(next);
    if (next) video.current?.pause();
    else void video.current?.play();
  };
  return {
    film: <HeroFilm ref={video} playing={wanted} />,
    controls: wanted ? <PauseButton paused={paused} onToggle={toggle} subject="video" /> : null,
  };
}

function HeroFilm({ ref, playing }: { ref: React.Ref<HTMLVideoElement>; playing: boolean }) {
  const [started, setStarted] = useState(false);
  return (
    <>
      <HeroPhoto photo={heroVideo.poster} />
      {playing && (
        <video
          ref={ref}
          autoPlay
          muted
          loop
          playsInline
          aria-hidden
          tabIndex={-1}
          onPlaying={() => setStarted(true)}
          className={`absolute inset-0 size-full object-cover object-[72%_50%] lg:object-[30%_50%] transition-opacity duration-200 ${started ? 'opacity-100' : 'opacity-0'}`}
        >
          <source src={heroVideo.webm} type="video/webm" />
          <source src={heroVideo.mp4} type="video/mp4" />
        </video>
      )}
    </>
  );
}
