import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_FILE_BYTES } from '@academy/contract/base/fields'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkPdf } from './check-pdf.ts'
import { inspect } from './inspect.ts'
import { badFiles } from './testing/bad-files.ts'
import { onePage, pdf } from './testing/build-pdf.ts'
import { slowFiles } from './testing/slow-files.ts'
import { validFiles } from './testing/valid-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-pdf-'))
})
afterAll(() => rm(folder, { recursive: true }))

let count = 0
/** Checks a file as an upload is, on a thread with limits. */
const check = async (content: Buffer) => {
  // Larger files are refused earlier.
  expect(content.length).toBeLessThanOrEqual(MAX_FILE_BYTES)
  const path = join(folder, `${++count}.pdf`)
  await writeFile(path, content)
  return checkPdf(path)
}

test('there are at least 40 bad files and 20 valid ones', () => {
  expect(badFiles.length).toBeGreaterThanOrEqual(40)
  expect(Object.keys(validFiles).length).toBeGreaterThanOrEqual(20)
})

describe('a bad file', () => {
  // Threads start slowly. Their limits concern only complex files.
  test.each(badFiles)('$name is refused: $problem', async ({ make, problem }) => {
    const content = await make()
    expect(await (problem === 'PDF_TOO_COMPLEX' ? check(content) : inspect(content))).toBe(problem)
  })

  const examples = new Map(badFiles.map(file => [file.problem, file]))
  test.each([...examples.values()])('is refused by a thread, too: $problem', async ({ make, problem }) => {
    expect(await check(await make())).toBe(problem)
  })
})

describe('a file designed to be slow', () => {
  // CPU time, so that a busy machine does not matter.
  test.each(Object.entries(slowFiles))('%s is inspected quickly', async (_, make) => {
    const content = make()
    expect(content.length).toBeLessThanOrEqual(MAX_FILE_BYTES)
    const before = process.cpuUsage()
    await inspect(content)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1_000_000).toBeLessThan(4)
  })
})

describe('a valid file', () => {
  test.each(Object.entries(validFiles))('%s is accepted', async (_, make) => {
    expect(await inspect(await make())).toBeUndefined()
  })

  // The limits of the thread must leave room for large files.
  const large = [
    'of our own making with several pages',
    'with a large scan',
    'of fifty pages',
    'of fifty pages in object streams',
    'with a form in object streams',
  ]
  test.each(large)('%s is accepted by a thread, too', async name => {
    const content = await validFiles[name]?.()
    expect(await check(content ?? Buffer.alloc(0))).toBeUndefined()
  })
})

test('a plain file truncated anywhere is refused', async () => {
  const whole = pdf(onePage())
  const end = whole.lastIndexOf('%%EOF') + 5
  for (let length = 0; length < end; length += 7) {
    const problem = await inspect(whole.subarray(0, length))
    expect(['FILE_EMPTY', 'FILE_NOT_PDF', 'PDF_DAMAGED'], `cut at ${length}`).toContain(problem)
  }
})
