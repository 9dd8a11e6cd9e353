import { drinkDetails, formatPour } from '@domain/tap/display';
import type { Pouring, TapList } from '@domain/tap/schema';
import { formatFreshness } from '../../domain/tap-list';
import { tapListPath, type EmbedOptions } from '../../domain/tap-paths';
import { Details, renderDocument, type DocumentSource } from './document';

/**
 * Scripts of embedded lists. Sites load the host script from a URL that never changes; without it, a frame keeps the height
 * that its page gave it.
 */

const messageType = 'tap-list-height';
const refreshMs = 60_000;

/**
 * In the frame: reports its height when it changes and when the host script requests it, and replaces the list by the server's
 * latest one while it is visible. The browser parses the list, since trusted types allow no markup from strings.
 * A sandboxed frame may be unable to open tabs: then WordPress, whose messages name its secret, opens the link on a click, and
 * other pages show the link's URL. They also do if a tab is as sandboxed as the frame, since browsers load no page with a
 * Cross-Origin-Opener-Policy in it. Sandboxed documents reject to set their domain, and have an origin of their own unless
 * the sandbox allows the same one.
 */
export const embedScript = `
const secret=/[?&]secret=(\\w+)/.exec(location.hash)?.[1];
const tellWordPress=(message,value)=>secret&&parent.postMessage({message,value,secret},'*');
function report(){
const height=Math.ceil(document.documentElement.getBoundingClientRect().height);
parent.postMessage({type:'${messageType}',height},'*');
tellWordPress('height',height);
}
new ResizeObserver(report).observe(document.documentElement);
addEventListener('message',({data})=>{if(data&&data.type==='${messageType}')report()});
addEventListener('click',(event)=>{
const link=event.target instanceof Element&&event.target.closest('a[href]');
if(!link||!isSandboxed(document))return;
event.preventDefault();
const tab=open('','_blank');
if(!tab)tellWordPress('link',link.href);
if(tab&&!isTabSandboxed(tab)){tab.opener=null;tab.location=link.href;return}
if(tab)tab.close();
if(!link.nextElementSibling)link.after(Object.assign(document.createElement('span'),{className:'block font-sans text-sm font-normal normal-case select-all',textContent:link.href}));
});
function isSandboxed(page){
try{page.domain=page.domain;return false}catch{return true}
}
function isTabSandboxed(tab){
try{return isSandboxed(tab.document)&&self.origin!=='null'}catch{return true}
}
let isLoading=false;
async function refresh(){
if(document.hidden||isLoading)return;
isLoading=true;
try{show((await load()).querySelector('main'))}catch{}finally{isLoading=false}
}
function show(next){
const current=document.querySelector('main');
if(!next||next.innerHTML===current.innerHTML)return;
const focused=document.hasFocus()&&current.contains(document.activeElement)?document.activeElement.href:null;
const shown=document.importNode(next,true);
current.replaceWith(shown);
if(focused)[...shown.querySelectorAll('a')].find(({href})=>href===focused)?.focus({preventScroll:true});
}
function load(){
return new Promise((resolve,reject)=>{
const request=new XMLHttpRequest();
request.open('GET',location.href);
request.responseType='document';
request.timeout=${refreshMs};
request.onloadend=()=>request.status===200&&request.response?resolve(request.response):reject();
request.send();
});
}
setInterval(refresh,${refreshMs});
document.addEventListener('visibilitychange',refresh);
`.replaceAll('\n', '');

/**
 * On the site that embeds lists: gives each frame the height that it reports, also a sandboxed one, whose messages have no
 * origin. A frame may have loaded before the script.
 */
export const hostScript = `(()=>{
const origin=new URL(document.currentScript.src).origin;
const frames=()=>[...document.querySelectorAll('iframe')].filter(({src})=>src.startsWith(origin+'/'));
addEventListener('message',(event)=>{
if(!event.data||event.data.type!=='${messageType}')return;
const height=Number(event.data.height);
if(!(height>0&&height<50000))return;
for(const frame of frames())if(frame.contentWindow===event.source)frame.style.height=height+'px';
});
for(const frame of frames())frame.contentWindow.postMessage({type:'${messageType}'},'*');
})();
`;

type Embed = DocumentSource & {
  lists: readonly TapList[];
  options: EmbedOptions;
  /** Shown in place of the lists. */
  problem?: string;
};

const newTab = { target: '_blank', rel: 'noopener' } as const;

const schemes: Record<EmbedOptions['theme'], string> = {
  light: 'scheme-light',
  dark: 'scheme-dark',
  auto: 'scheme-light-dark',
};

const lineText = 'font-display text-xl leading-[1.08] font-bold';

function Line({ pouring, embed }: { pouring: Pouring; embed: Embed }) {
  const { tap, drink, level } = pouring;
  const pours = embed.options.hasPrices ? pouring.pours.filter(({ price }) => price !== null) : [];
  const details = [...(tap?.label ? [tap.label] : []), ...drinkDetails(drink)];
  return (
    <li className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-2 border-b border-rule py-2.5">
      <span className={`${lineText} text-quiet`}>{tap?.number}</span>
      <div>
        <p className={`${lineText} uppercase`}>
          {drink.slug === null ? (
            drink.name
          ) : (
            <a
              className="no-underline hover:text-mark hover:underline"
              href={`${embed.publicUrl}/beers/${encodeURIComponent(drink.slug)}`}
              {...newTab}
            >
              {drink.name}
            </a>
          )}
        </p>
        {details.length > 0 && (
          <p className="text-quiet">
            <Details texts={details} />
          </p>
        )}
        {pours.length > 0 && (
          <p className="flex flex-wrap gap-x-3.5">
            {pours.map((pour, index) => (
              <span key={index}>{formatPour(pour)}</span>
            ))}
          </p>
        )}
        {level === 'low' && <p className="font-semibold text-mark">Almost gone</p>}
      </div>
    </li>
  );
}

function Taproom({ list, embed }: { list: TapList; embed: Embed }) {
  const { taproom, on, onDeck } = list;
  return (
    <section
      className="not-first:mt-7 not-first:border-t-3 not-first:border-accent not-first:pt-5"
      aria-label={taproom.name}
    >
      <h1 className="text-[28px] leading-[1.08]">On tap at {taproom.name}</h1>
      <p className="text-sm text-quiet">{formatFreshness(list, embed.now)}</p>
      {on.length === 0 ? (
        <p>Nothing is on tap right now.</p>
      ) : (
        <ol className="mt-3 gap-x-8 border-t-2 border-accent min-[640px]:grid min-[640px]:grid-cols-2 min-[1000px]:grid-cols-3">
          {on.map((pouring) => (
            <Line key={pouring._id} pouring={pouring} embed={embed} />
          ))}
        </ol>
      )}
      {onDeck.length > 0 && (
        <>
          <h2 className="mt-[22px] mb-1 text-[19px] leading-[1.08]">On deck</h2>
          <p>{onDeck.map(({ drink }) => drink.name).join(', ')}</p>
        </>
      )}
      <p className="mt-4 text-sm">
        <a
          className="inline-flex min-h-7 items-center hover:text-mark"
          href={embed.publicUrl + tapListPath(taproom.slug, 'embed')}
          {...newTab}
        >
          {embed.brand.name}: the whole tap list
        </a>
      </p>
    </section>
  );
}

/** Renders the document of a frame. Links open in a new tab. */
export const renderEmbed = (embed: Embed): string =>
  renderDocument({
    title: `On tap at ${embed.brand.name}`,
    assets: embed.assets,
    className: `min-w-60 bg-surface leading-[1.45] text-body ${schemes[embed.options.theme]}`,
    children: (
      <>
        <main className="p-4">
          {embed.problem && <p>{embed.problem}</p>}
          {embed.lists.map((list) => (
            <Taproom key={list.taproom.slug} list={list} embed={embed} />
          ))}
        </main>
        <script dangerouslySetInnerHTML={{ __html: embedScript }} />
      </>
    ),
  });
