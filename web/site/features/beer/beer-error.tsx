import type { beerHero } from '@domain/page/components/beer';
import type { ValuesOf } from '@domain/page/fields';
import { DetailError } from '../../shared/status/detail-error';

type BeerErrorProps = { texts: ValuesOf<typeof beerHero>; isNotFound: boolean; onRetry: () => void };

/** 'Beer not found' with 404, otherwise 'Failed to load beer details'. */
export const BeerError = ({ texts, isNotFound, onRetry }: BeerErrorProps) => (
  <DetailError
    title={isNotFound ? 'Beer not found' : 'Failed to load beer details'}
    isNotFound={isNotFound}
    notFoundText={texts.missingText}
    list={{ href: '/beers', label: texts.backLabel }}
    onRetry={onRetry}
  />
);
