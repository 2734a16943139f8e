/** Buttons that need a script: those of islands, and those that the page handles itself. */
export const SCRIPTED = '[data-island]:not([data-hydrated]) button,[data-action]'

/** Runs inline: a click on a button whose script has not arrived is kept, and repeated by `handleClicks`. */
export const keepEarlyClick = `addEventListener('click',e=>{let b=!window.isContentReady&&e.target.closest('${SCRIPTED}');if(b){e.preventDefault();b.ariaBusy='true';window.earlyClick=b}},true)`

declare global {
  interface Window {
    /** Set by the script of content pages, which handles clicks from then on. */
    isContentReady?: true
    earlyClick?: HTMLElement
  }
}
