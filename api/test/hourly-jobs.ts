import { vi } from 'vitest'
import { jobMetrics } from '../src/base/metrics/counters.ts'
import { startJobs } from '../src/jobs.ts'
import type { TestApp } from './app.ts'

const LAST_HOURLY_JOB = 'upload cleanup'

/** Starts the jobs in so many processes at once, waits until the hourly ones have run, and returns what was logged. */
export const runHourlyJobs = async (
  { db, url, services }: TestApp,
  { processes = 1, clock = services.clock } = {},
) => {
  const { config, secret, files } = services
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const run = async () => {
    const states = jobMetrics()
    const ended = Promise.withResolvers<void>()
    const track = <T>(job: string, work: () => Promise<T>) =>
      states.track(job, work).finally(() => {
        if (job === LAST_HOURLY_JOB) ended.resolve()
      })
    const metrics = { ...states, track }
    const jobs = startJobs({ config, secret, db, url, clock, files, log, metrics })
    await ended.promise
    await jobs.stop()
  }
  await Promise.all(Array.from({ length: processes }, run))
  return { warnings: log.warn.mock.calls, errors: log.error.mock.calls }
}
