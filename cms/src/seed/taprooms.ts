/** The taprooms of the demo, with their photos. */
import { demoTaprooms } from '#domain/taproom/demo';
import { taproomUpdate, type TaproomChanges } from '#domain/taproom/input';
import { taproomUid, toTaproomDocument } from '#lib/taproom/document';
import { toStoredHours } from '#lib/taproom/hours';
import { createMissing } from './records';
import { taproomPhotos } from './data/taproom-photos';
import { withSeedImages } from './seed-images';

type DemoTaproom = (typeof demoTaprooms)[number];

type NewTaproom = Parameters<ReturnType<typeof strapi.documents<typeof taproomUid>>['create']>[0]['data'];

/** Without the fields that are stored in other ways. */
function toChanges(demo: DemoTaproom): TaproomChanges {
  const { slug: _slug, hours: _hours, openingHours: _openingHours, ...texts } = demo;
  return taproomUpdate.parse(texts);
}

async function createDemoTaproom(demo: DemoTaproom, position: number): Promise<void> {
  const photos = taproomPhotos[demo.slug];
  const { heroPage = 'taproom', cardPhoto, sidePhoto, hostPhoto, gallery = [] } = photos ?? {};
  const images = [cardPhoto, sidePhoto, hostPhoto, ...gallery].flatMap((image) => image ?? []);
  const { slug, openingHours } = demo;
  await withSeedImages(images, (fileIds) => {
    const fileOf = (image: (typeof images)[number] | undefined) => (image ? fileIds[images.indexOf(image)] : null);
    const data: Record<string, unknown> = {
      ...toTaproomDocument(toChanges(demo)),
      ...toStoredHours(openingHours),
      slug,
      heroPage,
      position,
      cardPhoto: fileOf(cardPhoto),
      sidePhoto: fileOf(sidePhoto),
      hostPhoto: fileOf(hostPhoto),
      gallery: gallery.map(fileOf),
    };
    return strapi.documents(taproomUid).create({ data: data as NewTaproom });
  });
}

export const seedTaprooms = () =>
  createMissing(
    demoTaprooms.map((demo, position) => ({ demo, position })),
    {
      uid: taproomUid,
      attribute: 'slug',
      key: ({ demo }) => demo.slug,
      create: ({ demo, position }) => createDemoTaproom(demo, position),
    },
  );
