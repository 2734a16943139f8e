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
