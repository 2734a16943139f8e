import pg from 'pg'

// Keep dates as text (a day has no time zone) and read counts as numbers.
export const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === pg.types.builtins.DATE) return (value: string) => value
    if (oid === pg.types.builtins.INT8) return Number
    return pg.types.getTypeParser(oid, format)
  }) as typeof pg.types.getTypeParser,
}

type Row = Record<string, unknown>

/** How the rows of a statement are read. */
interface RowReader {
  names: string[]
  parsers: ((value: string) => unknown)[]
  /** All columns, so that rows share their shape. */
  empty: Row
}

/** The readers of the statements that a connection has prepared, by name. */
export type RowReaders = Map<string, RowReader>

const readerOf = (fields: readonly pg.FieldDef[]): RowReader => ({
  names: fields.map(({ name }) => name),
  parsers: fields.map(({ dataTypeID }) => types.getTypeParser(dataTypeID)),
  empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
})

/** What the types of the driver leave out. */
interface DriverConnection {
  stream: { cork(): void; uncork(): void }
  parsedStatements: Record<string, string | undefined>
  parse(statement: { name: string; text: string }): void
  bind(bound: { statement: string; values: unknown[] }): void
  describe(portal: { type: 'P'; name: string }): void
  execute(): void
  sync(): void
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

interface Result {
  command: string
  rowCount: number | null
  rows: Row[]
}

/** Parses how PostgreSQL names what it has done: `SELECT 3`, `INSERT 0 1`, `COMMIT`. */
const parseTag = (tag: string): Pick<Result, 'command' | 'rowCount'> => {
  const [, command = tag, count] = /^(\w+)(?:.* (\d+))?/.exec(tag) ?? []
  return { command, rowCount: count === undefined ? null : Number(count) }
}

interface Prepared {
  name: string
  text: string
  values: readonly unknown[]
}

/**
 * A query of a prepared statement. Unlike that of the driver, it asks PostgreSQL to describe the rows only until the
 * connection knows them, which takes a third of the time of a small query. They cannot change later: PostgreSQL
 * refuses a prepared statement whose columns have changed.
 */
export class PreparedQuery {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
  readonly #readers: RowReaders
  readonly #rows: Row[] = []
  #reader: RowReader | undefined
  #tag = ''
  #failure: unknown
  /** Set by the driver. */
  callback: ((error: unknown, result?: Result) => void) | undefined

  constructor({ name, text, values }: Prepared, readers: RowReaders) {
    this.name = name
    this.text = text
    this.values = values
    this.#readers = readers
    this.#reader = readers.get(name)
  }

  /** Returns the error of a value that cannot be sent; then nothing is sent. */
  submit(connection: DriverConnection): unknown {
    const { name, text } = this
    let values: unknown[]
    try {
      values = this.values.map(value => prepareValue(value))
    } catch (error) {
      return error
    }
    connection.stream.cork()
    if (!connection.parsedStatements[name]) connection.parse({ name, text })
    connection.bind({ statement: name, values })
    if (!this.#reader) connection.describe({ type: 'P', name: '' })
    connection.execute()
    connection.sync()
    connection.stream.uncork()
    return undefined
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#reader = readerOf(fields)
    this.#readers.set(this.name, this.#reader)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    const { names, parsers, empty } = this.#reader as RowReader
    const row = { ...empty }
    try {
      for (let place = 0; place < fields.length; place++) {
        const value = fields[place] as string | null
        if (value !== null) row[names[place] as string] = parsers[place]?.(value)
      }
    } catch (error) {
      this.#failure = error
    }
    this.#rows.push(row)
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#tag = text
    // A statement without rows has no description.
    if (!this.#reader) this.handleRowDescription({ fields: [] })
  }

  handleReadyForQuery(): void {
    if (this.#failure) this.callback?.(this.#failure)
    else this.callback?.(null, { ...parseTag(this.#tag), rows: this.#rows })
  }

  handleError(error: unknown): void {
    this.callback?.(error)
  }
}
