import pg from 'pg'
import { vi } from 'vitest'
import { PreparedQuery } from '../src/db/prepared-query.ts'

export interface Statement {
  text: string
  values: unknown[]
}

/** Those that every call of an endpoint runs. */
const ofEveryCall = /access_tokens|security_settings|audit_log/

/** The types of the driver leave out that a query is submitted. */
const submitted = pg.Query.prototype as unknown as PreparedQuery

/** Records the statements that this process sends to the database. */
export const recordStatements = () => {
  const spies = [vi.spyOn(PreparedQuery.prototype, 'submit'), vi.spyOn(submitted, 'submit')]
  const recorded = (): Statement[] =>
    spies
      .flatMap(({ mock }) =>
        (mock.contexts as PreparedQuery[]).map(({ text, values }, call) => ({
          statement: { text, values: [...(values ?? [])] },
          place: mock.invocationCallOrder[call] as number,
        })),
      )
      .toSorted((one, other) => one.place - other.place)
      .map(({ statement }) => statement)
  /** Returns the statements that `work` runs, without those of the authentication and the record. */
  const during = async (work: () => Promise<unknown>): Promise<Statement[]> => {
    for (const spy of spies) spy.mockClear()
    await work()
    return recorded().filter(({ text }) => !ofEveryCall.test(text))
  }
  return {
    during,
    /** Returns how many statements `work` runs. */
    count: async (work: () => Promise<unknown>): Promise<number> => (await during(work)).length,
    stop: () => {
      for (const spy of spies) spy.mockRestore()
    },
  }
}
