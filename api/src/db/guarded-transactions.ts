import type { Db, Tx } from './connection.ts'

/** Returns a database whose transactions begin with a check. Statements outside of one are sent without it. */
export const withGuardedTransactions = (db: Db, check: (tx: Tx) => Promise<void>): Db => {
  const transaction = () => ({
    execute: <Result>(work: (tx: Tx) => Promise<Result>): Promise<Result> =>
      db.transaction().execute(async tx => {
        await check(tx)
        return work(tx)
      }),
  })
  return new Proxy(db, {
    get: (target, key) => {
      if (key === 'transaction') return transaction
      const value: unknown = Reflect.get(target, key, target)
      // The methods of a database use private fields, which a proxy does not have.
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
