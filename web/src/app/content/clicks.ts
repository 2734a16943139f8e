import { knownLocale } from '@academy/contract/base/locale'
import { changeLocale, rememberLocale } from '../../base/i18n/locale.ts'
import { logoutOrAsk } from '../shell/logout.ts'
import { SCRIPTED } from './inline-scripts.ts'
import { clickWhenHydrated } from './islands.ts'

const ask = async () => (await import('./ask-before-logout.tsx')).askBeforeLogout()

const perform = (button: HTMLElement): void => {
  const island = button.closest<HTMLElement>('[data-island]')
  if (island) void clickWhenHydrated(button, island)
  else if (button.dataset['action'] === 'logout') logoutOrAsk(ask)
}

const onClick = (event: MouseEvent): void => {
  const { target } = event
  if (!(target instanceof Element)) return
  const button = target.closest<HTMLElement>(SCRIPTED)
  const language = target.closest<HTMLButtonElement>('button[name=lang]')
  const locale = knownLocale(language?.value)
  if (!button && !locale) return
  event.preventDefault()
  if (button) perform(button)
  else if (locale) changeLocale(locale)
}

/** The language switch was used before the script arrived: its form has opened the page with `lang` in the query. */
const keepEarlyLanguage = (): void => {
  const address = new URL(location.href)
  const locale = knownLocale(address.searchParams.get('lang'))
  const isOwnForm = document.referrer.split('?')[0] === address.origin + address.pathname
  if (!locale || !isOwnForm) return
  rememberLocale(locale)
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
}

/** Handles the buttons of content pages outside of islands, and repeats a click from before. */
export const handleClicks = (): void => {
  addEventListener('click', onClick, true)
  keepEarlyLanguage()
  window.isContentReady = true
  const early = window.earlyClick
  early?.removeAttribute('aria-busy')
  if (early) perform(early)
}
