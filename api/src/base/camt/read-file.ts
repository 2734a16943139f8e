import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { MAX_STATEMENT_FILES, MAX_STATEMENT_MB } from '@academy/contract/base/constants'
import * as yauzl from 'yauzl'
import { MAX_LINES, readXml } from './read-xml.ts'
import { refuse, type Statement, type StatementProblem, StatementRefusal } from './statement.ts'

const MAX_UNPACKED_BYTES = MAX_STATEMENT_MB * 1024 * 1024

/** `file` names the one in a ZIP that the problem is in. */
export type ReadResult =
  | { statements: Statement[] }
  | { problem: StatementProblem; file: string; found: string }

/** Decides by content, because a name can claim anything. */
const isZip = async (path: string): Promise<boolean> => {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0)
  if (bytesRead === 0) refuse('FILE_EMPTY')
  return buffer.toString('latin1', 0, bytesRead).startsWith('PK')
}

/** Folders, hidden files and what else a bank packs into the ZIP, such as PDFs, is left out. */
const isStatementFile = ({ fileName }: yauzl.Entry) => /(^|\/)(?!\._)[^/]*\.xml$/i.test(fileName)

class NamedRefusal extends StatementRefusal {
  readonly file: string

  constructor(cause: StatementRefusal, file: string) {
    super(cause.problem, cause.message)
    this.file = file
  }
}

const readEntry = async (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Statement[]> => {
  try {
    return await readXml(await zip.openReadStreamPromise(entry))
  } catch (error) {
    if (error instanceof StatementRefusal) throw new NamedRefusal(error, entry.fileName)
    throw error
  }
}

const readEntries = async (zip: yauzl.ZipFile): Promise<Statement[]> => {
  if (zip.entryCount > MAX_STATEMENT_FILES) refuse('BANK_TOO_MUCH', `${zip.entryCount} files`)
  const statements: Statement[] = []
  let [bytes, lines] = [0, 0]
  for await (const entry of zip.eachEntry()) {
    if (!isStatementFile(entry)) continue
    // The library ends a file that unpacks to more than it declares.
    bytes += entry.uncompressedSize
    if (bytes > MAX_UNPACKED_BYTES) refuse('BANK_TOO_MUCH', `${bytes} bytes`)
    const found = await readEntry(zip, entry)
    lines += found.reduce((sum, statement) => sum + statement.lines.length, 0)
    if (lines > MAX_LINES) refuse('BANK_TOO_MUCH', `${lines} lines`)
    statements.push(...found)
  }
  return statements.length > 0 ? statements : refuse('BANK_ZIP_EMPTY')
}

const readZip = async (path: string): Promise<Statement[]> => {
  try {
    return await readEntries(await yauzl.openPromise(path))
  } catch (error) {
    if (error instanceof StatementRefusal) throw error
    return refuse('BANK_ZIP_DAMAGED', String(error))
  }
}

/** Reads the statements of a camt.053 file or of a ZIP of them, or says why they are refused. */
export const readFile = async (path: string): Promise<ReadResult> => {
  try {
    const statements = (await isZip(path)) ? await readZip(path) : await readXml(createReadStream(path))
    return { statements }
  } catch (error) {
    if (!(error instanceof StatementRefusal)) throw error
    const file = error instanceof NamedRefusal ? error.file : ''
    return { problem: error.problem, file, found: error.message }
  }
}
