import { expect, test } from 'vitest'
import { sharedFor } from './collect.ts'
import { jobMetrics, requestMetrics } from './counters.ts'
import { exposition, gauge, gauges } from './exposition.ts'

test('the text format of Prometheus, with escaped labels', () => {
  expect(
    exposition([
      gauge('a', 'A value.', 1.5),
      gauges('b', 'Two.', 'kind', { 'x"y\\z': 1, 'n\nl': 2 }),
      gauge('c', 'None.', null),
    ]),
  ).toBe(`# HELP a A value.
# TYPE a gauge
a 1.5
# HELP b Two.
# TYPE b gauge
b{kind="x\\"y\\\\z"} 1
b{kind="n\\nl"} 2
# HELP c None.
# TYPE c gauge
`)
})

test('latencies are counted up to each limit', () => {
  const requests = requestMetrics()
  for (const milliseconds of [1, 5, 6, 300, 20_000]) requests.observe('GET', '/api/ping', 200, milliseconds)
  requests.observe('GET', '/api/ping', 503, 1)
  const text = exposition(requests.read())
  const bucket = (le: string) => Number(new RegExp(`le="${le.replace('+', '\\+')}"} (\\d+)`).exec(text)?.[1])
  expect(['0.005', '0.01', '0.25', '0.5', '10', '+Inf'].map(bucket)).toEqual([3, 4, 4, 5, 5, 6])
  expect(text).toContain('status="200"} 5\n')
  expect(text).toContain('status="503"} 1\n')
  expect(text).toContain('_count{method="GET",route="/api/ping"} 6\n')
})

test('a job that fails keeps the time of its last success', async () => {
  let now = 1_000_000
  const jobs = jobMetrics(() => now)
  await jobs.track('cleanup', async () => {
    now += 2_000
  })
  now += 60_000
  await expect(jobs.track('cleanup', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  const text = exposition(jobs.read())
  expect(text).toContain('academy_job_runs_total{job_name="cleanup"} 2\n')
  expect(text).toContain('academy_job_failures_total{job_name="cleanup"} 1\n')
  expect(text).toContain('academy_job_last_success_timestamp_seconds{job_name="cleanup"} 1002\n')
})

test('a shared answer is read again after its time, or after a failure', async () => {
  let now = 0
  let reads = 0
  const read = sharedFor(
    10,
    async () => ++reads,
    () => now,
  )
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  now = 10
  expect(await read()).toBe(2)
  let fails = true
  const shaky = sharedFor(
    10,
    async () => {
      if (fails) throw new Error('no')
      return 'yes'
    },
    () => now,
  )
  await expect(shaky()).rejects.toThrow('no')
  fails = false
  expect(await shaky()).toBe('yes')
})
