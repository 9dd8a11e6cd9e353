/** The bar at the end of a previewed page. Its style and script are inline: nothing of a preview is in the site's bundles. */
import { escapeHtml } from '../status-page';

type PreviewBar = {
  /** The document's. */
  name: string;
  isHidden: boolean;
  panelOrigins: readonly string[];
};

export const barStyle = `
body{padding-bottom:4.5rem}
#preview-bar{position:fixed;inset:auto 0 0;z-index:2147483000;display:flex;align-items:center;gap:.5rem 1rem;padding:.625rem 1rem;
background:#fff;color:#14110f;border-top:4px solid #4945ff;font:1rem/1.35 "Source Sans 3",system-ui,sans-serif;box-shadow:0 -4px 24px rgb(0 0 0/.35)}
#preview-bar strong{flex:none;padding:.2rem .6rem;border-radius:4px;background:#4945ff;color:#fff;font-weight:600}
#preview-bar p{flex:1;min-width:0;margin:0;overflow-wrap:anywhere;max-height:4.05em;overflow:auto}
#preview-bar a{flex:none;display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:2px solid #14110f;border-radius:4px;color:inherit;font-weight:600;text-decoration:none}
#preview-bar a:hover{background:#14110f;color:#fff}
#preview-bar a:focus-visible{outline:3px solid #4945ff;outline-offset:2px}
#preview-bar.framed a{display:none}
@media(max-width:30rem){#preview-bar{flex-wrap:wrap}#preview-bar p{order:1;flex-basis:100%}#preview-bar a{margin-left:auto}body{padding-bottom:7.5rem}}
@media print{#preview-bar{display:none}body{padding-bottom:0}}
`.replaceAll('\n', '');

/**
 * Links lead to the site itself, not to another page of the preview: the router must not handle them. Only previews may be
 * in the panel's frame, so links in the frame open a new tab.
 */
export const barScript = `
const bar=document.getElementById('preview-bar');
const isFramed=window.top!==window;
if(isFramed)bar.classList.add('framed');
addEventListener('click',(event)=>{
const link=event.target instanceof Element?event.target.closest('a[href]'):null;
if(!link||(link.getAttribute('href')||'').startsWith('#'))return;
event.stopImmediatePropagation();
if(isFramed){link.target='_blank';link.rel='noopener'}
else if(bar.contains(link))window.close();
},true);
addEventListener('message',({origin,data})=>{
if(bar.dataset.origins.split(' ').includes(origin)&&data&&data.type==='strapiUpdate')location.reload();
});
`.replaceAll('\n', '');

function describe({ name, isHidden }: PreviewBar): string {
  const subject = name ? `“${name}”` : 'This page';
  return isHidden ? `${subject} isn’t public: visitors can’t see it.` : `${subject} as it is saved.`;
}

export const addPreviewBar = (html: string, bar: PreviewBar): string =>
  html.replace(
    /<\/body>/,
    () => `<aside id="preview-bar" aria-label="Preview" data-origins="${escapeHtml(bar.panelOrigins.join(' '))}">
<strong>Preview</strong><p>${escapeHtml(describe(bar))}</p><a href="/">Close</a></aside>
<style>${barStyle}</style><script>${barScript}</script></body>`,
  );
