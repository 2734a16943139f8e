import { deflateSync } from 'node:zlib'
import { renderPdf } from '../../pdf/render-pdf.ts'
import { bytes, deflated, onePage, packedPdf, pages, pdf, stream } from './build-pdf.ts'
import { generatorQuirks } from './generator-quirks.ts'
import { libraryFiles } from './library-files.ts'

const annotated = (annotation: string) => pdf(onePage({ page: `/Annots[<<${annotation}/Rect[0 0 9 9]>>]` }))
const content = (body: Buffer) => pdf({ ...onePage({ page: '/Contents 4 0 R' }), 4: body })
const text = 'BT /F1 12 Tf (HTML/JavaScript, /Launch and /JS: see 1 0 R) Tj ET'

const ofOurs = (lines: number) =>
  renderPdf({
    title: 'Lebenslauf',
    subject: 'Łukasz Żółć, Đặng Thị',
    author: 'Verein',
    language: 'de',
    created_at: new Date('2027-03-01T10:00:00Z'),
    content: [
      { text: 'Mehr im Netz', link: 'https://example.org/mira?a=1&b=2' },
      ...Array.from({ length: lines }, (_, at) => ({ text: `Zeile ${at}: Studium in Győr` })),
    ],
  })

/** A linearised file: the table of the first page comes first, and ends with an offset of 0. */
const linearised = () => {
  const first = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n4 0 obj\n<</Linearized 1/N 1>>\nendobj\n'
  const table = `xref\n4 1\n${String(first.indexOf('4 0 obj')).padStart(10, '0')} 00000 n \n`
  return pdf(onePage(), { before: `${first}${table}trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n0\n%%EOF\n` })
}

const indirectLength = () =>
  pdf({
    ...onePage({ page: '/Contents 4 0 R' }),
    4: bytes('<</Length 5 0 R/Filter/FlateDecode>>\nstream\r\n', deflateSync(bytes(text)), '\r\nendstream'),
    5: '99',
  })

const ascii85 = (data: Buffer) => {
  const words = Array.from({ length: Math.floor(data.length / 4) }, (_, at) => data.readUInt32BE(at * 4))
  const letters = words.map(word =>
    [4, 3, 2, 1, 0].map(power => String.fromCharCode(33 + (Math.floor(word / 85 ** power) % 85))).join(''),
  )
  return `${letters.join('')}~>`
}
const padded = (data: Buffer) => bytes(data, Buffer.alloc(4 - (data.length % 4)))

const outline = {
  ...onePage({ catalog: '/Outlines 4 0 R/PageMode/UseOutlines' }),
  4: '<</Type/Outlines/First 5 0 R/Last 5 0 R/Count 1>>',
  5: '<</Title(Studium)/Parent 4 0 R/A<</S/GoTo/D[3 0 R/XYZ 0 0 0]>>>>',
}
const tagged = onePage({
  catalog:
    '/MarkInfo<</Marked true>>/StructTreeRoot<</Type/StructTreeRoot/K<</S/Document/K[<</S/P/K 0>>]>>/RoleMap<</Titel/H1>>>>' +
    '/PageLabels<</Nums[0<</S/r>>]>>/ViewerPreferences<</DisplayDocTitle true>>',
})

/** Real-world files that must be accepted. */
export const validFiles: Record<string, () => Buffer | Promise<Buffer>> = {
  ...Object.fromEntries(
    ['1.0', '1.3', '1.4', '1.5', '1.6', '1.7', '2.0'].map(version => [
      `of version ${version}`,
      () => pdf(onePage(), { version }),
    ]),
  ),
  'of our own making': () => ofOurs(5),
  'of our own making with several pages': () => ofOurs(200),
  'with fifty pages': () => pdf(pages(50)),
  'with object streams': () => packedPdf(onePage()),
  'with an object stream that is not packed': () => packedPdf(onePage(), '', stream),
  'with a later revision': () => pdf({ 3: onePage()[3] ?? '' }, { before: pdf(onePage()) }),
  'with two later revisions': () =>
    pdf({ 9: 'null' }, { before: pdf({ 3: onePage()[3] ?? '' }, { before: pdf(onePage()) }) }),
  'made for the web': linearised,
  'with a link': () => annotated('/Subtype/Link/A<</S/URI/URI(https://example.org/a?b=c#d)>>'),
  'with an old link': () => annotated('/Subtype/Link/A<</S/URI/URI(http://example.org)>>'),
  'with a link without a scheme': () => annotated('/Subtype/Link/A<</S/URI/URI(www.example.org:8080/a)>>'),
  'with a mail link': () => annotated('/Subtype/Link/A<</S/URI/URI(mailto:mira@example.org)>>'),
  'with a number to call': () => annotated('/Subtype/Link/A<</S/URI/URI(tel:+43 1 23456)>>'),
  'with a link inside': () => annotated('/Subtype/Link/Dest[3 0 R/Fit]'),
  'that opens at a place': () => pdf(onePage({ catalog: '/OpenAction[3 0 R/FitH 842]' })),
  'that opens at a place by an action': () =>
    pdf(onePage({ catalog: '/OpenAction<</S/GoTo/D[3 0 R/Fit]>>' })),
  'with bookmarks': () => pdf(outline),
  'with tags, labels and preferences': () => pdf(tagged),
  'with text about scripts': () => content(stream('', text)),
  'with packed text': () => content(deflated('', text)),
  'with an empty page': () => content(stream('', '')),
  'with the length of its text elsewhere': indirectLength,
  'with text in letters': () => content(stream('/Filter/ASCIIHexDecode', `${bytes(text).toString('hex')}>`)),
  'with packed text in letters': () =>
    content(stream('/Filter[/ASCII85Decode/FlateDecode]', ascii85(padded(deflateSync(bytes(text)))))),
  'with a photograph': () =>
    pdf({
      ...onePage(),
      4: stream('/Subtype/Image/Width 2480/Height 3508/Filter/DCTDecode', '\xff\xd8\xff\xe0 JFIF'),
    }),
  'with a large scan': () =>
    pdf({
      ...onePage(),
      4: deflated('/Subtype/Image/Width 2480/Height 3508', Buffer.alloc(2480 * 3508 * 3, 255)),
    }),
  'with empty space behind': () => bytes(pdf(onePage()), '\r\n\0\0  \n'),
  'with comments': () => pdf({ ...onePage(), 4: '[1 % one\n2 % two\n]' }),
  'with lines that end in the old way': () =>
    Buffer.from(pdf(onePage()).toString('latin1').replaceAll('\n', '\r'), 'latin1'),
  'with a deleted object that its table still names': () =>
    Buffer.from(
      pdf({ ...onePage(), 4: 'null' })
        .toString('latin1')
        .replace(/\d{10} 00000 n \ntrailer/, '0000000000 00000 n \ntrailer'),
      'latin1',
    ),
  ...libraryFiles,
  ...generatorQuirks,
}
