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
 * other pages show the link's URL.
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
if(!link||self.origin!=='null')return;
event.preventDefault();
if(open(link.href,'_blank'))return;
tellWordPress('link',link.href);
if(!link.nextElementSibling)link.after(Object.assign(document.createElement('span'),{className:'address',textContent:link.href}));
});
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
