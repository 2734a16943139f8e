import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clientFolder } from '../../src/http/site/bundle.ts'

type Manifest = Record<string, { file: string; imports?: string[] }>

const manifest: Manifest = JSON.parse(readFileSync(join(clientFolder, '.vite/manifest.json'), 'utf8'))
const scripts = Object.keys(manifest).filter(name => manifest[name]?.file.endsWith('.js'))

/** Returns the scripts that a script imports, directly or not, itself only if they import each other. */
const importsOf = (name: string): Set<string> => {
  const found = new Set<string>()
  const add = (from: string): void => {
    for (const imported of manifest[from]?.imports ?? []) {
      if (found.has(imported)) continue
      found.add(imported)
      add(imported)
    }
  }
  add(name)
  return found
}

test('no script of the pages imports itself through others', () => {
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.filter(name => importsOf(name).has(name))).toEqual([])
})

// The forms of the personal area need the most, besides what their pages have loaded already.
test('no script needs more than ninety-five others', () => {
  const many = scripts.map(name => [name, importsOf(name).size] as const).filter(([, count]) => count > 95)
  expect(many).toEqual([])
})

test.for(['access/public-pages/login', 'access/public-pages/register', 'site/public-pages/contact'])(
  '%s loads no script of the personal area',
  page => {
    const loaded = [...importsOf(`src/areas/${page}.tsx`)].map(name => manifest[name]?.file)
    expect(loaded.length).toBeGreaterThan(1)
    expect(
      loaded.filter(file =>
        /\/((form-)?pages-[\w-]+|(shared|forms)-[\w-]+|frame|parts|widgets)-[\w-]{8}\.js$/.test(file ?? ''),
      ),
    ).toEqual([])
  },
)
