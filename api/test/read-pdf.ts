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

// A module of the code is then four pixels wide.
const SCALE = 2

const codeOn = async (page: PDFPageProxy) => {
  const viewport = page.getViewport({ scale: SCALE })
  const canvas = createCanvas(viewport.width, viewport.height)
  await page.render({ canvas: canvas as never, viewport }).promise
  const { width, height, data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return decodeQr.default(new Uint8ClampedArray(data), width, height)?.data
}

/** What a person reads on a PDF, page by page, and what a program reads from the code on it. */
export const readPdf = async (pdf: Uint8Array): Promise<{ pages: string[]; codes: string[] }> => {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  const pages: string[] = []
  const codes: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    pages.push(await textOf(page))
    const code = await codeOn(page)
    if (code !== undefined) codes.push(code)
  }
  await document.destroy()
  return { pages, codes }
}
