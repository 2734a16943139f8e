import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const RECONNECT_AFTER_MS = 1_000

/**
 * Calls the handler of a channel when PostgreSQL notifies it, and every handler after each (re)connection,
 * because notifications are lost while disconnected.
 */
export const listen = (url: string, handlers: Record<string, () => void>): { stop(): Promise<void> } => {
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
    const broken = new Promise<void>(resolve => client.on('end', resolve))
    // An unhandled error event of a broken connection would end the process.
    client.on('error', () => {})
    client.on('notification', ({ channel }) => handlers[channel]?.())
    try {
      await client.connect()
      for (const channel of Object.keys(handlers))
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      for (const handler of Object.values(handlers)) handler()
      await Promise.race([broken, stopped])
    } finally {
      await client.end()
    }
  }

  const untilStopped = async () => {
    while (!signal.aborted) {
      await untilItBreaks().catch(() => {})
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
