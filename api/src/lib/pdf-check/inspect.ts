import { PDFName, PDFRawStream } from '@cantoo/pdf-lib'
import { refuseActivity } from './activity.ts'
import { refuseForeignContent } from './foreign-content.ts'
import { refuseWrongPages } from './pages.ts'
import { refuseBrokenTables, refuseHiddenObjects } from './places.ts'
import { type Contents, emptyContents, numberAt, PdfReader } from './reader.ts'
import { type PdfFault, PdfRefusal, refuse } from './refusal.ts'
import { resolverOf } from './resolve.ts'
import { refuseBombs, unpack } from './streams.ts'

/** Some programs take any stream with these two numbers for one that holds objects. */
const packingOf = ({ dict }: PDFRawStream, contents: Contents) => {
  const resolve = resolverOf(contents)
  const at = (key: string) => {
    const value = resolve(dict.get(PDFName.of(key)))
    return value && numberAt(dict.context.obj({ value }), 'value')
  }
  const [count, first] = [at('N'), at('First')]
  return count !== undefined && first !== undefined ? { count, first } : undefined
}

const readPackedObjects = (contents: Contents): void => {
  const streams = contents.versions.filter(object => object instanceof PDFRawStream)
  for (const stream of streams) {
    const packing = packingOf(stream, contents)
    if (packing)
      new PdfReader(unpack(stream, resolverOf(contents)), contents).readPacked(packing.count, packing.first)
  }
}

const readAll = async (bytes: Buffer): Promise<void> => {
  refuseForeignContent(bytes)
  const contents = emptyContents()
  new PdfReader(bytes, contents).readFile()
  if (contents.trailers.some(trailer => trailer.has(PDFName.of('Encrypt')))) refuse('PDF_ENCRYPTED')
  readPackedObjects(contents)
  refuseBrokenTables(bytes, contents)
  refuseHiddenObjects(bytes, contents)
  refuseActivity(contents)
  refuseWrongPages(contents)
  await refuseBombs(contents)
}

/** What is wrong with a PDF, or nothing. What the library stumbles over is damaged. */
export const inspect = async (bytes: Buffer): Promise<PdfFault | undefined> => {
  try {
    await readAll(bytes)
    return undefined
  } catch (error) {
    return error instanceof PdfRefusal ? error.fault : 'PDF_DAMAGED'
  }
}
