import { whenIdle } from '../../base/after-paint.ts'
import { pageAfterLogin, redirectFor, referrerPath } from '../../base/pages/navigation.ts'
import { session } from '../../base/session.ts'
import { HYDRATED } from './islands.ts'

/** Whether the page is for guests, such as the login. `MainLayout` has marked it. */
const isForGuests = () => document.querySelector('main')?.dataset['only'] === 'out'

const returnTo = () => new URLSearchParams(location.search).get('return') ?? undefined

const leave = (address: string) => location.replace(address)

/** Applies the rules of navigation to a content page, which no router has opened: those for members, and those for guests. */
export const applyRules = (): void => {
  const detour = redirectFor({
    to: location.pathname + location.search,
    access: isForGuests() ? 'guests' : undefined,
    returnTo: returnTo(),
    from: referrerPath(),
    isLoggedIn: session() !== undefined,
    inMaintenance: false,
  })
  if (!detour) return
  if (detour.returnTo === undefined) {
    leave(detour.to)
    return
  }
  // The same page, with the way back.
  const address = new URL(location.href)
  address.searchParams.set('return', detour.returnTo)
  history.replaceState(history.state, '', address)
}

/** After a login in another tab: the forms of guests are hidden, so the page would be empty. */
export const leaveForms = (): void => {
  if (isForGuests()) leave(pageAfterLogin(returnTo()))
}

declare global {
  interface Navigator {
    /** Known in Chromium only. */
    connection?: { saveData?: boolean }
  }
}

const prefetch = (href: string): void => {
  const as = href.endsWith('.css') ? 'style' : 'script'
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as, href }))
}

/**
 * Fetches what the page after a login consists of, unless somebody saves data: once the form works, and while nothing else
 * happens.
 */
export const prepareLogin = (): void => {
  const { afterLogin } = document.querySelector<HTMLElement>('[data-after-login]')?.dataset ?? {}
  if (!afterLogin || navigator.connection?.saveData) return
  addEventListener(HYDRATED, () => whenIdle(() => afterLogin.split(' ').forEach(prefetch)), { once: true })
}
