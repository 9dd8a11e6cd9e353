/** The pictures of shared links to beers and events: name and facts in the color of the label, beside the photo. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type OverlayOptions } from 'sharp';
import { getSwatchColor } from '../../domain/beer-color';
import { formatAbv } from '@domain/beer/display';
import type { Beer } from '@domain/beer/schema';
import { iconOf, type CategoryIcon } from '@domain/event/category';
import type { Event } from '@domain/event/schema';
import { normalizeSchedule } from '@domain/event/schedule';
import { contrastRatio } from '@domain/site/color';
import type { Site } from '@domain/site/schema';
import { formatEventDate, formatEventTime } from '../../domain/event';
import { labelTone } from '../../site/shared/beer-color';
import { categoryIcons, categoryTones } from '../../site/shared/event-category';
import { linkPreviewSize } from '../../ui/responsive-image';
import type { Dependencies } from '../cache/response-cache';
import { escapeHtml } from '../status-page';
import { readUpload } from '../images/originals';
import { openFileHeaders } from '../security-headers';

type Tone = ReturnType<typeof labelTone>;

type Card = { tone: Tone; facts: (string | null)[]; title: string; photo: string | undefined; drawing: string };

const { width, height } = linkPreviewSize;
/** The beers' photos are 4:5. */
const photoWidth = (height * 4) / 5;
const margin = 64;
const textWidth = width - photoWidth - margin - 24;

/** The same colors as in site.css. */
const labelColors = {
  sun: '#f6b92f',
  sky: '#8ecbd6',
  leaf: '#9dbd52',
  orange: '#ee8b33',
  teal: '#11716a',
  blue: '#2f62b5',
  orchard: '#1d7a4f',
  crimson: '#8e1f33',
  ember: '#bf3b1f',
  brown: '#6b341c',
  navy: '#27305e',
  night: '#2b2220',
} satisfies Record<Tone, string>;

const foam = '#fffaf2';
const inkOn = (color: string) => (contrastRatio(foam, color) >= 4.5 ? foam : '#14110f');

const titleSizes = [128, 108, 90, 76, 64];
const smallestTitle = 52;
/** The space between name and facts. */
const gap = 32;

const drawGlass = (fill: string, ink: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 24" height="${height * 0.66}"><path d="M3.200 7.500h13.600l-1.300 14.400H4.500z" fill="${fill}"/><path d="M2.900 4.200h14.200l-.4 4.300H3.300z" fill="#fffaf2"/><path d="M1.600 2h16.800l-2 20.800H3.600z" fill="none" stroke="${ink}" stroke-width="1.200"/></svg>`;

const drawIcon = (icon: CategoryIcon, color: string) =>
  renderToStaticMarkup(createElement(categoryIcons[icon], { color, size: height / 2, strokeWidth: 1 }));

type Options = {
  cmsUrl: string;
  /** A TrueType file of the display font: the image library reads no other format. Without it, a font of the system. */
  font: string;
  loadSite: (dependencies: Dependencies) => Promise<Site>;
};

export function createCards({ cmsUrl, font, loadSite }: Options) {
  async function write(text: string, size: number, color: string, wrap: 'word' | 'word-char' = 'word-char') {
    const markup = `<span foreground="${color}" line_height="${size > smallestTitle - 1 ? 0.74 : 0.88}">${escapeHtml(text)}</span>`;
    const image = sharp({
      text: {
        text: markup,
        font: `Barlow Condensed, Bold ${size}`,
        fontfile: font,
        width: textWidth,
        rgba: true,
        wrap,
      },
    });
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
    return { input: data, width: info.width, height: info.height };
  }

  /** Uses the largest size that fits. */
  async function writeTitle(title: string, color: string, maxHeight: number) {
    for (const size of titleSizes) {
      const written = await write(title, size, color, 'word');
      if (written.width <= textWidth && written.height <= maxHeight) return written;
    }
    return write(title, smallestTitle, color);
  }

  async function draw({ tone, facts, title, photo, drawing }: Card, brewery: string): Promise<Buffer> {
    const background = labelColors[tone];
    const ink = inkOn(background);
    const original = photo ? await readUpload(photo, cmsUrl).catch(() => null) : null;
    const picture = original
      ? sharp(original).rotate().resize(photoWidth, height, { fit: 'cover' })
      : sharp(Buffer.from(drawing));
    const { data, info } = await picture.png().toBuffer({ resolveWithObject: true });
    const factLines = facts.filter(Boolean).join('\n');
    const brand = await write(brewery.toUpperCase(), 34, ink);
    const written = factLines ? await write(factLines, 40, ink) : null;
    const maxHeight = height - 2 * margin - 2 * gap - brand.height - (written?.height ?? 0);
    const texts = [await writeTitle(title.toUpperCase(), ink, maxHeight), ...(written ? [written] : [])];
    const layers: OverlayOptions[] = [
      {
        input: data,
        left: width - photoWidth + Math.round((photoWidth - info.width) / 2),
        top: Math.round((height - info.height) / 2),
      },
      { input: brand.input, left: margin, top: margin },
    ];
    let bottom = height - margin;
    for (const text of texts.toReversed()) {
      bottom -= text.height;
      layers.push({ input: text.input, left: margin, top: Math.max(bottom, margin + brand.height) });
      bottom -= gap;
    }
    return sharp({ create: { width, height, channels: 3, background } })
      .composite(layers)
      .jpeg({ quality: 84 })
      .toBuffer();
  }

  return {
    /** Null if there is no such beer or event. */
    async find(kind: string, slug: string, dependencies: Dependencies): Promise<Card | null> {
      if (!/^(beers|events)$/.test(kind) || !/^[\w-]{1,120}$/.test(slug)) return null;
      // Links to an event stay in use after it has ended or was cancelled.
      const query = kind === 'events' ? '?include=cancelled,completed' : '';
      const { beer, event } = await dependencies.fetch<{ beer?: Beer; event?: Event }>(`/${kind}/${slug}${query}`);
      if (beer) return beerCard(beer);
      return event ? eventCard(event, (await loadSite(dependencies)).settings.words) : null;
    },
    async create(card: Card, dependencies: Dependencies) {
      const body = await draw(card, (await loadSite(dependencies)).settings.name);
      return { contentType: 'image/jpeg', body, cacheControl: 'public, max-age=86400', headers: openFileHeaders };
    },
  };
}

function beerCard(beer: Beer): Card {
  const tone = labelTone(beer);
  const abv = formatAbv(beer.abv);
  return {
    tone,
    title: beer.name,
    facts: [beer.style, abv && `${abv} ABV`],
    photo: (beer.primaryImage ?? beer.images[0])?.url,
    drawing: drawGlass(getSwatchColor(beer.color), inkOn(labelColors[tone])),
  };
}

function eventCard(event: Event, words: Site['settings']['words']): Card {
  const { startDate } = normalizeSchedule(event);
  const icon = iconOf(event.category, words);
  const isCancelled = event.status === 'cancelled';
  const tone = isCancelled ? 'night' : categoryTones[icon];
  return {
    tone,
    title: event.title,
    facts: [
      isCancelled ? (words.Cancelled ?? 'Cancelled') : null,
      formatEventDate(event, startDate),
      formatEventTime(event),
      event.location,
    ],
    photo: event.images[0]?.url,
    drawing: drawIcon(icon, inkOn(labelColors[tone])),
  };
}
