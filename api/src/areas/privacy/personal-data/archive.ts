import type { Locale } from '@academy/contract/base/locale'
import type { FileStore } from '../../../base/files/store.ts'
import { type ZipEntry, zip } from '../../../base/zip.ts'
import type { Tx } from '../../../db/connection.ts'
import { columnsOf, type PersonalTableName } from '../../../db/personal-data/register.ts'
import { findOwnPapers, type OwnPaper, renderOwnPaper } from '../../messages/index.ts'
import { type ExportedFile, findFiles } from './files.ts'
import { countWork, type WorkCount } from './queries.ts'
import { type ExportedRow, exportedTables, rowsOf } from './rows.ts'
import { writePage } from './write-page.ts'

export interface ArchiveRequest {
  id: number
  name: string
  locale: Locale
  now: Date
  /** Called with the share that is done, from 0 to 1. */
  onProgress: (share: number) => Promise<void>
}

type Files = ReadonlyMap<string, ExportedFile>

/** Replaces the key of a file by its path in the archive. The archive itself has no file in it. */
const withPaths = (table: PersonalTableName, row: ExportedRow, files: Files): ExportedRow => {
  const paths = columnsOf(table, 'file').map(column => [column, files.get(String(row[column]))?.path ?? null])
  return { ...row, ...Object.fromEntries(paths) }
}

interface Content {
  tx: Tx
  request: ArchiveRequest
  files: Files
  papers: ReadonlyMap<string, OwnPaper>
  work: WorkCount[]
  onTable: () => Promise<void>
}

async function* rowsWithProgress({ tx, request, files, onTable }: Content, table: PersonalTableName) {
  for await (const row of rowsOf(tx, table, request)) yield withPaths(table, row, files)
  await onTable()
}

async function* writeJson(content: Content): AsyncGenerator<string> {
  const { request, work } = content
  const head = { made_at: request.now.toISOString(), entries_made_or_changed_by_you: work }
  yield `${JSON.stringify(head).slice(0, -1)},"tables":{`
  for (const [index, table] of exportedTables.entries()) {
    yield `${index > 0 ? ',' : ''}\n${JSON.stringify(table)}:[`
    let isFirst = true
    for await (const row of rowsWithProgress(content, table)) {
      yield `${isFirst ? '' : ','}\n${JSON.stringify(row)}`
      isFirst = false
    }
    yield ']'
  }
  yield '}}\n'
}

const pageOf = (content: Content): AsyncGenerator<string> => {
  const { request, files, papers, work } = content
  const byPath = new Map([...files.values()].map(file => [file.path, file]))
  return writePage({
    ...request,
    work,
    files: byPath,
    papers: [...papers.keys()],
    rowsOf: table => rowsWithProgress(content, table),
  })
}

async function* entries(
  content: Content,
  store: FileStore,
  onFile: () => Promise<void>,
): AsyncGenerator<ZipEntry> {
  yield { name: 'personal-data.json', content: writeJson(content) }
  yield { name: 'index.html', content: pageOf(content) }
  for (const { key, path } of content.files.values()) {
    // Deleted meanwhile, or lost: the rest is worth having.
    const found = await store.read(key)
    if (found) yield { name: path, content: found.content }
    await onFile()
  }
  for (const [name, paper] of content.papers) {
    const pdf = await renderOwnPaper(content.tx, paper, content.request)
    if (pdf) yield { name, content: [Buffer.from(pdf)] }
    await onFile()
  }
}

/** Yields the archive about a person: a page to read, the same data as JSON, and the files. */
export async function* writeArchive(
  tx: Tx,
  store: FileStore,
  request: ArchiveRequest,
): AsyncGenerator<Buffer> {
  const files = await findFiles(tx, request)
  const work = await countWork(tx, request.id)
  const ownPapers = await findOwnPapers(tx, request)
  const papers = new Map(ownPapers.map(paper => [`files/${paper.name}`, paper]))
  const steps = exportedTables.length * 2 + files.size + papers.size
  let done = 0
  const onStep = () => {
    done += 1
    return request.onProgress(done / steps)
  }
  yield* zip(entries({ tx, request, files, papers, work, onTable: onStep }, store, onStep), request.now)
}
