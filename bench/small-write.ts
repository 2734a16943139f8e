import { connect } from '../api/src/db/connection.ts'
import { compare, sameAnswer } from './lib/compare.ts'
import { requestBytes } from './lib/load.ts'
import { makePeople } from './lib/people.ts'
import { withBothServers } from './lib/servers.ts'

export const name = 'A small write: PUT /api/{id} by logged-in people, each on disk before it is answered'

const WRITERS = 64
const names = ['Ilse', 'Ilka']

interface Writer {
  path: string
  headers: { authorization: string; 'content-type': string }
}

/**
 * Every writer changes its own row: on a shared row all would wait for its lock, and the servers would look
 * alike.
 */
const makeWriters = async (databaseUrl: string): Promise<Writer[]> => {
  const { db, close } = connect(databaseUrl, 1)
  const people = await makePeople(db, 'writer', WRITERS)
  await close()
  return people.map(({ id, token }) => ({
    path: `/api/${id}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  }))
}

const bodyWith = (first_name: string) => JSON.stringify({ first_name })

export const run = () =>
  withBothServers(async servers => {
    const writers = await makeWriters(servers.databaseUrl)
    for (const { path, headers } of writers.slice(0, 1))
      await sameAnswer(servers, path, { method: 'PUT', headers, body: bodyWith('Ilka') })
    const bytes = writers.map(({ path, headers }) =>
      names.map(first_name => requestBytes({ text: `PUT ${path}`, headers, body: bodyWith(first_name) })),
    )
    return compare(servers, { what: 'write', requests: connection => bytes[connection] ?? [], wanted: 0.7 })
  })
