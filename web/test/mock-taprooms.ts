import { http, HttpResponse } from 'msw';
import { demoTaprooms } from '../site/demo/demo-taprooms';

/** Responds to the requests of the taprooms' pages with the demo content. */
export const mockTaprooms = (taprooms = demoTaprooms) =>
  http.get('*/api/taprooms/:slug', ({ params }) => {
    const taproom = taprooms.find(({ slug }) => slug === params.slug);
    return taproom
      ? HttpResponse.json({ success: true, taproom })
      : HttpResponse.json({ success: false, code: 'not-found', message: 'Taproom not found' }, { status: 404 });
  });
