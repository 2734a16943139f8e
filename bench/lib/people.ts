import { insertAccount } from '../../api/src/areas/access/accounts/queries.ts'
import { insertToken } from '../../api/src/base/sessions.ts'
import { hashToken, newToken } from '../../api/src/base/tokens.ts'
import type { Db } from '../../api/src/db/connection.ts'

interface LoggedIn {
  id: number
  token: string
}

/** Creates a session for an existing account. */
export const logIn = async (db: Db, id: number): Promise<LoggedIn> => {
  const token = newToken()
  await insertToken(db, id, hashToken(token), new Date())
  return { id, token }
}

/** Creates students with a session each. */
export const makePeople = async (db: Db, name: string, count: number): Promise<LoggedIn[]> => {
  const people: LoggedIn[] = []
  while (people.length < count) {
    const email = `${name}${people.length}@example.org`
    const person = {
      first_name: 'Ilse',
      last_name: 'Tannhaupt',
      password_hash: 'none',
      locale: 'de' as const,
    }
    const id = await db.transaction().execute(tx => insertAccount(tx, { ...person, email }))
    people.push(await logIn(db, id))
  }
  return people
}
