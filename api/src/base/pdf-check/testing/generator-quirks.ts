// Output of real programs, each reduced as far as possible.
import { deflateSync } from 'node:zlib'
import { bytes, onePage, type Part, packedPdf, pdf, stream } from './build-pdf.ts'

const plain = pdf(onePage())
const changed = (from: string | RegExp, to: string) =>
  Buffer.from(plain.toString('latin1').replace(from, to), 'latin1')
const untilTable = plain.subarray(0, plain.indexOf('xref'))
const fromTrailer = plain.subarray(plain.indexOf('trailer'))
const untilStart = plain.subarray(0, plain.indexOf('startxref'))

const annotated = (annotation: string) => pdf(onePage({ page: `/Annots[<<${annotation}/Rect[0 0 9 9]>>]` }))
const linkTo = (address: string) => annotated(`/Subtype/Link/A<</S/URI/URI(${address})>>`)
const command = (name: string) => annotated(`/Subtype/Link/A<</S/Named/N/${name}>>`)

/** Returns compressed data that ends with the given byte. */
const deflatedTo = (last: number, content = '') => {
  const found = Array.from({ length: 256 }, (_, at) => deflateSync(bytes(`${content}${'\t'.repeat(at)}`)))
  return found.find(data => data.at(-1) === last) ?? Buffer.alloc(0)
}
/** The line end before `endstream` may be left out. */
const lengthElsewhere = (data: Part, end: string) =>
  pdf({
    ...onePage({ page: '/Contents 4 0 R' }),
    4: bytes('<</Length 5 0 R/Filter/FlateDecode>>\nstream\n', data, end, 'endstream'),
    5: '99',
  })
const packedTo = (last: number) =>
  packedPdf(onePage(), '', (dict, content) =>
    bytes(
      `<<${dict}/Length 9 0 R/Filter/FlateDecode>>\nstream\n`,
      deflatedTo(last, bytes(content).toString('latin1')),
      'endstream',
    ),
  )

const withResource = (name: string, dict = '/Type/Font/Subtype/Type1/BaseFont/Times-Roman') =>
  pdf(onePage({ page: `/Resources<</Font<</${name}<<${dict}>>>>>>` }))

export const generatorQuirks: Record<string, () => Buffer> = {
  ...Object.fromEntries(
    [0x0a, 0x0d].flatMap(last =>
      ['', '\n', '\r\n', '\r'].map(end => [
        `with data that ends in ${last}, with its length elsewhere (${JSON.stringify(end)})`,
        () => lengthElsewhere(deflatedTo(last), end),
      ]),
    ),
  ),
  'with an object stream that ends in a line feed': () => packedTo(0x0a),
  'with an object stream that ends in a carriage return': () => packedTo(0x0d),
  'with nothing compressed and its length elsewhere': () => lengthElsewhere('', '\n'),
  'with compressed data without its checksum': () =>
    lengthElsewhere(deflateSync(bytes('text')).subarray(0, -4), '\n'),
  'with a length that is wrong': () =>
    pdf({
      ...onePage(),
      4: bytes('<</Length 5/Filter/FlateDecode>>\nstream\n', deflatedTo(0x0a), 'endstream'),
    }),
  'with a revision right behind the mark of the end (Word)': () =>
    pdf({ 9: 'null' }, { before: plain.subarray(0, plain.lastIndexOf('%%EOF') + 5) }),
  'with an empty list of attached files (gofpdf)': () =>
    pdf(onePage({ catalog: '/Names<</EmbeddedFiles<</Names[]>>>>' })),
  'with a list of scripts that is nowhere (Google Sheets)': () =>
    pdf(onePage({ catalog: '/Names<</JavaScript 9 0 R>>' })),
  'with a list of scripts that is null': () => pdf(onePage({ catalog: '/Names<</JavaScript null>>' })),
  'with links to notes (LilyPond)': () => linkTo('textedit:///home/mira/fuge.ly:12:4:5'),
  'with a link to a file (wkhtmltopdf)': () => linkTo('file:///home/mira/cv.html'),
  'with a link to a file (Word)': () => linkTo('C:\\\\Users\\\\Mira\\\\cv.docx'),
  'with a link to an old server': () => linkTo('ftp://example.org/scores'),
  'with a mistyped link': () => linkTo('htttps://example.org'),
  'with a mistyped mail link': () => linkTo('E-Mail: mira@example.org'),
  'with a base for its links': () =>
    pdf(
      onePage({ catalog: '/URI<</Base(https://example.org/)>>', page: '/Annots[<</A<</S/URI/URI(cv)>>>>]' }),
    ),
  'with a link to the next page': () => command('NextPage'),
  'with a link back': () => command('GoBack'),
  'with a table that points elsewhere': () => changed(/\d{10} 00000 n/, '0000000001 00000 n'),
  'with a table that begins with the wrong number': () => changed('xref\n0 1\n', 'xref\n1 1\n'),
  'with negative places in its table (InDesign)': () => changed(/\d{10} 00000 n/, '-000000001 00000 n'),
  'without a table': () => bytes(untilTable, fromTrailer),
  'whose end points elsewhere': () => bytes(untilStart, 'startxref\n5\n%%EOF\n'),
  'whose end points beyond it': () => bytes(untilStart, 'startxref\n99999999\n%%EOF\n'),
  'whose end points nowhere': () => bytes(untilStart, 'startxref\n-1\n%%EOF\n'),
  'with an empty line before it': () => bytes('\r\n', plain),
  'with a mark of byte order before it': () => bytes('\xef\xbb\xbf', plain),
  'with an empty object': () => pdf({ ...onePage(), 4: '' }),
  'with an object that lacks its last word': () => changed('\nendobj\n2 0 obj', '\n2 0 obj'),
  'with a key that comes twice': () => pdf({ ...onePage(), 4: '<</Type/Font/Type/Font>>' }),
  ...Object.fromEntries(
    ['AA', 'JS', 'EF', 'A', 'Next', 'Sound', 'Movie', '3D'].map(name => [
      `with a font called ${name}`,
      () => withResource(name),
    ]),
  ),
  'with attributes of text where an action could be': () =>
    pdf({ ...onePage(), 4: '<</Type/StructElem/S/Table/A<</O/Layout/Placement/Block>>>>' }),
  'with an empty list of actions': () => pdf(onePage({ page: '/AA<<>>' })),
  'with a page that turns like a leaf': () => pdf(onePage({ page: '/Trans<</Type/Trans/S/Dissolve>>' })),
  'with a mark of compressed data in short': () =>
    pdf({ ...onePage(), 4: stream('/Filter/Fl', deflateSync('x')) }),
}
