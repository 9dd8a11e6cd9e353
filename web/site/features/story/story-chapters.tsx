import type { chapters } from '@domain/page/pages/our-story';
import type { SectionProps } from '../../shared/composed-section';
import { Chapters } from './chapters';

/** The chapters of a composed page. */
export const StoryChapters = ({ section, frame: { id } }: SectionProps<typeof chapters>) => (
  <div id={id}>
    <Chapters section={section} />
  </div>
);
