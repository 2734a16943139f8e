import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { glob, lstat, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newDataFolder } from './data-folder.ts'
import { startDemoAfterDeadline } from './program.ts'

const run = promisify(execFile)
const root = resolve(import.meta.dirname, '../../..')

let folder: string
let dataDir: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-built-'))
  dataDir = await newDataFolder()
  await run(process.execPath, ['scripts/build/assemble.ts', '--out', folder], { cwd: root })
})
afterAll(async () => {
  for (const made of [folder, dataDir]) await rm(made, { recursive: true, force: true })
})

const megabytesOf = async (pattern: string): Promise<number> => {
  let bytes = 0
  for await (const file of glob(`${folder}/${pattern}`)) {
    const about = await lstat(file)
    if (about.isFile()) bytes += about.size
  }
  return bytes / 1e6
}

// One test: the directory takes several seconds to build and to start.
test('the built directory is small, and its pages, commands and threads work without the sources', async () => {
  const installation = { DATA_DIR: dataDir }
  const node = join(folder, 'node_modules/.bin/node')
  // Node itself is smaller where its symbols can be removed.
  const packages = (await megabytesOf('node_modules/**')) - (await megabytesOf('node_modules/node-*/**'))
  expect(packages).toBeLessThan(120)

  const program = await startDemoAfterDeadline(installation, { node, file: join(folder, 'server/main.js') })
  expect(program.output()).toContain('The academy is open')
  try {
    const page = await fetch(`${program.url}/masterclasses`)
    expect(page.status).toBe(200)
    const [, script = ''] = /<script[^>]+src="([^"]+)"/.exec(await page.text()) ?? []
    expect((await fetch(new URL(script, program.url))).headers.get('content-type')).toContain('javascript')
    const login = await fetch(`${program.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email_address: 'student@example.org', password: 'Musik-Sommer-1' }),
    })
    expect(login.status).toBe(200)

    const env = { ...process.env, ...installation }
    const archive = join(dataDir, 'archive.tar.gz')
    const backup = await run(node, [join(folder, 'server/cli-backup.js'), archive], { env })
    expect(backup.stdout).toMatch(/archive\.tar\.gz: \d+ tables and \d+ files/)
    const outbox = await run(node, [join(folder, 'server/cli-outbox.js'), '1'], { env })
    expect(outbox.stdout).toContain('To: ')
  } finally {
    expect(await program.end('SIGTERM')).toBe(0)
  }

  const threads = await Array.fromAsync(glob(`${folder}/server/base-*-worker.js`))
  expect(threads).toHaveLength(5)
  for (const file of threads) {
    const worker = new Worker(file)
    // Every input is answered, if only with an error: otherwise the thread could not be loaded.
    worker.postMessage(undefined)
    await once(worker, 'message')
    await worker.terminate()
  }
})
