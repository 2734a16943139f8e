import { readdir, readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { buildApi } from '../app.ts'
import { enqueue, toAddress } from '../base/mail/send-mail.ts'
import { jobMetrics, requestMetrics } from '../base/metrics/counters.ts'
import { connect } from '../db/connection.ts'
import { openProbes } from '../open-probes.ts'

let fixture: TestApp
let app: FastifyInstance
let probes: Awaited<ReturnType<typeof openProbes>>
let close: () => Promise<void>
const jobs = jobMetrics()
const requests = requestMetrics()
beforeAll(async () => {
  fixture = await testApp()
  app = await buildApi({ ...fixture.services, requests })
  const { config, clock, store } = fixture.services
  const { db, pool, close: end } = connect(fixture.url, 2)
  close = end
  const sources = { config, db, pool, clock, store, requests, jobs }
  probes = await openProbes({ port: 0, host: 'localhost' }, sources, fixture.services)
})
afterAll(async () => {
  await probes.stop()
  await app.close()
  await close()
  await fixture.close()
})

const read = async (path: string) => {
  const response = await fetch(`http://localhost:${probes.port}${path}`)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

/** What makes metrics appear that have no value otherwise. */
const useEverything = async () => {
  const now = new Date()
  const run = { archive: 'a.tar.gz', size_bytes: 7, started_at: now, ended_at: now }
  await fixture.db
    .insertInto('backup_runs')
    .values([
      { kind: 'backup', ...run },
      { kind: 'restore_check', ...run },
    ])
    .execute()
  await jobs.track('cleanup', async () => {})
  await jobs.track('reminders', () => Promise.reject(new Error('no'))).catch(() => {})
  const mail = {
    key: 'a',
    to: toAddress('a@example.org'),
    locale: 'en' as const,
    subject: 'a',
    text: '',
    html: '',
  }
  await enqueue(fixture.db, mail, new Date(now.getTime() - 3_600_000))
  await app.inject('/api/ping')
  await app.inject('/api/academy/current')
  await app.inject('/api/nothing')
  await app.inject('/user/secret-link')
}

test('every metric that the dashboard and the alert rules name is in the answer, and none has personal data', async () => {
  await useEverything()
  const { status, type, text } = await read('/metrics')
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  const names = new Set(text.split('\n').flatMap(line => /^(academy_\w+)/.exec(line)?.[1] ?? []))
  const folder = new URL('../../../deploy/monitoring/', import.meta.url)
  const used = await Promise.all(
    (await readdir(folder)).map(async name => [
      ...(await readFile(new URL(name, folder), 'utf8')).matchAll(/academy_\w+/g),
    ]),
  )
  const missing = used
    .flat()
    .map(([name]) => name)
    .filter(name => !names.has(name))
  expect(missing).toEqual([])
  // And the other way round: nothing is measured that nobody looks at.
  const looked = new Set(used.flat().map(([name]) => name))
  const unused = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name)
  expect(unused.filter(name => !looked.has(name) && !looked.has(`${name}_bucket`))).toEqual([])
  expect(text).not.toMatch(/@|secret-link/)
})

test('requests are counted by route and status, also those that failed', async () => {
  await app.inject('/api/ping')
  const { text } = await read('/metrics')
  const line = /academy_http_requests_total\{method="GET",route="\/api\/ping",status="200"\} (\d+)/.exec(text)
  expect(Number(line?.[1])).toBeGreaterThan(0)
  const count = /academy_http_request_duration_seconds_count\{method="GET",route="\/api\/ping"\} (\d+)/.exec(
    text,
  )
  const infinity = /_bucket\{method="GET",route="\/api\/ping",le="\+Inf"\} (\d+)/.exec(text)
  expect(count?.[1]).toBe(line?.[1])
  expect(infinity?.[1]).toBe(line?.[1])
})

test('reports the queue, the jobs and the backups', async () => {
  const { text } = await read('/metrics')
  expect(Number(/^academy_mail_queue_age_seconds (\S+)/m.exec(text)?.[1])).toBeGreaterThan(3_500)
  expect(text).toContain('academy_mails_waiting 1\n')
  expect(text).toContain('academy_job_failures_total{job_name="reminders"} 1\n')
  expect(text).toContain('academy_job_failures_total{job_name="cleanup"} 0\n')
  expect(text).toContain('academy_backup_size_bytes 7\n')
  expect(text).toContain('academy_database_up 1\n')
})

test('the probes say whether the process can work, and why not', async () => {
  expect(await read('/ping')).toMatchObject({ status: 200 })
  expect(JSON.parse((await read('/ready')).text)).toMatchObject({
    database: { state: 'ok' },
    disk: { since: null },
  })
  const { files } = fixture.services
  fixture.services.files = { ...files, ready: () => Promise.reject(new Error('read-only')) }
  const broken = await read('/ready')
  fixture.services.files = files
  expect(broken.status).toBe(503)
  expect(JSON.parse(broken.text).disk).toMatchObject({
    state: 'failed',
    reason: 'read-only',
    since: expect.any(String),
  })
})

test.each(['/', '/api/ping', '/metrics/x'])('nothing else is served: %s', async path => {
  expect((await read(path)).status).toBe(404)
})

test('the public port has no metrics', async () => {
  const { statusCode, body } = await app.inject('/metrics')
  expect(statusCode).not.toBe(200)
  expect(body).not.toContain('academy_http')
})
