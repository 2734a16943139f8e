import { execFileSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleServer } from './bundle-server.ts'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'academy-bundle-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Writes a source, always with the same time. */
const write = (path: string, text: string) => {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  utimesSync(file, 0, 0)
}

/** Asks a module of a repository that has nothing but these sources. */
const ask = (module: string, question: string) =>
  execFileSync(
    process.execPath,
    ['--eval', `import('./scripts/lib/${module}').then(async it => console.log(await it.${question}))`],
    { cwd: folder, encoding: 'utf8' },
  ).trim()
const keyNow = () => ask('built-directory.mjs', 'programHash()')

beforeAll(() => cpSync(join(root, 'scripts/lib'), join(folder, 'scripts/lib'), { recursive: true }))

test('where nothing can be written, as on a full disk, the sources run', () => {
  write('node_modules/.programs', 'not a folder')
  expect(ask('bundle-programs.mjs', `bundledProgram('api/src/cli/doctor.ts')`)).toBe('api/src/cli/doctor.ts')
})

test('a changed source leads to another bundle, also with the same size and time; a test does not', () => {
  write('api/src/main.ts', 'run(1)')
  write('contract/src/a.ts', 'a')
  const first = keyNow()
  write('api/src/main.test.ts', 'test()')
  expect(keyNow()).toBe(first)
  write('api/src/main.ts', 'run(2)')
  const second = keyNow()
  expect(second).not.toBe(first)
  write('contract/src/a.ts', 'b')
  expect(keyNow()).not.toBe(second)
  write('contract/src/a.ts', 'a')
  write('api/src/main.ts', 'run(1)')
  expect(keyNow()).toBe(first)
})

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
/** `npm start` does not install it. */
const isForDevelopment = (name: string): boolean => packages[`node_modules/${name}`]?.dev === true

/** For papers, pictures, bank statements, calendars, backups, mails, passkeys and authenticator apps. */
const LOADED_LATER = [
  ...['@cantoo/pdf-lib', 'bidi-js', 'fontkit', 'pdfmake', 'sharp', 'saxes', 'yauzl', 'ical-generator'],
  ...['tar-stream', 'pg-copy-streams', 'nodemailer', '@simplewebauthn/server', 'otplib'],
]

test('a start of the site does not load what only some requests need', async () => {
  const { bundled, imported, atStart } = await bundleServer(root, join(folder, 'bundle'))
  expect([...bundled, ...imported]).toEqual(expect.arrayContaining(LOADED_LATER))
  expect(atStart).toEqual(expect.arrayContaining(['pg', 'kysely', 'fastify', 'zod']))
  expect(atStart.filter(name => LOADED_LATER.includes(name))).toEqual([])
  expect([...bundled, ...imported].filter(isForDevelopment)).toEqual([])
})

test('the pages are built from packages that a start installs', () => {
  const sources = globSync('{web,contract}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    path => !/\.test\.tsx?$|[\\/]testing[\\/]/.test(path),
  )
  const named = [...sources, 'web/vite.config.ts'].flatMap(path =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/from '((?:@[\w-]+\/)?[\w-]+)/g)].map(
      ([, name = '']) => name,
    ),
  )
  expect(named).toEqual(expect.arrayContaining(['react', 'zod', 'vite', '@vitejs/plugin-react']))
  expect([...new Set(named.filter(isForDevelopment))]).toEqual([])
})
