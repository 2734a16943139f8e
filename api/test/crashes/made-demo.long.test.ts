// First starts of the whole program beside an archive of the demo of one day.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Program } from '../../../scripts/lib/start-program.ts'
import { DEMO_PASSWORD } from '../../src/demo/content/people.ts'
import { makeDemo } from '../../src/demo/make-demo.ts'
import { programVersion } from '../../src/open.ts'
import { CLOCK_START, startDemoAfterDeadline } from './program.ts'

const TODAY = '2027-07-02'
const FILLING = 'Filling the demo'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-made-demo-'))
  const start = { version: await programVersion(), today: TODAY }
  await makeDemo(join(folder, 'demos', `${TODAY}.gz`), start, new Date(CLOCK_START))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const programs: Program[] = []
const start = async (environment: Record<string, string>) => {
  const program = await startDemoAfterDeadline({ MADE_DEMOS: join(folder, 'demos'), ...environment })
  programs.push(program)
  return program
}
afterEach(async () => {
  for (const program of programs.splice(0)) await program.end('SIGTERM')
})

const logIn = async ({ url }: Program) => {
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: 'manager@example.org', password: DEMO_PASSWORD }),
  })
  return answer.status
}

test('of two first starts at once on the same day one has the whole demo, and the other is refused', async () => {
  const DATA_DIR = join(folder, 'data')
  const both = await Promise.all([start({ DATA_DIR }), start({ DATA_DIR })])
  const outputs = both.map(program => program.output())
  expect(outputs.filter(text => text.includes('The academy is open'))).toHaveLength(1)
  expect(outputs.filter(text => text.includes('already running on this data'))).toHaveLength(1)
  expect(outputs.join('\n')).not.toContain(FILLING)
  const open = both.find(program => program.output().includes('The academy is open')) ?? expect.fail()
  expect(await logIn(open)).toBe(200)
  const link = await fetch(`${open.url}/api/files/presigned?path=consent_form_de.pdf`)
  const { url } = (await link.json()) as { url: string }
  expect((await fetch(new URL(new URL(url).search, `${open.url}/api/files/download`))).status).toBe(200)
})

test('on another day the start fills the demo itself', async () => {
  const program = await start({
    DATA_DIR: join(folder, 'next-day'),
    ACADEMY_NOW: '2027-07-03T08:00:00+02:00',
  })
  expect(program.output()).toContain(FILLING)
  expect(await logIn(program)).toBe(200)
})
