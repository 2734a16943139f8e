import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stopRunning } from './running.ts'
import { answers, newDataFolder, open, openInChild, query, serverPid, until } from './test-kit.ts'

test('a server whose app was killed keeps running, and the next app uses it', async () => {
  const dataDir = await newDataFolder()
  const killed = openInChild(dataDir, 'app')
  const url = await killed.waitForMessage('url')
  await query(url, `create table kept as select 'Largo' as title`)
  await killed.kill()

  const next = await open({ dataDir, role: 'app' })
  expect(next.url).toBe(url)
  expect(await query(url, 'select title from kept')).toEqual([{ title: 'Largo' }])
  await next.stop()
  expect(await serverPid(dataDir)).toBeUndefined()
})

test('a second app is refused with the address of the first one, which is not affected', async () => {
  const dataDir = await newDataFolder()
  const first = await open({ dataDir, role: 'app', label: 'http://localhost:3000 (process 123)' })
  await expect(open({ dataDir, role: 'app' })).rejects.toMatchObject({
    name: 'StartRefusal',
    message: 'The academy is already running on this data: http://localhost:3000 (process 123)',
  })
  expect(await answers(first.url)).toBe(true)

  await first.stop()
  expect(await answers((await open({ dataDir, role: 'app' })).url)).toBe(true)
})

test('exactly one of two apps that start at once gets the data', async () => {
  const dataDir = await newDataFolder()
  const both = [openInChild(dataDir, 'app', 'one'), openInChild(dataDir, 'app', 'two')]
  const outcomes = await Promise.all(both.map(child => child.outcome()))
  expect(outcomes.filter(outcome => 'url' in outcome)).toHaveLength(1)
  const refused = outcomes.find(outcome => 'refused' in outcome)?.['refused']
  expect(refused).toMatch(/^The academy is already running on this data: (one|two)$/)
})

test('control: two commands, which do not take the app lock, both get access', async () => {
  const dataDir = await newDataFolder()
  const both = [openInChild(dataDir, 'command'), openInChild(dataDir, 'command')]
  const outcomes = await Promise.all(both.map(child => child.outcome()))
  expect(outcomes.every(outcome => 'url' in outcome)).toBe(true)
})

test('the server runs until its last user has stopped', async () => {
  const dataDir = await newDataFolder()
  for (const [early, late] of [['app', 'command'] as const, ['command', 'app'] as const]) {
    const first = await open({ dataDir, role: early })
    const second = await open({ dataDir, role: late })
    await first.stop()
    expect(await answers(second.url)).toBe(true)
    await second.stop()
    expect(await serverPid(dataDir)).toBeUndefined()
  }
})

test('a process that starts while the last one stops always gets a server that stays up', async () => {
  const dataDir = await newDataFolder()
  let leaving = await open({ dataDir })
  for (let round = 0; round < 12; round++) {
    const [coming] = await Promise.all([open({ dataDir }), leaving.stop()])
    expect(await answers(coming.url)).toBe(true)
    leaving = coming
  }
})

test('control: a server stopped without checking is taken away from its user', async () => {
  const dataDir = await newDataFolder()
  const user = await open({ dataDir })
  await stopRunning(join(dataDir, 'postgres'))
  expect(await answers(user.url)).toBe(false)
})

test('Ctrl-C in the terminal of the app does not reach PostgreSQL', async () => {
  const dataDir = await newDataFolder()
  const child = openInChild(dataDir, 'app')
  const url = await child.waitForMessage('url')
  const pid = await serverPid(dataDir)
  process.kill(-child.pid, 'SIGINT') // to the whole process group, as a terminal does
  await child.waitForMessage('interrupted')
  expect(await answers(url)).toBe(true)
  expect(await serverPid(dataDir)).toBe(pid)

  await child.stop()
  expect(await until(async () => !(await serverPid(dataDir)), 'the server is stopped')).toBe(true)
})

test('a wrong password or another address gets no access', async () => {
  const server = await open({ dataDir: await newDataFolder() })
  const url = new URL(server.url)
  url.password = 'guessed'
  await expect(query(url.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })

  url.password = new URL(server.url).password
  url.hostname = '[::1]'
  await expect(query(url.href, 'select 1')).rejects.toMatchObject({ syscall: 'connect' })
  const entries = Object.values(networkInterfaces()).flatMap(list => list ?? [])
  for (const { address } of entries.filter(entry => entry.family === 'IPv4' && !entry.internal)) {
    url.hostname = address
    await expect(query(url.href, 'select 1')).rejects.toMatchObject({ syscall: 'connect' })
  }
})
