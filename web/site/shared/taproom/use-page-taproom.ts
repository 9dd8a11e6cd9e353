import { useLocation } from 'react-router-dom';
import { findPageTaproom } from '../../taproom-routes';
import { useTaprooms } from './use-taprooms';

/** The taproom whose page this is; undefined on other pages. */
export function usePageTaproom() {
  const { pathname } = useLocation();
  return findPageTaproom(pathname, useTaprooms());
}
