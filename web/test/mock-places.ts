import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { http, HttpResponse } from 'msw';

const folder = path.join(import.meta.dirname, '../domain/place/places');

/** The tables of ZIP codes and cities. */
export const mockPlaces = () =>
  http.get('*/places/:file', async ({ params }) =>
    HttpResponse.text(await readFile(path.join(folder, String(params['file'])), 'utf8')),
  );
