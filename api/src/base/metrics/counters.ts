import type { Metric } from './exposition.ts'

interface JobState {
  runs: number
  failures: number
  lastSuccess: number | null
  seconds: number
}

export interface JobMetrics {
  /** Runs a job and remembers how it went. */
  track<T>(job: string, work: () => Promise<T>): Promise<T>
  read(): Metric[]
}

export const jobMetrics = (now: () => number = Date.now): JobMetrics => {
  const jobs = new Map<string, JobState>()
  const stateOf = (job: string): JobState => {
    const state = jobs.get(job) ?? { runs: 0, failures: 0, lastSuccess: null, seconds: 0 }
    jobs.set(job, state)
    return state
  }
  const values = (read: (state: JobState) => number | null): Metric['values'] =>
    [...jobs].flatMap(([job, state]) => {
      const value = read(state)
      return value === null ? [] : [{ labels: { job_name: job }, value }]
    })
  return {
    track: async (job, work) => {
      const state = stateOf(job)
      const start = now()
      state.runs += 1
      try {
        const result = await work()
        state.lastSuccess = now() / 1_000
        return result
      } catch (error) {
        state.failures += 1
        throw error
      } finally {
        state.seconds = (now() - start) / 1_000
      }
    },
    read: () => [
      {
        name: 'academy_job_runs_total',
        help: 'Started runs of a job in this process.',
        type: 'counter',
        values: values(({ runs }) => runs),
      },
      {
        name: 'academy_job_failures_total',
        help: 'Failed runs of a job in this process.',
        type: 'counter',
        values: values(({ failures }) => failures),
      },
      {
        name: 'academy_job_last_success_timestamp_seconds',
        help: 'When a job ended without an error last.',
        type: 'gauge',
        values: values(({ lastSuccess }) => lastSuccess),
      },
      {
        name: 'academy_job_duration_seconds',
        help: 'How long the last run of a job took.',
        type: 'gauge',
        values: values(({ seconds }) => seconds),
      },
    ],
  }
}

/** Upper limits of the latencies, in seconds. */
const LIMITS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Series {
  /** How many requests were within each limit and beyond the one before; the last are slower than all limits. */
  counts: number[]
  seconds: number
  statuses: Map<number, number>
}

const newSeries = (): Series => ({
  counts: Array(LIMITS.length + 1).fill(0),
  seconds: 0,
  statuses: new Map(),
})

/** Returns the value of a key, which is made if it is missing. */
const obtain = <K, V>(map: Map<K, V>, key: K, make: () => V): V => {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

const limitOf = (seconds: number) => {
  let index = 0
  while (index < LIMITS.length && seconds > (LIMITS[index] as number)) index += 1
  return index
}

export interface RequestMetrics {
  /** Counts one answer. Called for every request, so it creates nothing that it knows already. */
  observe(method: string, route: string, status: number, milliseconds: number): void
  read(): Metric[]
}

export const requestMetrics = (): RequestMetrics => {
  const routes = new Map<string, Map<string, Series>>()

  const all = () =>
    [...routes].flatMap(([route, methods]) =>
      [...methods].map(([method, series]) => ({ labels: { method, route }, series })),
    )

  const latencyOf = ({ labels, series }: ReturnType<typeof all>[number]): Metric['values'] => {
    let total = 0
    const buckets = series.counts.map((count, index) => {
      total += count
      return { labels: { ...labels, le: LIMITS[index] ?? '+Inf' }, value: total, suffix: '_bucket' as const }
    })
    return [
      ...buckets,
      { labels, value: series.seconds, suffix: '_sum' },
      { labels, value: total, suffix: '_count' },
    ]
  }

  return {
    observe: (method, route, status, milliseconds) => {
      const series = obtain(
        obtain(routes, route, () => new Map<string, Series>()),
        method,
        newSeries,
      )
      const seconds = milliseconds / 1_000
      const index = limitOf(seconds)
      series.counts[index] = (series.counts[index] as number) + 1
      series.seconds += seconds
      series.statuses.set(status, (series.statuses.get(status) ?? 0) + 1)
    },
    read: () => [
      {
        name: 'academy_http_requests_total',
        help: 'Answers by route and status. The route of pages is page.',
        type: 'counter',
        values: all().flatMap(({ labels, series }) =>
          [...series.statuses].map(([status, value]) => ({ labels: { ...labels, status }, value })),
        ),
      },
      {
        name: 'academy_http_request_duration_seconds',
        help: 'Time until an answer was sent.',
        type: 'histogram',
        values: all().flatMap(latencyOf),
      },
    ],
  }
}
