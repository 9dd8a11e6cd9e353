import { renderToStaticMarkup } from 'react-dom/server';
import { drinkDetails, formatPour } from '@domain/tap/display';
import { formatFreshness } from '../../../domain/tap-list';
import { tapListPath, type EmbedOptions } from '../../../domain/tap-paths';
import type { Pouring, TapList } from '@domain/tap/tap-list';
import type { SiteAssets } from '../../../site/boot/document';
import { Details } from '../details';
import { embedScript } from './embed-script';

type Embed = {
  lists: readonly TapList[];
  options: EmbedOptions;
  brandName: string;
  publicUrl: string;
  assets: Pick<SiteAssets, 'styles' | 'icon'>;
  /** Shown in place of the lists. */
  problem?: string;
  now: Date;
};

const newTab = { target: '_blank', rel: 'noopener' } as const;

function Line({ pouring, embed }: { pouring: Pouring; embed: Embed }) {
  const { tap, drink, level } = pouring;
  const pours = embed.options.hasPrices ? pouring.pours.filter(({ price }) => price !== null) : [];
  const details = [...(tap?.label ? [tap.label] : []), ...drinkDetails(drink)];
  return (
    <li>
      <span className="number">{tap?.number}</span>
      <div>
        <p className="name">
          {drink.slug === null ? (
            drink.name
          ) : (
            <a href={`${embed.publicUrl}/beers/${encodeURIComponent(drink.slug)}`} {...newTab}>
              {drink.name}
            </a>
          )}
        </p>
        {details.length > 0 && (
          <p>
            <Details texts={details} />
          </p>
        )}
        {pours.length > 0 && (
          <p className="pours">
            {pours.map((pour, index) => (
              <span key={index}>{formatPour(pour)}</span>
            ))}
          </p>
        )}
        {level === 'low' && <p className="low">Almost gone</p>}
      </div>
    </li>
  );
}

function Taproom({ list, embed }: { list: TapList; embed: Embed }) {
  const { taproom, on, onDeck } = list;
  return (
    <section className="taproom" aria-label={taproom.name}>
      <h1>On tap at {taproom.name}</h1>
      <p className="freshness">{formatFreshness(list, embed.now)}</p>
      {on.length === 0 ? (
        <p>Nothing is on tap right now.</p>
      ) : (
        <ol>
          {on.map((pouring) => (
            <Line key={pouring._id} pouring={pouring} embed={embed} />
          ))}
        </ol>
      )}
      {onDeck.length > 0 && (
        <>
          <h2>On deck</h2>
          <p>{onDeck.map(({ drink }) => drink.name).join(', ')}</p>
        </>
      )}
      <p className="foot">
        <a href={embed.publicUrl + tapListPath(taproom.slug, 'embed')} {...newTab}>
          {embed.brandName}: the whole tap list
        </a>
      </p>
    </section>
  );
}

/** A whole document for a frame. Links open in a new tab. */
export const renderEmbed = (embed: Embed): string =>
  `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="en" data-theme={embed.options.theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`On tap at ${embed.brandName}`}</title>
        <link rel="icon" {...embed.assets.icon} />
        {embed.assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
      </head>
      <body>
        <main>
          {embed.problem && <p>{embed.problem}</p>}
          {embed.lists.map((list) => (
            <Taproom key={list.taproom.slug} list={list} embed={embed} />
          ))}
        </main>
        <script dangerouslySetInnerHTML={{ __html: embedScript }} />
      </body>
    </html>,
  )}`;
