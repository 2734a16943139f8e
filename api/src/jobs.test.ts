import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../test/app.ts'
import { jobMetrics } from './base/metrics/counters.ts'
import { startJobs } from './jobs.ts'

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp()
})
afterAll(() => fixture.close())

/** Starts the jobs and stops while the first hourly one is at work; returns the names of all that began. */
const beginAndStop = async () => {
  const { config, secret, clock, files } = fixture.services
  const { db, url } = fixture
  const began: string[] = []
  const atWork = Promise.withResolvers<void>()
  const states = jobMetrics()
  const track = <T>(job: string, work: () => Promise<T>) => {
    began.push(job)
    return states.track(job, () => (job === 'cleanup' ? atWork.promise.then(work) : work()))
  }
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const jobs = startJobs({ config, secret, db, url, clock, files, log, metrics: { ...states, track } })
  const stopped = jobs.stop()
  atWork.resolve()
  await stopped
  return began
}

test('a job that has not begun when the program stops waits for the next start', async () => {
  const began = await beginAndStop()
  expect(began).toContain('cleanup')
  expect(began).not.toContain('reminders')
})
