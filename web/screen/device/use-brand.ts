import { useEffect, useState } from 'react';
import { readableOnDark } from '@domain/site/look';
import type { Site } from '@domain/site/schema';
import { get } from '../../api/client';
import { repeat, readStored, store } from './device';

const defaultBrand = { name: '', accentColor: '#e39a2d' };
const refreshMs = 10 * 60_000;

/** The name and the color of the brewery. */
export function useBrand() {
  const [brand, setBrand] = useState(() => readStored('brand') ?? defaultBrand);
  useEffect(() => {
    const loading = repeat(async () => {
      try {
        const { settings } = (await get<{ site: Site }>('/site')).site;
        const next = { name: settings.name, accentColor: readableOnDark(settings.accentColor) };
        store('brand', next);
        setBrand(next);
        return true;
      } catch {
        return false;
      }
    }, refreshMs);
    return loading.stop;
  }, []);
  return brand;
}
