import { PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib'
import { refuseActivity } from './activity.ts'
import { Contents } from './contents.ts'
import { refuseForeignContent } from './foreign-content.ts'
import { refuseHiddenObjects } from './hidden-objects.ts'
import { refuseWrongPages } from './pages.ts'
import { PdfReader } from './reader.ts'
import { type PdfProblem, PdfRefusal, refuse } from './refusal.ts'
import { resolverOf } from './resolve.ts'
import { Unpacker } from './streams.ts'

/** Some programs treat any stream with these two numbers as an object stream. */
const packingOf = ({ dict }: PDFRawStream, contents: Contents) => {
  const resolve = resolverOf(contents)
  const [count, first] = ['N', 'First'].map(key => resolve(dict.get(PDFName.of(key))))
  return count instanceof PDFNumber && first instanceof PDFNumber
    ? { count: count.asNumber(), first: first.asNumber() }
    : undefined
}

const readPackedObjects = (contents: Contents, unpacker: Unpacker): void => {
  const streams = contents.versions.filter(object => object instanceof PDFRawStream)
  for (const stream of streams) {
    const packing = packingOf(stream, contents)
    if (packing) new PdfReader(unpacker.unpack(stream), contents).readPacked(packing.count, packing.first)
  }
}

const readAll = async (bytes: Buffer): Promise<void> => {
  refuseForeignContent(bytes)
  const contents = new Contents()
  const unpacker = new Unpacker(contents)
  new PdfReader(bytes, contents).readFile()
  if (contents.trailers.some(trailer => trailer.has(PDFName.of('Encrypt')))) refuse('PDF_ENCRYPTED')
  if (!contents.hasEnd) refuse('PDF_DAMAGED')
  readPackedObjects(contents, unpacker)
  refuseHiddenObjects(bytes, contents)
  refuseActivity(contents)
  refuseWrongPages(contents)
  await unpacker.refuseOversized()
}

/** Returns why a PDF is refused, or undefined. A parser error counts as damaged. */
export const refusalOf = async (bytes: Buffer): Promise<PdfRefusal | undefined> => {
  try {
    await readAll(bytes)
    return undefined
  } catch (error) {
    return error instanceof PdfRefusal ? error : new PdfRefusal('PDF_DAMAGED', String(error))
  }
}

export const inspect = async (bytes: Buffer): Promise<PdfProblem | undefined> =>
  (await refusalOf(bytes))?.problem
