/** Inline script of the documents for the printer. Without it, there is no button, and the browser's own command prints. */
export const printScript =
  "const button=document.querySelector('[data-print]');if(button){button.hidden=false;button.addEventListener('click',()=>document.fonts.ready.then(()=>print()))}";
