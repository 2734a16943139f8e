import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { compressFolder } from './compress-files.mjs'

const text = 'Meisterkurs und Konzert. '.repeat(100)

test('text files are compressed in both formats; images and files that would not shrink are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'academy-compress-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/a.js'), text)
  await writeFile(join(folder, 'tiny.css'), 'a{}')
  await writeFile(join(folder, 'font.woff2'), text)
  await compressFolder(folder)
  const names = (await readdir(folder, { recursive: true })).toSorted()
  expect(names).toEqual([
    'assets',
    'assets/a.js',
    'assets/a.js.br',
    'assets/a.js.gz',
    'font.woff2',
    'tiny.css',
  ])
  expect(brotliDecompressSync(await readFile(join(folder, 'assets/a.js.br'))).toString()).toBe(text)
  expect(gunzipSync(await readFile(join(folder, 'assets/a.js.gz'))).toString()).toBe(text)
})
