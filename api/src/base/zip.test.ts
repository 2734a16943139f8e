import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { unzip } from '../../test/unzip.ts'
import { type ZipEntry, zip } from './zip.ts'

const now = new Date('2027-07-20T08:00:00Z')

const archiveOf = (entries: ZipEntry[]) => buffer(zip(entries, now))

test('what is written is read again, with any name and any content', async () => {
  const random = randomBytes(300_000)
  const archive = await archiveOf([
    { name: 'empty.txt', content: [] },
    { name: 'files/Lebensläufe-1.pdf', content: [random.subarray(0, 1_000), random.subarray(1_000)] },
    { name: 'text.json', content: ['"ü', 'ber"'] },
  ])
  const entries = await unzip(archive)
  expect([...entries.keys()]).toEqual(['empty.txt', 'files/Lebensläufe-1.pdf', 'text.json'])
  expect(entries.get('empty.txt')?.length).toBe(0)
  expect(entries.get('files/Lebensläufe-1.pdf')?.equals(random)).toBe(true)
  expect(entries.get('text.json')?.toString()).toBe('"über"')
})

test('content is read only as fast as the archive is', async () => {
  let produced = 0
  const endless = async function* () {
    for (;;) {
      produced += 1
      yield randomBytes(64 * 1_024)
    }
  }
  const archive = zip([{ name: 'endless.bin', content: endless() }], now)
  for (let chunk = 0; chunk < 5; chunk += 1) await archive.next()
  expect(produced).toBeLessThan(100)
  await archive.return(undefined)
})

test('an entry that fails, fails the archive', async () => {
  // biome-ignore lint/correctness/useYield: fails before anything is read
  const failing = async function* (): AsyncGenerator<Buffer> {
    throw new Error('The file is gone')
  }
  await expect(
    archiveOf([
      { name: 'a', content: ['a'] },
      { name: 'b', content: failing() },
    ]),
  ).rejects.toThrow('The file is gone')
})
