import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { endpointAddresses } from './endpoint-addresses.ts'

const page = `import * as contract from '@academy/contract/songs/endpoints'
export const address = contract.sing`

const endpointsAt = (path: string) => `export const sing = { method: 'GET', path: '${path}' }
export const hum = { method: 'POST', path: '/api/hum' }`

test('a module contains the addresses that it names, as they are after a change of the contract', async () => {
  const root = await mkdtemp(join(tmpdir(), 'endpoint-addresses-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const endpoints = join(root, 'endpoints.ts')
  await mkdir(join(root, 'web/src'), { recursive: true })
  await writeFile(join(root, 'web/src/page.ts'), page)
  await writeFile(endpoints, endpointsAt('/api/sing'))
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(root, 'cache'),
    plugins: [endpointAddresses()],
    resolve: { alias: { '@academy/contract/songs/endpoints': endpoints } },
    server: { middlewareMode: true, ws: false },
  })
  onTestFinished(() => server.close())
  const transformed = async () => (await server.transformRequest('/web/src/page.ts'))?.code
  expect(await transformed()).toContain('"/api/sing"')
  expect(await transformed()).not.toContain('/api/hum')
  await writeFile(endpoints, endpointsAt('/api/sing-again'))
  await expect.poll(transformed, { timeout: 10_000 }).toContain('"/api/sing-again"')
})

const reader = `import { Pitch, Song } from '@academy/contract/songs/schemas'
export const pitches = Pitch.options
export const song = Song.parse({})`

test('a module contains the values of an enumeration instead of its schema, and other schemas as they are', async () => {
  const root = await mkdtemp(join(tmpdir(), 'endpoint-addresses-'))
  onTestFinished(() => rm(root, { recursive: true }))
  const schemas = join(root, 'schemas.ts')
  await mkdir(join(root, 'web/src'), { recursive: true })
  await writeFile(join(root, 'web/src/reader.ts'), reader)
  await writeFile(
    schemas,
    `export const Pitch = { options: ['high', 'low'], parse: String }\nexport const Song = { parse: Object }`,
  )
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    cacheDir: join(root, 'cache'),
    plugins: [endpointAddresses()],
    resolve: { alias: { '@academy/contract/songs/schemas': schemas } },
    server: { middlewareMode: true, ws: false },
  })
  onTestFinished(() => server.close())
  const { code = '' } = (await server.transformRequest('/web/src/reader.ts')) ?? {}
  expect(code).toContain('const Pitch = {"options":["high","low"]}')
  expect(code).toMatch(/import \{ Song as Song \} from/)
})
