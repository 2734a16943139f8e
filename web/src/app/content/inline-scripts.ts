/** Buttons that need a script: those of islands, and those that the page handles itself. */
export const SCRIPTED = '[data-island]:not([data-hydrated]) button,[data-action]'

/** Runs inline: a click on a button whose script has not arrived is kept, and repeated by `handleClicks`. */
export const keepEarlyClick = `addEventListener('click',e=>{let b=!window.isContentReady&&e.target.closest('${SCRIPTED}');if(b){e.preventDefault();b.ariaBusy='true';window.earlyClick=b}},true)`

export const SCROLL_KEY = 'scroll'

/**
 * Runs inline at the end of the page, before it is painted: restores what `keepScroll` has kept, unfolds the target of the
 * address, which browsers do not after a reload, and enables the submit buttons of islands, which are disabled without scripts.
 */
export const finishContent = `try{let s=JSON.parse(sessionStorage.getItem('${SCROLL_KEY}'));sessionStorage.removeItem('${SCROLL_KEY}');if(s?.path===location.pathname){scrollTo({top:s.top,behavior:'instant'});s.focused&&document.querySelector('main a[href='+JSON.stringify(s.focused)+']')?.focus({preventScroll:true})}let d=location.hash&&document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest('details');if(d)d.open=true}catch{}
for(let b of document.querySelectorAll('[data-island] [type=submit]'))b.disabled=false`

declare global {
  interface Window {
    /** Set by the script of content pages, which handles clicks from then on. */
    isContentReady?: true
    earlyClick?: HTMLElement
  }
}
