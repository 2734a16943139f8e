import { expect, test } from 'vitest'
import { pdfError } from './file-field.tsx'

const MEGABYTE = 1024 * 1024
const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)
const zeros = (bytes: number) => new Uint8Array(bytes)

/** Simulates a file that was deleted or changed after it was chosen. */
const unreadable = (name: string) => {
  const text = () => Promise.reject(new DOMException('Not readable', 'NotReadableError'))
  return Object.assign(file(name, '%PDF-1.7'), { slice: () => Object.assign(new Blob(), { text }) })
}

test.each([
  ['no file', undefined, undefined],
  ['a PDF', file('a.pdf', '%PDF-1.7\n'), undefined],
  ['a PDF without the file extension', file('a', '%PDF-1.7\n'), undefined],
  ['a PDF with a few leading bytes', file('a.pdf', '\n\n%PDF-1.4\n'), undefined],
  ['10 MB', file('a.pdf', '%PDF-', zeros(10 * MEGABYTE - 5)), undefined],
  ['one byte over 10 MB', file('a.pdf', '%PDF-', zeros(10 * MEGABYTE - 4)), 'FILE_TOO_LARGE'],
  ['nothing', file('a.pdf'), 'FILE_EMPTY'],
  ['a deleted file', unreadable('a.pdf'), 'FILE_UNREADABLE'],
  ['an image named .pdf', file('a.pdf', '\x89PNG\r\n'), 'FILE_NOT_PDF'],
  ['a PDF signature after the first kilobyte', file('a.pdf', zeros(1024), '%PDF-1.7'), 'FILE_NOT_PDF'],
])('%s', async (_, chosen, error) => {
  expect(await pdfError(chosen)).toBe(error)
})
