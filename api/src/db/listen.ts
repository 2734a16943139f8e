import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const RECONNECT_AFTER_MS = 1_000

/** What is said when the database goes and when it is back. */
export interface OutageReport {
  lost(line: string): void
  back(line: string): void
}

/** Reports each outage once, however many attempts fail meanwhile. */
const trackOutage = (report: OutageReport | undefined) => {
  let since: number | undefined
  return {
    lost: (why: string) => {
      if (since !== undefined) return
      since = performance.now()
      report?.lost(`The connection to the database is lost (${why}). It is tried again every second.`)
    },
    back: () => {
      if (since === undefined) return
      const seconds = Math.round((performance.now() - since) / 1000)
      since = undefined
      report?.back(`The database is back after ${seconds} s.`)
    },
  }
}

const reasonOf = (error: unknown) => (error instanceof Error && error.message) || 'closed'

/**
 * Calls the handler of a channel when PostgreSQL notifies it, and every handler after each (re)connection,
 * because notifications are lost while disconnected. Its connection is open all the time, so it notices first that
 * the database goes.
 */
export const listen = (
  url: string,
  handlers: Record<string, () => void>,
  report?: OutageReport,
): { stop(): Promise<void> } => {
  const outage = trackOutage(report)
  const stopping = new AbortController()
  const { signal } = stopping
  const stopped = new Promise<void>(resolve => signal.addEventListener('abort', () => resolve()))

  const untilItBreaks = async () => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: 'academy listener',
    })
    let reason = 'closed'
    const broken = new Promise<void>(resolve => client.on('end', resolve))
    // An unhandled error event of a broken connection would end the process. The first says why it broke.
    client.once('error', error => {
      reason = reasonOf(error)
    })
    client.on('error', () => {})
    client.on('notification', ({ channel }) => handlers[channel]?.())
    try {
      await client.connect()
      for (const channel of Object.keys(handlers))
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      for (const handler of Object.values(handlers)) handler()
      outage.back()
      await Promise.race([broken, stopped])
      if (!signal.aborted) outage.lost(reason)
    } finally {
      await client.end()
    }
  }

  const untilStopped = async () => {
    while (!signal.aborted) {
      await untilItBreaks().catch(error => signal.aborted || outage.lost(reasonOf(error)))
      await pause(RECONNECT_AFTER_MS, undefined, { signal }).catch(() => {})
    }
  }
  const ended = untilStopped()

  return {
    stop: () => {
      stopping.abort()
      return ended
    },
  }
}
