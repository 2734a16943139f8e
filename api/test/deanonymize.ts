import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { entriesOf } from '../src/db/backup/archive.ts'
import type { Db } from '../src/db/connection.ts'

/** A row as stored in its table; rows of an archive have no transaction id. */
export interface DumpedRow {
  table: string
  row: Record<string, unknown>
  xmin?: string
}

/** Returns every row of every table in physical order, with the transaction that wrote it. */
export const dumpDatabase = async (db: Db): Promise<DumpedRow[]> => {
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const dump: DumpedRow[] = []
  for (const { name: table } of tables.rows) {
    const { rows } = await sql<Omit<DumpedRow, 'table'>>`
      select to_jsonb(t) as row, t.xmin::text from ${sql.table(table)} t order by t.ctid`.execute(db)
    dump.push(...rows.map(found => ({ table, ...found })))
  }
  return dump
}

/** Does the same from an archive: `COPY` writes rows in physical order. */
export const dumpArchive = async (path: string): Promise<DumpedRow[]> => {
  const dump: DumpedRow[] = []
  for await (const { name, content } of entriesOf(path)) {
    const table = /^tables\/(\w+)\.copy$/.exec(name)?.[1]
    if (!table) continue
    const [head = '', ...lines] = (await buffer(content)).toString().trimEnd().split('\n')
    const columns = head.split('\t')
    for (const line of lines) {
      const values = line.split('\t')
      dump.push({ table, row: Object.fromEntries(columns.map((column, at) => [column, values[at]])) })
    }
  }
  return dump
}

/** The link that an attacker assumes an answer came from. */
type Guess = [answer: DumpedRow, link: DumpedRow | undefined]

const byNumber = (one: DumpedRow, other: DumpedRow) => Number(one.xmin) - Number(other.xmin)
const isSpent = ({ row }: DumpedRow) => row['is_spent'] === true || row['is_spent'] === 't'

/** Methods by which an attacker with full access could link answers to invitations. */
const linkingMethods: Record<
  string,
  (answers: DumpedRow[], links: DumpedRow[], dump: DumpedRow[]) => Guess[]
> = {
  'written in the same transaction': (answers, links) =>
    answers.map(answer => [answer, links.find(({ xmin }) => xmin !== undefined && xmin === answer.xmin)]),
  'in the order in which links were spent': (answers, links) => {
    const inOrder = links[0]?.xmin === undefined ? links : links.toSorted(byNumber)
    const questions = Map.groupBy(answers, ({ row }) => row['question_id'])
    return [...questions.values()].flatMap(same => same.map((one, at): Guess => [one, inOrder[at]]))
  },
  'the answers of one person lie together': (answers, links) => {
    const inOrder = links[0]?.xmin === undefined ? links : links.toSorted(byNumber)
    const each = answers.length / links.length
    return answers.map((answer, at) => [answer, inOrder[Math.floor(at / each)]])
  },
  'a row knows both': (answers, links, dump) => {
    const texts = dump.map(({ row }) => JSON.stringify(row))
    return answers.map(answer => {
      const known = texts.filter(text => text.includes(textOf(answer)))
      return [answer, links.find(({ row }) => known.some(text => text.includes(String(row['uuid']))))]
    })
  },
}

export const textOf = ({ row }: DumpedRow): string =>
  ['text_good', 'text_bad', 'text_missing'].map(column => row[column] ?? '').join('')

/** Returns the rows of a table that belong to a survey. */
export const ofSurvey = (dump: DumpedRow[], table: string, survey_id: number): DumpedRow[] =>
  dump.filter(found => found.table === table && Number(found.row['survey_id']) === survey_id)

/**
 * Returns the methods that link more than half of the answers correctly; `truth` maps the text of an answer
 * to its link.
 */
export const successfulLinks = (
  dump: DumpedRow[],
  survey_id: number,
  truth: ReadonlyMap<string, string>,
): string[] => {
  const answers = ofSurvey(dump, 'survey_answers', survey_id)
  const links = ofSurvey(dump, 'survey_invitations', survey_id).filter(isSpent)
  return Object.entries(linkingMethods).flatMap(([way, guess]) => {
    const right = guess(answers, links, dump).filter(
      ([answer, link]) => link && truth.get(textOf(answer)) === link.row['uuid'],
    )
    return right.length * 2 > answers.length ? [way] : []
  })
}
