import type { AnyRouter } from '@tanstack/react-router'
import { clearAlerts } from '../../lib/alerts.ts'
import { onOutage } from '../../lib/outages.ts'
import { startPolling } from '../../lib/polling.ts'
import { backFrom } from '../navigation.ts'
import { paths } from '../paths.ts'
import { ping } from './ping.ts'
import { connection, subscribe, tell } from './state.ts'

// A ping without a response by then is repeated.
const BEAT = { everyMs: 30_000, limitMs: 30_000 }
const AFTER_THE_NETWORK_MS = [0, 1_000, 3_000, 9_000]

const isAway = () => location.pathname === paths.Maintenance

/** Only a 503 navigates away; a lost connection keeps the page and its unsaved input. */
const leave = (router: AnyRouter) => {
  const { href } = router.state.location
  if (!isAway()) void router.navigate({ to: paths.Maintenance, search: { return: href }, replace: true })
}

/** Leaves the maintenance page with a full reload; elsewhere only the page's data is reloaded. */
const comeBack = (router: AnyRouter) => {
  clearAlerts()
  if (!isAway()) void router.invalidate()
  else location.replace(backFrom(new URLSearchParams(location.search).get('return') ?? undefined))
}

/** The `online` event fires slightly before requests succeed, so retry. */
const networkIsBack = async () => {
  for (const wait of AFTER_THE_NETWORK_MS) {
    await new Promise(resolve => setTimeout(resolve, wait))
    await ping()
    if (!connection().trouble) return
  }
}

/** Monitors the connection: pings now, every 30 seconds, and after a failed call. */
export const watchConnection = (router: AnyRouter): { firstPing: Promise<void>; stop: () => void } => {
  let before = connection()
  const unsubscribe = subscribe(() => {
    const now = connection()
    if (now.trouble === 'maintenance' && before.trouble !== 'maintenance') leave(router)
    if (before.trouble && !now.trouble) comeBack(router)
    before = now
  })
  const stopListening = onOutage(outage => (outage === 'maintenance' ? tell('closed') : void ping()))
  const polling = startPolling(ping, BEAT)
  addEventListener('online', networkIsBack)
  return {
    firstPing: polling.askNow(),
    stop: () => {
      unsubscribe()
      stopListening()
      polling.stop()
      removeEventListener('online', networkIsBack)
    },
  }
}
