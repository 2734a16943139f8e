// Generated files, made with the library that also reads them.
import { PDFDocument, PDFHexString, PDFName, type SecurityOptions, StandardFonts } from '@cantoo/pdf-lib'

const written = async (document: PDFDocument, useObjectStreams = false): Promise<Buffer> =>
  Buffer.from(await document.save({ useObjectStreams }))

const résumé = async (pages = 1) => {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.TimesRoman)
  for (let page = 1; page <= pages; page++)
    document
      .addPage()
      .drawText(`Lebenslauf, Seite ${page}: Über Jörg Müßig`, { x: 50, y: 700, font, size: 14 })
  return document
}

export const encrypted = async (security: SecurityOptions, useObjectStreams = false): Promise<Buffer> => {
  const document = await résumé()
  document.encrypt(security)
  return written(document, useObjectStreams)
}

// One grey pixel.
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

const withForm = async () => {
  const document = await résumé()
  const field = document.getForm().createTextField('name')
  field.setText('Mira Talbach')
  field.addToPage(document.getPage(0))
  const box = document.getForm().createCheckBox('agreed')
  box.addToPage(document.getPage(0), { x: 300, y: 300 })
  return document
}

const withMetadata = async () => {
  const document = await résumé()
  document.setTitle('Lebenslauf – 履歴書 🎻')
  document.setAuthor('Żaneta Šťastná')
  document.setKeywords(['JavaScript', 'Launch', '/JS'])
  document.setCreationDate(new Date('2027-03-01T10:00:00Z'))
  document.catalog.set(PDFName.of('Lang'), PDFHexString.fromText('de-AT'))
  return document
}

const withPicture = async () => {
  const document = await résumé()
  const picture = await document.embedPng(Buffer.from(PNG, 'base64'))
  document.getPage(0).drawImage(picture, { x: 100, y: 100, width: 200, height: 200 })
  return document
}

/** Valid files made with a library. */
export const libraryFiles: Record<string, () => Promise<Buffer>> = {
  'of a library': async () => written(await résumé()),
  'of a library with object streams': async () => written(await résumé(), true),
  'of fifty pages': async () => written(await résumé(50)),
  'of fifty pages in object streams': async () => written(await résumé(50), true),
  'with a form that does nothing': async () => written(await withForm()),
  'with a form in object streams': async () => written(await withForm(), true),
  'with words about itself': async () => written(await withMetadata()),
  'with a picture': async () => written(await withPicture()),
}
