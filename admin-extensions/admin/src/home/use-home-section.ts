import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { HomeSection, HomeSections } from '../../../../cms/domain/panel/home';

/** What a widget of the home page shows; the server applies the permissions of the signed-in user. */
export function useHomeSection<Name extends HomeSection>(name: Name): HomeSections[Name] | 'loading' | 'failed' {
  const { get } = useFetchClient();
  const [state, setState] = useState<HomeSections[Name] | 'loading' | 'failed'>('loading');

  useEffect(() => {
    const controller = new AbortController();
    get<Pick<HomeSections, Name>>(`/brewery-panel/home/${name}`, { signal: controller.signal }).then(
      ({ data }) => setState(data[name]),
      () => !controller.signal.aborted && setState('failed'),
    );
    return () => controller.abort();
  }, [get, name]);

  return state;
}
