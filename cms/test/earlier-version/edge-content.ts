/** Content that a migration could lose or change, made by the API and the panel of the version that is recorded. */
import type { Beer } from '#domain/beer/beer';
import type { Event } from '#domain/event/event';
import { addDays } from '#domain/time/plain-date';
import { pacificToday } from '#domain/time/pacific';
import type { ApiClient } from '../client';
import { imageFile, multipartForm, textFile } from '../files';
import type { RunningServer } from '../server';
import { signInToPanel } from './panel-client';

type Server = Pick<RunningServer, 'url'>;

const today = pacificToday(new Date());

export async function addEdgeContent(server: Server, staff: ApiClient): Promise<void> {
  const at = { url: server.url };
  const panel = await signInToPanel(server.url);

  const created = async <Body>(path: string, body?: unknown): Promise<Body> => {
    const response = await staff.post<Body>(path, body, at);
    if (response.status !== 201 && response.status !== 200) throw new Error(`POST ${path}: ${response.text}`);
    return response.body;
  };
  const changed = async (path: string, body: object) => {
    const response = await staff.put(path, body, at);
    if (response.status !== 200) throw new Error(`PUT ${path}: ${response.text}`);
  };
  const uploadImages = async (path: string, ...names: string[]) =>
    created(path, multipartForm('images', await Promise.all(names.map((name) => imageFile(name)))));

  async function addHours() {
    await changed('/content/location/auburn', {
      hours: {
        monday: 'Closed',
        tuesday: 'By appointment only',
        wednesday: '3pm to 9pm',
        thursday: '11:00 AM – 2:00 PM, 4:00 PM – 9:00 PM',
        friday: '11:00 AM - 1:00 AM',
        saturday: '11:00 AM - 9:00 PM (kitchen until 8)',
        sunday: 'Closed for winter',
        display: 'Open most days; call ahead',
      },
      contact: { phone: '5305550123', email: 'Auburn@Example.com', address: '1 Main Street\nAuburn, CA 95603' },
    });
    await changed('/content/location/folsom', { hours: { monday: 'closed', sunday: '' } });
    await created('/content/logo', logoForm());
  }

  async function addBeers() {
    const { beer } = await created<{ beer: Beer }>('/beers', {
      name: 'Kölsch “Ærø” Crème',
      style: 'Kölsch',
      description: 'Line one\nLine two; with "quotes" and 🍺',
      abv: 4.8,
      ibu: 0,
      sizes: ['12oz', '500ml', '1L'],
      tags: ['Été', '=Formula', 'a, b'],
      pricing: { retail: 0, wholesale: 89.5 },
      awards: [
        { name: 'Gold', year: 2019 },
        { name: 'Ärger', category: 'Lager', description: 'x\ny' },
      ],
    });
    await uploadImages(`/beers/${beer._id}/images`, 'first.png', 'second.png', 'third.png');
    const images = (await staff.get<{ beer: Beer }>(`/beers/admin/${beer._id}`, at)).body.beer.images;
    const [first, second, third] = images.map(({ url }) => url);
    await changed(`/beers/${beer._id}`, {
      images: [
        { url: third, alt: 'Third’s alt' },
        { url: first, alt: null },
        { url: second, alt: 'Second', isPrimary: true },
      ],
    });
    const { beer: copy } = await created<{ beer: Beer }>(`/beers/${beer._id}/duplicate`);
    await changed(`/beers/${copy._id}`, {
      images: [
        { url: first, alt: 'Only the copy describes it', isPrimary: true },
        { url: third, alt: 'The copy’s own alt' },
      ],
    });
    await created('/beers', { name: 'N'.repeat(120), isActive: false, isFeatured: true });
    const { beer: bare } = await created<{ beer: Beer }>('/beers', { name: 'Bare' });
    await uploadImages(`/beers/${bare._id}/images`, 'lost.png', 'kept.png');
    // Later versions refuse to delete a file that is in use.
    await panel.deleteFile('lost').catch(() => undefined);
    const { beer: deleted } = await created<{ beer: Beer }>('/beers', { name: 'Deleted, restorable' });
    await uploadImages(`/beers/${deleted._id}/images`, 'trash-one.png', 'trash-two.png');
    const trash = (await staff.get<{ beer: Beer }>(`/beers/admin/${deleted._id}`, at)).body.beer.images;
    await changed(`/beers/${deleted._id}`, {
      images: [
        { url: trash[0]?.url, alt: 'One' },
        { url: trash[1]?.url, alt: 'Two', isPrimary: true },
      ],
    });
    await staff.delete(`/beers/${deleted._id}?restorable=true`, undefined, at);
  }

  async function addEvents() {
    const statuses = ['draft', 'published', 'cancelled', 'completed'];
    for (const [index, status] of statuses.entries()) {
      const tapRoom = ['All', 'Auburn', 'Folsom'][index % 3];
      const { event } = await created<{ event: Event }>('/events', {
        ...eventOn(index, `Noël at ${tapRoom}, ${status}`),
        tapRoom,
        status,
        isPublic: index !== 3,
      });
      await uploadImages(`/events/${event._id}/images`, `${status}-one.png`, `${status}-two.png`);
      const [one, two] = (await staff.get<{ event: Event }>(`/events/admin/${event._id}`, at)).body.event.images;
      await changed(`/events/${event._id}`, {
        images: [
          { url: one?.url, alt: 'The band' },
          { url: two?.url, isPrimary: true },
        ],
      });
      if (status !== 'published') continue;
      await created(`/events/${event._id}/repeat`, { dates: [7, 14].map((days) => addDays(event.startDate, days)) });
    }
    const { event: deleted } = await created<{ event: Event }>('/events', {
      ...eventOn(9, 'Deleted, restorable'),
      status: 'cancelled',
    });
    await uploadImages(`/events/${deleted._id}/images`, 'gone.png');
    await staff.delete(`/events/${deleted._id}?restorable=true`, undefined, at);
  }

  async function addHeroImages() {
    const upload = async (location: string, page: string, name: string) =>
      created('/content/hero-images', multipartForm('images', [await imageFile(name)], { location, page }));
    await upload('auburn', 'taproom', 'auburn-extra.png');
    await upload('folsom', 'home', 'folsom-extra.png');
    await upload('main-website', 'contact', 'contact-extra.png');
    const { body } = await staff.get<{ content: { heroImages: { _id: string }[] } }>('/content/location/folsom', at);
    const ids = body.content.heroImages.map(({ _id }) => _id).reverse();
    await changed('/content/location/folsom', {
      heroImages: ids.map((_id, index) => ({ _id, isActive: index !== 1, alt: index === 0 ? null : `Alt ${index}` })),
    });
    // Pairs that only the panel accepts; no page shows them. Later versions don't accept them.
    const image = await panel.findFile('auburn-extra');
    for (const pair of [
      { location: 'auburn', page: 'beers', alt: 'Nowhere', position: 4 },
      { location: 'main-website', page: 'taproom', position: 2 },
    ])
      await panel.create('api::hero-image.hero-image', { ...pair, image }).catch(() => undefined);
  }

  async function addInquiries() {
    const visit = { name: 'Zoë', email: 'zoe@example.com', subject: 'Tours', message: 'Hi there,\nwhen are tours?' };
    await created('/contact/submit', visit);
    await created('/contact/submit', { ...visit, website: 'https://spam.example' });
  }

  await addHours();
  await addBeers();
  await addEvents();
  await addHeroImages();
  await addInquiries();
}

const logoForm = () =>
  multipartForm(
    'logo',
    [
      textFile(
        'logo.svg',
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
        'image/svg+xml',
      ),
    ],
    { location: 'main-website' },
  );

const eventOn = (offset: number, title: string) => ({
  title,
  description: 'Crème brûlée, and a band.',
  location: 'The patio',
  startDate: addDays(today, 3 + offset),
  endDate: addDays(today, 4 + offset),
  startTime: '19:00',
  endTime: '01:00',
  tags: ['Outdoors', 'Naïve'],
  ticketPrice: 12.5,
  organizer: { name: 'Olga', email: 'Olga@example.com', phone: '9165550199' },
});
