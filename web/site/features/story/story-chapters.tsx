import type { chapters } from '@domain/page/pages/our-story';
import type { SectionProps } from '../../shared/composed-section';
import { Chapters } from './chapters';

/** The chapters of a composed page. */
export const StoryChapters = ({ section, frame: { id, isContinued } }: SectionProps<typeof chapters>) => (
  <div id={id} className={isContinued ? '*:pt-0!' : ''}>
    <Chapters section={section} />
  </div>
);
