import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type pg from 'pg'
import type { Db } from '../../db/connection.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { ResponseStore } from '../response-store/response-store.ts'
import type { JobMetrics, RequestMetrics } from './counters.ts'
import { gauge, gauges, type Metric } from './exposition.ts'
import { type Counts, readCounts } from './queries.ts'

/** Returns the same answer to all who ask within this time. A failure is not kept. */
export const sharedFor = <T>(milliseconds: number, read: () => Promise<T>, now: () => number = Date.now) => {
  let answer: Promise<T> | undefined
  let until = 0
  return (): Promise<T> => {
    if (answer && now() < until) return answer
    until = now() + milliseconds
    const reading = read()
    answer = reading
    reading.catch(() => {
      if (answer === reading) answer = undefined
    })
    return reading
  }
}

interface Sources {
  config: Config
  db: Db
  pool: pg.Pool
  clock: Clock
  store: ResponseStore
  requests: RequestMetrics
  jobs: JobMetrics
  version: string
}

/** Several Prometheus servers, or an impatient one, count once. */
const COUNTS_LAST_MS = 10_000

const countMetrics = (counts: Counts): Metric[] => [
  gauge('academy_mails_waiting', 'Mails that are neither sent nor given up.', counts.mails_waiting),
  gauge('academy_mails_failed', 'Mails that were given up.', counts.mails_failed),
  gauge('academy_mail_queue_age_seconds', 'Age of the oldest mail that could leave now.', counts.oldest_mail),
  gauge('academy_accounts', 'Accounts.', counts.accounts),
  gauges('academy_applications', 'Applications of the current academy that were not withdrawn.', 'state', {
    all: counts.applications,
    accepted: counts.applications_accepted,
  }),
  gauges('academy_invoices_open', 'Invoices with an open balance.', 'state', {
    all: counts.open_invoices,
    overdue: counts.overdue_invoices,
  }),
  gauge('academy_invoices_open_euros', 'Sum of the open balances.', counts.open_cents / 100),
  gauge('academy_beds_booked', 'Bookings of a bed at the current academy.', counts.beds_taken),
  gauge('academy_sessions', 'Sessions that have not ended.', counts.sessions),
  gauge(
    'academy_backup_last_success_timestamp_seconds',
    'When the last good backup began.',
    counts.last_backup,
  ),
  gauge('academy_backup_size_bytes', 'Size of the last good backup.', counts.last_backup_bytes),
  gauge(
    'academy_backup_last_restore_timestamp_seconds',
    'When a backup was last restored on trial.',
    counts.last_restored,
  ),
  gauge(
    'academy_backup_failures',
    'Failed backups and checks since the last good backup.',
    counts.failed_since_backup,
  ),
]

const poolMetric = ({ totalCount, idleCount, waitingCount }: pg.Pool): Metric =>
  gauges(
    'academy_database_connections',
    'Connections of the pool, and requests that wait for one.',
    'state',
    {
      used: totalCount - idleCount,
      idle: idleCount,
      waiting: waitingCount,
    },
  )

const storeMetrics = (store: ResponseStore): Metric[] => {
  const { hits, misses, entries, bytes } = store.statistics()
  const requests: Metric = {
    name: 'academy_store_requests_total',
    help: 'Public pages and reads that came from the store, or were made.',
    type: 'counter',
    values: [
      { labels: { result: 'hit' }, value: hits },
      { labels: { result: 'miss' }, value: misses },
    ],
  }
  return [
    requests,
    gauge('academy_store_entries', 'Answers in the store.', entries),
    gauge('academy_store_bytes', 'Memory of the store.', bytes),
  ]
}

const freeBytes = async (folder: string): Promise<number | null> => {
  const found = await statfs(folder).catch(() => null)
  return found && found.bavail * found.bsize
}

/** Returns a function that reads all metrics of this process and of the installation. */
export const metricsCollector = (sources: Sources) => {
  const { config, db, pool, clock, store, requests, jobs, version } = sources
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  const counts = sharedFor(COUNTS_LAST_MS, () => readCounts(db, clock.today()))

  /** The delays since the last call. */
  const loopMetric = (): Metric => {
    const delays = { p50: loop.percentile(50) / 1e9, p99: loop.percentile(99) / 1e9, max: loop.max / 1e9 }
    loop.reset()
    return gauges(
      'academy_event_loop_delay_seconds',
      'Delay of the event loop since the last reading.',
      'quantile',
      delays,
    )
  }

  const collect = async (): Promise<Metric[]> => {
    const [counted, free] = await Promise.all([counts().catch(() => null), freeBytes(config.dataDir)])
    const { rss, heapUsed } = process.memoryUsage()
    return [
      {
        name: 'academy_info',
        help: 'Version and role of this process.',
        type: 'gauge',
        values: [{ labels: { version, role: config.role }, value: 1 }],
      },
      gauge(
        'academy_start_time_seconds',
        'When this process started.',
        Date.now() / 1_000 - process.uptime(),
      ),
      gauges('academy_memory_bytes', 'Memory of this process.', 'kind', { resident: rss, heap: heapUsed }),
      loopMetric(),
      gauge('academy_database_up', 'Whether the database answers.', counted ? 1 : 0),
      poolMetric(pool),
      gauge('academy_disk_free_bytes', 'Free space of the data folder.', free),
      ...storeMetrics(store),
      ...requests.read(),
      ...jobs.read(),
      ...(counted ? countMetrics(counted) : []),
    ]
  }
  return { collect, stop: () => loop.disable() }
}
