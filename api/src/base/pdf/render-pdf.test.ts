import { expect, test } from 'vitest'
import { pdfStrings } from './pdf-strings.test-helper.ts'
import { type PdfDocument, renderPdf } from './render-pdf.ts'

// pdfmake mutates the content, so each document is created anew.
const programme = (changes: Partial<PdfDocument> = {}): PdfDocument => ({
  title: 'Abendkonzert: Dvořák, Győr (Auswahl)',
  subject: 'Programm',
  author: 'Verein Klangsommer',
  language: 'de',
  created_at: new Date('2027-08-10T18:00:00Z'),
  content: [{ text: 'Streichquartett', style: 'heading' }],
  ...changes,
})

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length

test('a document has title, subject, author, language and the given date', async () => {
  const pdf = await renderPdf(programme())
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdfStrings(pdf, 'Title')).toEqual(['Abendkonzert: Dvořák, Győr (Auswahl)'])
  expect(pdfStrings(pdf, 'Subject')).toEqual(['Programm'])
  expect(pdfStrings(pdf, 'Author')).toEqual(['Verein Klangsommer'])
  expect(pdfStrings(pdf, 'Lang')).toEqual(['de'])
  expect(pdfStrings(pdf, 'CreationDate')).toEqual(['D:20270810180000Z'])
})

test('the same document renders to the same file, another date to another one', async () => {
  const first = await renderPdf(programme())
  expect(first.equals(await renderPdf(programme()))).toBe(true)
  expect(first.equals(await renderPdf(programme({ created_at: new Date('2027-08-11T18:00:00Z') })))).toBe(
    false,
  )
})

test('long content spans several pages', async () => {
  const pdf = await renderPdf(programme({ content: Array.from({ length: 120 }, (_, i) => `Takt ${i + 1}`) }))
  expect(pagesOf(pdf)).toBe(3)
})

test('documents rendered concurrently do not mix', async () => {
  const german = programme({ title: 'Programm' })
  const english = programme({ title: 'Programme', language: 'en' })
  const [first, second] = await Promise.all([renderPdf(german), renderPdf(english)])
  expect([...pdfStrings(first, 'Title'), ...pdfStrings(first, 'Lang')]).toEqual(['Programm', 'de'])
  expect([...pdfStrings(second, 'Title'), ...pdfStrings(second, 'Lang')]).toEqual(['Programme', 'en'])
})

test('a document cannot read other files or fetch from the network', async () => {
  await expect(renderPdf(programme({ content: { image: import.meta.filename } }))).rejects.toThrow(/denied/)
  const remote = 'http://127.0.0.1:9/picture.png'
  await expect(renderPdf(programme({ content: { image: remote } }))).rejects.toThrow(/denied/)
})
