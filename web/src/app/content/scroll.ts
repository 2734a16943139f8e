import { SCROLL_KEY } from './inline-scripts.ts'

/** What the next page restores: see `finishContent`. */
interface Kept {
  path: string
  top: number
  /** The link that a keyboard has followed. */
  focused?: string
}

const keep = (address: string, focused?: string): void => {
  const { origin, pathname, search } = new URL(address)
  if (origin !== location.origin || pathname !== location.pathname || search === location.search) return
  const kept: Kept = { path: pathname, top: scrollY, ...(focused && { focused }) }
  try {
    sessionStorage.setItem(SCROLL_KEY, JSON.stringify(kept))
  } catch {
    // Without storage the page starts at its top.
  }
}

/** Keeps the scroll position when a filter in the content opens the same page with another query. */
export const keepScroll = (): void => {
  const main = document.querySelector('main')
  main?.addEventListener('click', ({ target, detail }) => {
    const link = target instanceof Element && target.closest('a')
    // Keyboards click without a pointer.
    if (link && !link.hash) keep(link.href, detail === 0 ? (link.getAttribute('href') ?? '') : '')
  })
  main?.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.method !== 'get') return
    const typed = [...new FormData(target)].map(([name, value]) => [name, String(value)])
    keep(new URL(`?${new URLSearchParams(typed)}`, target.action).href)
  })
}
