import { useLocation } from 'react-router-dom';
import { findByPath } from '../../taproom-routes';
import { useTaprooms } from './use-taprooms';

/** The taproom whose page this is; undefined on other pages. */
export function usePageTaproom() {
  const { pathname } = useLocation();
  return findByPath(pathname, useTaprooms());
}
