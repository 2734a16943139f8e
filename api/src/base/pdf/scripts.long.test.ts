import { openSync } from 'fontkit'
import { expect, test } from 'vitest'
import { readPages } from '../../../test/read-pdf.ts'
import { type FontFamily, fontFamilies, ownFamilies } from './fonts.ts'
import { renderPdf } from './render-pdf.ts'
import { textRuns } from './text-runs.ts'

const names = [
  'Žiga O’Brien, Соломія, Νίκος, Nguyễn Thị Ánh Ĭŧ',
  'Kim (김민준) 김 민준',
  '王小明、山田 さくら・ヤマダ（東京）〜々 髙﨑 𠮷',
  'สมชาย ใจดีน้ำ',
  'ქეთევან ბერიძე, Արմեն Պետրոսյան',
  'राजेश कुमार श्रीवास्तव',
  'محمد عبد الله (الحسيني) ١٢ – 12',
  'שרה בן־דוד, רחוב הרצל 12',
  'Mira 🎻 1️⃣ தமிழ்',
]

type Font = ReturnType<typeof openSync>
/** A font is read once: the large ones take a while. */
const opened = new Map<string, Font>()
const fontIn = (file: string): Font => {
  const font = opened.get(file) ?? openSync(file)
  opened.set(file, font)
  return font
}

test.each(names)('every letter of %s has a glyph in each style', name => {
  const runs = textRuns(name)
  const parts = typeof runs === 'string' ? [{ text: runs }] : runs
  const files = (font: FontFamily | undefined) =>
    font ? [fontFamilies()[font]] : Object.values(ownFamilies())
  for (const { text, ...run } of parts)
    for (const family of files('font' in run ? run.font : undefined))
      for (const file of new Set(Object.values(family))) {
        const font = fontIn(file)
        if (!('layout' in font)) throw new Error('not a font')
        const missing = font.layout(text.replaceAll('\n', ' ')).glyphs.filter(({ id }) => id === 0)
        expect(missing, `${text} in ${file}`).toEqual([])
      }
})

test('names are in the text of the paper, and the usual paper has no other fonts', async () => {
  const render = (text: string) =>
    renderPdf({
      title: '',
      subject: '',
      author: '',
      language: 'de',
      created_at: new Date(0),
      content: [{ table: { body: [[text, { stack: [{ columns: [{ text: [{ text }], bold: true }] }] }]] } }],
    })
  const [page = ''] = await readPages(await render('Kim 김민준 王小明 محمد'))
  for (const name of ['Kim', '김민준', '王小明', 'محمد']) expect(page.split(name)).toHaveLength(3)
  const fontsOf = (pdf: Buffer) => new Set(pdf.toString('latin1').match(/\/BaseFont \/[A-Z]+\+\S+/g))
  expect([...fontsOf(await render('Kim'))].every(font => font.includes('SourceSans'))).toBe(true)
})
