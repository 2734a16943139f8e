import { createCanvas } from '@napi-rs/canvas'
import decodeQr from 'jsqr'
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

const textOf = async (page: PDFPageProxy) => {
  const { items } = await page.getTextContent()
  return items
    .map(item => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ')
}

// A module of the QR code is then three pixels wide.
const SCALE = 1.5

const codeOn = async (page: PDFPageProxy) => {
  const viewport = page.getViewport({ scale: SCALE })
  const canvas = createCanvas(viewport.width, viewport.height)
  // pdfjs declares the canvas of a browser.
  await page.render({ canvas: canvas as never, viewport }).promise
  const { width, height, data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  // Papers are black on white. Searching the inverted page too takes three times as long.
  const options = { inversionAttempts: 'dontInvert' } as const
  return decodeQr.default(new Uint8ClampedArray(data), width, height, options)?.data
}

const eachPage = async <T>(pdf: Uint8Array, look: (page: PDFPageProxy) => Promise<T>): Promise<T[]> => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const seen: T[] = []
  for (let number = 1; number <= document.numPages; number++)
    seen.push(await look(await document.getPage(number)))
  await document.destroy()
  return seen
}

export const pageCount = async (pdf: Uint8Array): Promise<number> => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const { numPages } = document
  await document.destroy()
  return numPages
}

/** Returns the text of a PDF, page by page. */
export const readPages = (pdf: Uint8Array): Promise<string[]> => eachPage(pdf, textOf)

/** Returns the text and the decoded QR codes; slow, because it renders every page. */
export const readPdf = async (pdf: Uint8Array): Promise<{ pages: string[]; codes: string[] }> => {
  const seen = await eachPage(pdf, async page => ({ text: await textOf(page), code: await codeOn(page) }))
  return {
    pages: seen.map(({ text }) => text),
    codes: seen.flatMap(({ code }) => (code === undefined ? [] : [code])),
  }
}
