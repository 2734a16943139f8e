import { clearAlerts } from '../../base/alerts.ts'
import { onOutage } from '../../base/outages.ts'
import { pageAfterMaintenance } from '../../base/pages/navigation.ts'
import { sitePaths } from '../../base/pages/site-paths.ts'
import { startPolling } from '../../base/polling.ts'
import { connection, dispatch, subscribe } from './connection.ts'
import { ping } from './ping.ts'

// A ping without a response by then is repeated.
const PING_INTERVAL = { everyMs: 30_000, timeoutMs: 30_000 }
const RETRY_DELAYS_MS = [0, 1_000, 3_000, 9_000]

const isOnMaintenancePage = () => location.pathname === sitePaths.Maintenance

/** What the kind of the page decides. */
interface WatchedPage {
  /** Shows the maintenance page. Only a 503 does that; a lost connection keeps the page and its unsaved input. */
  leave: () => void
  /** Loads what may have failed during the outage. */
  refresh: () => void
}

/** Leaves the maintenance page with a full reload; elsewhere only the page's data is reloaded. */
const leaveMaintenance = ({ refresh }: WatchedPage) => {
  clearAlerts()
  if (!isOnMaintenancePage()) refresh()
  else location.replace(pageAfterMaintenance(new URLSearchParams(location.search).get('return') ?? undefined))
}

/** The `online` event fires slightly before requests succeed, so retry. */
const networkIsBack = async () => {
  for (const wait of RETRY_DELAYS_MS) {
    await new Promise(resolve => setTimeout(resolve, wait))
    await ping()
    if (!connection().problem) return
  }
}

/** Monitors the connection: pings now, every 30 seconds, and after a failed call. */
export const watchConnection = (page: WatchedPage): { firstPing: Promise<void>; stop: () => void } => {
  let before = connection()
  const unsubscribe = subscribe(() => {
    const now = connection()
    if (now.problem === 'maintenance' && before.problem !== 'maintenance' && !isOnMaintenancePage())
      page.leave()
    if (before.problem && !now.problem) leaveMaintenance(page)
    before = now
  })
  const stopListening = onOutage(outage => (outage === 'maintenance' ? dispatch('closed') : void ping()))
  const polling = startPolling(ping, PING_INTERVAL)
  addEventListener('online', networkIsBack)
  return {
    firstPing: polling.pollNow(),
    stop: () => {
      unsubscribe()
      stopListening()
      polling.stop()
      removeEventListener('online', networkIsBack)
    },
  }
}
