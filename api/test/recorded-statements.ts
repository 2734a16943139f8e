import pg from 'pg'
import { vi } from 'vitest'

export interface Statement {
  text: string
  values: unknown[]
}

/** What `query` of the driver was given: a text, alone or with its values, or an object that has both. */
const statementIn = ([given, values]: unknown[]): Statement => {
  const text: unknown = typeof given === 'string' ? given : Reflect.get(Object(given), 'text')
  const bound: unknown = typeof given === 'string' ? values : Reflect.get(Object(given), 'values')
  return { text: String(text), values: Array.isArray(bound) ? bound : [] }
}

/** Those that every call of an endpoint runs. */
const ofEveryCall = /access_tokens|security_settings|audit_log/

/**
 * Records the statements that this process sends to the database. Call it before the first connection is made, so that every
 * statement is recorded.
 */
export const recordStatements = () => {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  /** Returns the statements that `work` runs, without those of the authentication and the record. */
  const during = async (work: () => Promise<unknown>): Promise<Statement[]> => {
    query.mockClear()
    await work()
    return query.mock.calls.map(statementIn).filter(({ text }) => !ofEveryCall.test(text))
  }
  return {
    during,
    /** Returns how many statements `work` runs. */
    count: async (work: () => Promise<unknown>): Promise<number> => (await during(work)).length,
    stop: () => query.mockRestore(),
  }
}
