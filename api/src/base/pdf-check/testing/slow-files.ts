// Small files that keep a careless reader busy for minutes.
import { deflateSync } from 'node:zlib'
import { bytes, deflated, type Objects, onePage, packedPdf, pdf, stream } from './build-pdf.ts'

const many = (count: number, body: (at: number) => Buffer | string): Objects => ({
  ...onePage(),
  ...Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 10, body(at)])),
})
const spaces = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024, ' ')

/** Object streams with nearly 16 MB of spaces each. */
const packedSpaces = () => {
  const part = deflated('/N 0/First 0', spaces(15))
  return pdf(many(500, () => part))
}

/** Every object of the stream is the same long list. */
const overlapping = () => {
  const index = Array.from({ length: 20_000 }, (_, at) => `${at + 10} 0 `).join('')
  const list = `[${'(a)'.repeat(20_000)}]`
  return packedPdf(onePage(), '', (_, content) =>
    bytes(
      deflated(`/N 20000/First ${index.length}`, index + list),
      `\nendobj\n900000 0 obj\n`,
      deflated('/N 0/First 0', content),
    ),
  )
}

/** Large between the two filters, empty at the end. */
const throughSpaces = () => {
  const part = stream('/Filter[/FlateDecode/ASCIIHexDecode]', deflateSync(bytes('>', spaces(15))))
  return pdf(many(500, () => part))
}

const manyStreams = () => {
  const part = stream('/Filter/FlateDecode', deflateSync('x'))
  return pdf(many(10_000, () => part))
}

/** Every length points into the same long comment. */
const lengthsIntoComment = () => {
  const file = pdf(many(40_000, () => '<</Length 7000000>>\nstream\nendstream'))
  return bytes(
    file.subarray(0, file.indexOf('xref')),
    `%${'x'.repeat(3_000_000)}\n`,
    file.subarray(file.indexOf('xref')),
  )
}

export const slowFiles: Record<string, () => Buffer> = {
  'with 7 GB in object streams': packedSpaces,
  'with objects that lie on top of each other': overlapping,
  'with 7 GB between two filters': throughSpaces,
  'whose branches multiply': () =>
    pdf({
      ...many(40, at => `<</Type/Pages/Kids[${at === 39 ? '' : `${at + 11} 0 R `.repeat(2)}]>>`),
      2: '<</Type/Pages/Kids[10 0 R]/Count 1>>',
    }),
  'with 10,000 streams': manyStreams,
  'with lengths that point into a long comment': lengthsIntoComment,
  'with a word for objects on every line': () =>
    pdf({ ...onePage(), 4: stream('', '%\nobj\n0 obj\n% 0\n'.repeat(600_000)) }),
  'with long lines before the word for objects': () =>
    pdf({ ...onePage(), 4: stream('', `${'% '.repeat(20_000)}\n obj `.repeat(200)) }),
  'with half a million numbers before a long gap': () =>
    pdf({ ...onePage(), 4: `[${'1 '.repeat(400_000)}${' '.repeat(8_000_000)}]` }),
  'with strings that open and never close': () => pdf({ ...onePage(), 4: `[${'(\\(\\('.repeat(200_000)}` }),
  'with hexadecimal texts that never close': () => pdf({ ...onePage(), 4: `<<${'/A<0'.repeat(200_000)}` }),
}
