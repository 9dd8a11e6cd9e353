/**
 * Scripts of embedded lists. Sites load the host script from a URL that never changes; without it, a frame keeps the height
 * that its page gave it.
 */

const messageType = 'tap-list-height';
const refreshMs = 60_000;

/**
 * In the frame: reports its height when it changes and when the host script requests it, and replaces the list by the server's latest one while it is visible.
 * The browser parses the list, since trusted types allow no markup from strings.
 */
export const embedScript = `
const report=()=>parent.postMessage({type:'${messageType}',height:Math.ceil(document.documentElement.getBoundingClientRect().height)},'*');
new ResizeObserver(report).observe(document.documentElement);
addEventListener('message',({data})=>{if(data&&data.type==='${messageType}')report()});
let isLoading=false;
async function refresh(){
if(document.hidden||isLoading)return;
isLoading=true;
try{
const next=(await load()).querySelector('main');
const current=document.querySelector('main');
if(next&&next.innerHTML!==current.innerHTML&&!current.contains(document.activeElement))current.replaceWith(document.importNode(next,true));
}catch{}finally{isLoading=false}
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

/** On the site that embeds lists: gives each frame the height that it reports. A frame may have loaded before the script. */
export const hostScript = `(()=>{
const origin=new URL(document.currentScript.src).origin;
addEventListener('message',(event)=>{
if(event.origin!==origin||!event.data||event.data.type!=='${messageType}')return;
const height=Number(event.data.height);
if(!(height>0&&height<50000))return;
for(const frame of document.querySelectorAll('iframe'))if(frame.contentWindow===event.source)frame.style.height=height+'px';
});
for(const frame of document.querySelectorAll('iframe'))if(frame.src.startsWith(origin+'/'))frame.contentWindow.postMessage({type:'${messageType}'},'*');
})();
`;
