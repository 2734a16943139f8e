// Refuses files that are a PDF for one program and something else for another.
import { refuse } from './refusal.ts'

// Some web programs write a byte order mark or an empty line before it.
const header = /^(\xef\xbb\xbf)?[\s\0]{0,64}%PDF-[12]\.\d(?!\d)/
// Browsers and mail programs detect the type by the beginning of a file.
const markup = /<(!doctype|html|head|body|script|iframe|svg|\?php)/i
const SNIFFED = 1024

// A ZIP is read from its end, so it may follow other content; its last record is at most this far from the
// end.
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
const ZIP_TAIL = 65_557
// Found at any offset, as in self-extracting archives.
const archives = ['Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c'].map(magic => Buffer.from(magic, 'latin1'))
// Found at a fixed offset, after any content.
const atPlaces = [
  { at: 257, magic: 'ustar' },
  { at: 32_769, magic: 'CD001' },
]

const isArchive = (bytes: Buffer) =>
  bytes.subarray(-ZIP_TAIL).includes(ZIP_END) ||
  archives.some(magic => bytes.includes(magic)) ||
  atPlaces.some(({ at, magic }) => bytes.toString('latin1', at, at + magic.length) === magic)

/** Every revision ends with %%EOF; nothing may follow the last one. */
const hasTail = (bytes: Buffer) => {
  const end = bytes.lastIndexOf('%%EOF')
  return end >= 0 && /[^\s\0]/.test(bytes.toString('latin1', end + 5))
}

export const refuseForeignContent = (bytes: Buffer): void => {
  if (bytes.length === 0) refuse('FILE_EMPTY')
  const start = bytes.toString('latin1', 0, SNIFFED)
  if (!header.test(start)) refuse('FILE_NOT_PDF')
  if (markup.test(start) || isArchive(bytes) || hasTail(bytes)) refuse('PDF_MIXED')
}
