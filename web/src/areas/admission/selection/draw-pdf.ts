import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url'

GlobalWorkerOptions.workerSrc = workerSrc

/**
 * Reads a PDF of somebody unknown. Fonts are drawn as shapes, so that none reaches the font engine of the browser;
 * nothing is loaded from elsewhere, and scripts and forms do not exist here.
 */
export const openPdf = async (file: Blob): Promise<PDFDocumentProxy> =>
  getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    useWasm: false,
    stopAtErrors: false,
  }).promise

const MAX_PIXELS = 2000

/** Draws a page as wide as the canvas is shown, and returns its text for screen readers. */
export const drawPage = async (
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
): Promise<string> => {
  const page = await pdf.getPage(number)
  const { width } = page.getViewport({ scale: 1 })
  const wanted = Math.min(MAX_PIXELS, Math.max(600, canvas.clientWidth) * Math.min(2, devicePixelRatio))
  const viewport = page.getViewport({ scale: wanted / width })
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  await page.render({ canvas, viewport }).promise
  const { items } = await page.getTextContent()
  return items.map(item => ('str' in item ? item.str : '')).join(' ')
}
