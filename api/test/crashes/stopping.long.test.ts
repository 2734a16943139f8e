import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Program } from '../../../scripts/lib/start-program.ts'
import { readPidFile } from '../../src/db/embedded/pid-file.ts'
import { newDataFolder } from './data-folder.ts'
import { startDemoAfterDeadline } from './program.ts'

let dataDir: string
let program: Program
const sockets: Socket[] = []
beforeEach(async () => {
  dataDir = await newDataFolder()
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await program.end('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

/** Opens a connection, sends only this text, and resolves when the server closes it. */
const sendIncomplete = async (sent: string) => {
  const { port } = new URL(program.url)
  const socket = connect(Number(port), 'localhost')
  sockets.push(socket)
  socket.on('error', () => {}).resume()
  const closed = once(socket, 'close')
  await once(socket, 'connect')
  socket.write(sent)
  return { closed }
}

const head = (path: string, type: string) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\ncontent-length: 5000000\r\n\r\n`

test('incomplete requests do not delay a clean stop', async () => {
  program = await startDemoAfterDeadline({ DATA_DIR: dataDir })
  const form = 'multipart/form-data; boundary=x'
  const slow = [
    await sendIncomplete(`${head('/api/contact', 'application/json')}{"email":`),
    await sendIncomplete(
      `${head('/api/user/resume', form)}--x\r\ncontent-disposition: form-data; name="resume"`,
    ),
    await sendIncomplete('POST /api/contact HTTP/1.1\r\nhost: loc'),
  ]
  // The answer shows that the requests before it have arrived.
  expect((await fetch(`${program.url}/api/ping`)).status).toBe(200)
  const start = Date.now()
  expect(await program.end('SIGTERM')).toBe(0)
  expect(Date.now() - start).toBeLessThan(15_000)
  await Promise.all(slow.map(({ closed }) => closed))
  expect(await readPidFile(join(dataDir, 'postgres'))).toBeUndefined()
})

test('PostgreSQL is stopped even when a mail server hangs', async () => {
  const asked = Promise.withResolvers<void>()
  const mailServer = createServer(socket => {
    sockets.push(socket.on('error', () => {}))
    asked.resolve()
  }).listen(0, '127.0.0.1')
  await once(mailServer, 'listening')
  const address = mailServer.address()
  const port = typeof address === 'object' ? address?.port : 0
  program = await startDemoAfterDeadline({
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Academy <office@example.org>',
  })
  await fetch(`${program.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ida@example.org', subject: 'Hello', message: 'Is anybody there?' }),
  })
  await asked.promise
  expect(await program.end('SIGTERM')).toBe(1)
  expect(await readPidFile(join(dataDir, 'postgres'))).toBeUndefined()
  mailServer.close()
})
