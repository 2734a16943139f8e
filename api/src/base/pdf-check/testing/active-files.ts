import type { PdfProblem } from '../refusal.ts'
import { deflated, onePage, packedPdf, pdf, stream } from './build-pdf.ts'

const script = '<</S/JavaScript/JS(app.alert\\(1\\))>>'
const opening = (action: string) => pdf(onePage({ catalog: `/OpenAction${action}` }))
const annotated = (annotation: string) => pdf(onePage({ page: `/Annots[<<${annotation}/Rect[0 0 9 9]>>]` }))
const linked = (action: string) => annotated(`/Subtype/Link/A${action}`)
const address = (text: string) => linked(`<</S/URI/URI(${text})>>`)
const field = (more: string) =>
  pdf({ ...onePage({ catalog: '/AcroForm<</Fields[4 0 R]>>' }), 4: `<</FT/Tx/T(name)${more}>>` })

/** The latest revision is clean, but the older one is still in the file. */
const revised = () => pdf({ 1: onePage()[1] ?? '' }, { before: opening(script) })

const forbidden = [
  ...[
    'Launch',
    'JavaScript',
    'SubmitForm',
    'ResetForm',
    'ImportData',
    'GoToR',
    'GoToE',
    'GoTo3DView',
    'Thread',
  ],
  ...['Sound', 'Movie', 'Rendition', 'RichMediaExecute', 'Hide', 'SetOCGState', 'Trans'],
]
const based = (base: string, text: string) =>
  pdf(
    onePage({
      catalog: `/URI<</Base(${base})>>`,
      page: `/Annots[<</Subtype/Link/A<</S/URI/URI(${text})>>>>]`,
    }),
  )
/** Longer than any pattern looks ahead. */
const wide = ' '.repeat(5_000)

/** Files with actions, in every possible place. */
const active: Record<string, () => Buffer> = {
  'with a script when it opens': () => opening(script),
  'with a script in an object of its own': () =>
    pdf({ ...onePage({ catalog: '/OpenAction 4 0 R' }), 4: script }),
  'with a script for the whole document': () =>
    pdf(onePage({ catalog: `/Names<</JavaScript<</Names[(a)${script}]>>>>` })),
  'with a script that is a stream': () =>
    pdf({ ...onePage({ catalog: '/Names<</JavaScript 4 0 R>>' }), 4: deflated('', 'x') }),
  'with a script behind a link': () => linked(script),
  'with a script after another action': () => linked(`<</S/GoTo/D[3 0 R/Fit]/Next${script}>>`),
  'with a script in a bookmark': () =>
    pdf({ ...onePage({ catalog: '/Outlines<</First 4 0 R>>' }), 4: `<</Title(x)/A${script}>>` }),
  'with a script in a form field': () => field(`/AA<</K${script}>>`),
  'with actions of the document': () => pdf(onePage({ catalog: '/AA<</WC<</S/Named/N/Print>>>>' })),
  'with actions of a page': () => pdf(onePage({ page: '/AA<</O<</S/Named/N/Print>>>>' })),
  'with escaped names': () => opening('<</S/J#61vaScr#69pt/J#53(1)>>'),
  'with an escaped key alone': () => opening('<</S/GoTo/J#53(1)>>'),
  'with a script in an object stream': () =>
    packedPdf({ ...onePage({ catalog: '/OpenAction 4 0 R' }), 4: script }),
  'with a script in a nameless object stream': () =>
    packedPdf({ ...onePage(), 4: script }, '', (dict, content) =>
      deflated(dict.replace('/Type/ObjStm', ''), content),
    ),
  'with a script in an object stream with an escaped name': () =>
    packedPdf({ ...onePage(), 4: script }, '', (dict, content) =>
      deflated(dict.replace('ObjStm', 'Obj#53tm'), content),
    ),
  'with a script that nothing leads to': () => pdf({ ...onePage(), 4: script }),
  'with a script in an older version': revised,
  'with a script under a key that comes twice': () => opening('<</S/JavaScript/S/GoTo/D[3 0 R/Fit]>>'),
  'that starts a program': () => opening('<</S/Launch/F(cmd.exe)>>'),
  'that starts a program behind a link': () => linked('<</S/Launch/Win<</F(cmd.exe)>>>>'),
  'that sends a form': () => linked('<</S/SubmitForm/F(https://example.org)>>'),
  'that fetches data': () => linked('<</S/ImportData/F(a.fdf)>>'),
  'that opens another file': () => linked('<</S/GoToR/F(other.pdf)/D[0/Fit]>>'),
  'that opens an attached file': () => linked('<</S/GoToE/T<</R/C>>>>'),
  'that prints when it opens': () => opening('<</S/Named/N/Print>>'),
  'that calls an address when it opens': () => opening('<</S/URI/URI(https://example.org)>>'),
  'that goes somewhere and on when it opens': () =>
    opening('<</S/GoTo/D[3 0 R/Fit]/Next<</S/Named/N/Print>>>>'),
  ...Object.fromEntries(
    forbidden.map(type => [`with the action ${type} behind a link`, () => linked(`<</S/${type}>>`)]),
  ),
  'with the action of an article that nothing leads to': () =>
    pdf({ ...onePage(), 4: '<</S/Thread/F(a.pdf)/D 0>>' }),
  'with an action that does not exist': () => linked('<</S/Explode>>'),
  'with an action that does not exist after another': () =>
    linked('<</S/GoTo/D[3 0 R/Fit]/Next[<</S/URI/URI(https://example.org)>><</S/Explode>>]>>'),
  'with an action that does not exist, by its type': () =>
    pdf({ ...onePage(), 4: '<</Type/Action/S/Explode>>' }),
  'with the type of its action elsewhere': () =>
    pdf({ ...onePage({ page: '/Annots[<</Subtype/Link/A<</S 4 0 R>>>>]' }), 4: '/Thread' }),
  ...Object.fromEntries(
    ['Print', 'Quit', 'SaveAs', 'Close'].map(name => [
      `that calls the command ${name}`,
      () => linked(`<</S/Named/N/${name}>>`),
    ]),
  ),
  'with scripts for the document under a key that comes twice': () =>
    pdf({
      ...onePage({ catalog: '/Names<</JavaScript 4 0 R/JavaScript null>>' }),
      4: '<</Names[(a)5 0 R]>>',
    }),
  'with scripts in the branches of a list': () =>
    pdf({ ...onePage({ catalog: '/Names<</JavaScript<</Names[]/Kids[4 0 R]>>>>' }), 4: '<<>>' }),
}

const hidden: Record<string, () => Buffer> = {
  'with an object hidden in a stream': () =>
    pdf({ ...onePage(), 4: stream('', `\n9 0 obj\n${script}\nendobj\n`) }),
  'with an object hidden in a comment': () => pdf({ ...onePage(), 4: `null % 9 0 obj <</S/Script>> endobj` }),
  'with an object hidden in a text': () => pdf({ ...onePage(), 4: '(9 0 obj <</S/Script>> endobj)' }),
  'with a hidden object in odd spacing': () => pdf({ ...onePage(), 4: stream('', '9%x\n0\0obj <<>>') }),
  'with another PDF inside': () => pdf({ ...onePage(), 4: stream('', pdf(onePage())) }),
  'with a hidden object in wide spacing': () =>
    pdf({ ...onePage(), 4: stream('', `9${wide}0${wide}obj <<>>`) }),
  'with a hidden object in long comments': () =>
    pdf({ ...onePage(), 4: stream('', `9 %${'x%'.repeat(500)}\n%${wide}\r\n0 %\n%\n\nobj <<>>`) }),
  'with a hidden object right behind a name': () => pdf({ ...onePage(), 4: stream('', '/a9 0 obj<<>>') }),
}

const links: Record<string, () => Buffer> = {
  'with a link to a script': () => address('javascript:alert\\(1\\)'),
  'with a link to a script in odd letters': () => address(' JaVa\\tScript:alert\\(1\\)'),
  'with a link to a script in UTF-16': () =>
    linked(`<</S/URI/URI<FEFF${Buffer.from('javascript:1', 'utf16le').swap16().toString('hex')}>>>`),
  'with a link to data': () => address('data:text/html,hello'),
  'with a link to a script of another kind': () => address('vbscript:MsgBox'),
  'with a link to a program': () => address('ms-msdt:/id PCWDiagnostic'),
  'with links that begin with a script': () => based('javascript:', 'alert\\(1\\)'),
  'with links that begin with half a script': () => based('javascript', ':alert\\(1\\)'),
  'with a link to a script in an older version': () =>
    pdf(
      { 4: '(https://example.org)' },
      {
        before: pdf({
          ...onePage({ page: '/Annots[<</Subtype/Link/A<</S/URI/URI 4 0 R>>>>]' }),
          4: '(javascript:1)',
        }),
      },
    ),
}

const attachments: Record<string, () => Buffer> = {
  'with an attached file': () =>
    pdf({
      ...onePage({ catalog: '/Names<</EmbeddedFiles<</Names[(a)4 0 R]>>>>' }),
      4: '<</Type/Filespec/F(a.exe)>>',
    }),
  'with a file in a file': () =>
    pdf({
      ...onePage(),
      4: '<</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>>',
      5: stream('/Type/EmbeddedFile', 'MZ'),
    }),
  'with an attachment on a page': () => annotated('/Subtype/FileAttachment/FS<</F(a.exe)>>'),
  'with a film': () => annotated('/Subtype/RichMedia'),
  'with an old film': () => annotated('/Subtype/Movie'),
  'with a sound': () => annotated('/Subtype/Sound'),
  'with a thing to turn around': () => annotated('/Subtype/3D'),
  'with a stream in another file': () => pdf({ ...onePage(), 4: stream('/F(secret.txt)', '') }),
  'with a page of another file': () =>
    pdf({ ...onePage(), 4: stream('/Subtype/Form/Ref<</F(secret.pdf)/Page 0>>', '') }),
}

const all = (problem: PdfProblem, files: Record<string, () => Buffer>) =>
  Object.entries(files).map(([name, make]) => ({ name, problem, make }))

/** Files with content that a résumé does not need, each with the message for the user. */
export const activeFiles = [
  ...all('PDF_ACTIVE', active),
  ...all('PDF_HIDDEN', hidden),
  ...all('PDF_LINK', links),
  ...all('PDF_ATTACHMENT', attachments),
  ...all('PDF_FORM', {
    'with a form of its own kind': () => pdf(onePage({ catalog: '/AcroForm<</XFA(xml)/Fields[]>>' })),
  }),
]
