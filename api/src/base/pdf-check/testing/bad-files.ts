import { deflateSync } from 'node:zlib'
import type { PdfProblem } from '../refusal.ts'
import { activeFiles } from './active-files.ts'
import {
  bytes,
  deflated,
  deflatedZeros,
  type Objects,
  onePage,
  packedPdf,
  pages,
  pdf,
  stream,
} from './build-pdf.ts'
import { encrypted } from './library-files.ts'

export interface BadFile {
  name: string
  problem: PdfProblem
  make(): Buffer | Promise<Buffer>
}

const plain = pdf(onePage())
const PNG = bytes(
  '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\x90wS\xde\0\0\0\0IEND\xaeB`\x82',
)
const ZIP = bytes(`PK\x03\x04${'\0'.repeat(26)}`, `PK\x05\x06${'\0'.repeat(18)}`)
const HTML = '<!doctype html><html><script>alert(1)</script></html>'

const tar = () => {
  const file = Buffer.alloc(1024)
  file.write('%PDF-1.4\n%')
  file.write('ustar', 257)
  return bytes(file, '\n', plain.subarray(9))
}

const foreign: Record<string, () => Buffer> = {
  'a PNG called .pdf': () => PNG,
  'a page of HTML': () => Buffer.from(HTML),
  'a ZIP': () => ZIP,
  'a program': () => bytes('MZ\x90\0\x03\0\0\0', plain),
  'a text': () => Buffer.from('My résumé is on my website.'),
  'a PostScript file': () => Buffer.from('%!PS-Adobe-3.0\nshowpage'),
  'only a header': () => Buffer.from('%PDF-'),
  'an unknown version': () => bytes('%PDF-7.3\n', plain.subarray(9)),
  'a PNG before the PDF': () => bytes(PNG, plain),
  'a ZIP before the PDF': () => bytes(ZIP, plain),
  'a GIF before the PDF': () => bytes('GIF89a\x01\0\x01\0', plain),
  'HTML before the PDF': () => bytes(HTML, plain),
}

const mixed: Record<string, () => Buffer> = {
  'a PNG behind the PDF': () => bytes(plain, PNG),
  'a ZIP behind the PDF': () => bytes(plain, ZIP),
  'a ZIP in the last comment': () => bytes(plain, '%', ZIP, '\n%%EOF\n'),
  'a ZIP in a stream': () => pdf({ ...onePage(), 4: stream('', ZIP) }),
  'HTML behind the PDF': () => bytes(plain, HTML),
  'HTML in the first comment': () => bytes('%PDF-1.4\n%', HTML, '\n', plain.subarray(9)),
  'PHP in the first comment': () => bytes('%PDF-1.4\n%<?php system($_GET[0]) ?>\n', plain.subarray(9)),
  'a program behind the PDF': () => bytes(plain, 'MZ\x90\0\x03'),
  'a comment behind the PDF': () => bytes(plain, '% and more'),
  'a RAR in a stream': () => pdf({ ...onePage(), 4: stream('', 'Rar!\x1a\x07\x01\0') }),
  'a 7z in a stream': () => pdf({ ...onePage(), 4: stream('', '7z\xbc\xaf\x27\x1c\0\x04') }),
  'a TAR around the PDF': tar,
}

const cutAt = (share: number) => plain.subarray(0, Math.floor(plain.length * share))
const without = (text: string) => Buffer.from(plain.toString('latin1').replace(text, ''), 'latin1')
const treeOf = (kids: string, more: Objects = {}) =>
  pdf({ ...onePage(), 2: `<</Type/Pages/Kids[${kids}]/Count 1>>`, ...more })

/** Each level of the page tree refers to the next several times, so that 4 kB lead to 2^40 nodes. */
const multiplied = (levels: number, times: number, last: string): Buffer =>
  treeOf('10 0 R', {
    ...Object.fromEntries(
      Array.from({ length: levels }, (_, at) => [
        at + 10,
        `<</Type/Pages/Kids[${(at === levels - 1 ? last : `${at + 11} 0 R `).repeat(times)}]>>`,
      ]),
    ),
  })

const damaged: Record<string, () => Buffer> = {
  ...Object.fromEntries([0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9].map(at => [`cut at ${at}`, () => cutAt(at)])),
  'cut before its last line': () => plain.subarray(0, plain.indexOf('%%EOF')),
  'cut in an object stream': () => packedPdf(onePage()).subarray(0, 120),
  'without a trailer': () => without('trailer'),
  'without a catalog': () => pdf({ 2: '<</Type/Pages/Kids[3 0 R]/Count 1>>', 3: '<</Type/Page>>' }),
  'without a page tree': () => pdf({ 1: '<</Type/Catalog>>' }),
  'without a page': () => treeOf(''),
  'whose page is missing': () => treeOf('9 0 R'),
  'whose page is a number': () => treeOf('5'),
  'whose page tree holds itself': () => treeOf('2 0 R'),
  'whose page tree goes in a wide circle': () =>
    treeOf('4 0 R', { 4: '<</Type/Pages/Kids[5 0 R]>>', 5: '<</Type/Pages/Kids[2 0 R]>>' }),
  'whose pages multiply': () => multiplied(10, 10, '3 0 R '),
  'whose branches multiply without ever having a page': () => multiplied(40, 2, ''),
  'whose references go in a circle': () => treeOf('4 0 R', { 4: '5 0 R', 5: '4 0 R' }),
  'with an object that never ends': () => pdf({ ...onePage(), 4: '<</A' }),
  'with a text that never ends': () => pdf({ ...onePage(), 4: '(never' }),
  'with a stream that never ends': () => pdf({ ...onePage(), 4: '<</Length 5>>\nstream\nabc' }),
  'with something between its objects': () => pdf({ ...onePage(), 4: 'null\nendobj\nhello' }),
  'with a broken stream': () => pdf({ ...onePage(), 4: stream('/Filter/FlateDecode', 'not deflated') }),
  'with a broken object stream': () =>
    packedPdf(onePage(), '/Filter/FlateDecode', (dict, content) => stream(dict, content)),
}

const many = (count: number, body = 'null'): Objects => ({
  ...onePage(),
  ...Object.fromEntries(Array.from({ length: count }, (_, at) => [at + 10, body])),
})
const deep = (open: string, close: string) =>
  pdf({ ...onePage(), 4: open.repeat(5_000) + close.repeat(5_000) })

const complex: Record<string, () => Buffer> = {
  'whose page tree is deep': () =>
    pdf({
      ...many(100),
      ...Object.fromEntries(Array.from({ length: 100 }, (_, at) => [at + 10, `<</Kids[${at + 11} 0 R]>>`])),
      2: '<</Type/Pages/Kids[10 0 R]>>',
    }),
  'that unpacks to 300 MB': () => pdf({ ...onePage(), 4: stream('/Filter/FlateDecode', deflatedZeros(300)) }),
  'that unpacks to 300 MB in ten streams': () => {
    const part = stream('/Subtype/Image/Filter/FlateDecode', deflatedZeros(30))
    return pdf({
      ...onePage(),
      ...Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at + 10, part])),
    })
  },
  'that is packed twice': () =>
    pdf({
      ...onePage(),
      4: stream('/Filter[/FlateDecode/FlateDecode]', deflateSync(deflatedZeros(64))),
    }),
  'that repeats one byte': () =>
    pdf({ ...onePage(), 4: stream('/Filter/RunLengthDecode', '\x81\0'.repeat(150_000)) }),
  'with ten filters': () => pdf({ ...onePage(), 4: stream(`/Filter[${'/FlateDecode'.repeat(10)}]`, 'x') }),
  'whose object stream unpacks to 20 MB': () =>
    packedPdf(onePage(), '', (dict, content) =>
      deflated(dict, bytes(content, Buffer.alloc(20 * 1024 * 1024, ' '))),
    ),
  'whose object stream claims a billion objects': () => packedPdf(onePage(), '/N 1000000000'),
  'whose object stream is packed in another way': () =>
    packedPdf(onePage(), '', (dict, content) =>
      stream(`${dict}/Filter/ASCIIHexDecode`, bytes(content).toString('hex')),
    ),
  'whose object stream is predicted': () => packedPdf(onePage(), '/DecodeParms<</Predictor 12>>'),
  'with lists in lists': () => deep('[', ']'),
  'with dictionaries in dictionaries': () => deep('<</A', '>>'),
  'of 60,000 objects': () => pdf(many(60_000)),
  'of more than a million values': () => pdf({ ...onePage(), 4: `[${'null '.repeat(1_100_000)}]` }),
  'with nine million digits': () => pdf({ ...onePage(), 4: `<${'a'.repeat(9_000_000)}>` }),
  'with nine million letters': () => pdf({ ...onePage(), 4: `(${'a\\)'.repeat(3_000_000)})` }),
  'with a name of nine million letters': () => pdf({ ...onePage(), 4: `/${'a'.repeat(9_000_000)}` }),
  'with a number of nine million digits': () => pdf({ ...onePage(), 4: '1'.repeat(9_000_000) }),
  'with a picture of a billion pixels': () =>
    pdf({ ...onePage(), 4: stream('/Subtype/Image/Width 40000/Height 40000/Filter/DCTDecode', 'x') }),
}

const tooLong: Record<string, () => Buffer> = {
  'of 51 pages': () => pdf(pages(51)),
  'of one page a hundred thousand times': () =>
    pdf({ ...onePage(), 2: `<</Kids[${'3 0 R '.repeat(100_000)}]>>` }),
  'that claims a million pages': () => treeOf('3 0 R', { 2: '<</Type/Pages/Kids[3 0 R]/Count 1000000>>' }),
}

const all = (problem: PdfProblem, files: Record<string, () => Buffer | Promise<Buffer>>): BadFile[] =>
  Object.entries(files).map(([name, make]) => ({ name, problem, make }))

/** Files to refuse, each with the message for the user. */
export const badFiles: BadFile[] = [
  { name: 'without a byte', problem: 'FILE_EMPTY', make: () => Buffer.alloc(0) },
  ...all('FILE_NOT_PDF', foreign),
  ...all('PDF_MIXED', mixed),
  ...all('PDF_DAMAGED', damaged),
  ...all('PDF_TOO_COMPLEX', complex),
  ...all('PDF_TOO_LONG', tooLong),
  ...activeFiles,
  ...all('PDF_ENCRYPTED', {
    'that opens with a password': () => encrypted({ userPassword: 'geheim', ownerPassword: 'boss' }),
    'that only its owner may change': () => encrypted({ ownerPassword: 'boss' }),
    'that is encrypted in object streams': () => encrypted({ userPassword: 'geheim' }, true),
    'with one encrypted stream': () => pdf({ ...onePage(), 4: stream('/Filter/Crypt', 'x') }),
  }),
]
