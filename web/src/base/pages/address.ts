import { useSyncExternalStore } from 'react'
import { carryAlert } from '../alerts.ts'
import { stringifySearch } from './search.ts'
import { sitePaths } from './site-paths.ts'

// The address of the page for islands, which do without the router.

const follow = (listener: () => void) => {
  for (const event of ['hashchange', 'popstate']) addEventListener(event, listener)
  return () => {
    for (const event of ['hashchange', 'popstate']) removeEventListener(event, listener)
  }
}

/** The fragment without its sign. The server does not see it, so the first render in the browser ignores it, too. */
export const useFragment = (): string =>
  useSyncExternalStore(
    follow,
    () => location.hash.slice(1),
    () => '',
  )

/** The page to return to. The script of the page may have added it to the address, which the server does not know. */
export const useReturnTo = (known: string | undefined): string | undefined =>
  useSyncExternalStore(
    follow,
    () => new URLSearchParams(location.search).get('return') ?? undefined,
    () => known,
  )

/** Changes the fragment. A link without one would load the page again. */
export const changeFragment = (address: string): void => {
  history.pushState(history.state, '', address)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

/** Returns the address of a page of the login, with the page to return to. */
export const accountAddress = (
  page: 'Login' | 'Register' | 'SecondStep' | 'Welcome',
  returnTo?: string,
): string => sitePaths[page] + stringifySearch({ return: returnTo })

interface Opening {
  /** Whether the browser leads back to this page. */
  isStep?: boolean
}

/** Opens another page as a whole, with the alert that this one has shown. */
export const openPage = (address: string, { isStep = false }: Opening = {}): void => {
  carryAlert()
  if (isStep) location.assign(address)
  else location.replace(address)
}
