// The baseline: the same responses from the same database with `node:http` and `pg` alone. Each response
// costs one prepared statement; there is no validation, logging, headers or error handling that could cost
// time.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { findAcademyJson } from '../api/src/areas/programme/academy/queries.ts'
import { clockFrom } from '../api/src/base/clock.ts'
import { readConfig } from '../api/src/base/config.ts'
import { statementOf } from './lib/statement.ts'

const { databaseUrl, poolSize, port, host, clockStart, festivalUrl } = readConfig(process.env)
const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize })
// The database is gone when the run is interrupted, so exit as well.
pool.on('error', () => process.exit())

const today = clockFrom(clockStart).today()
const academy = {
  name: 'academy',
  ...(await statementOf(pool, db => findAcademyJson(db, today, festivalUrl))),
}

const readAcademy = async (): Promise<string> =>
  (await pool.query<{ json: string }>(academy)).rows[0]?.json ?? ''

const rename = {
  name: 'rename',
  text: `
    with account as (
      update accounts set first_name = $1
      from access_tokens token
      where token.token_hash = $2 and token.last_used_at > now() - interval '30 days'
        and accounts.id = token.account_id and accounts.id = $3
      returning accounts.id, first_name, last_name, email, locale, email_verified, roles
    )
    select account.id, first_name, last_name, email, date_of_birth::text, gender, locale, email_verified, roles,
      case when countries.id is not null then
        json_build_object('id', countries.id, 'name_de', name_de, 'name_en', name_en) end as nationality
    from account
    join profiles on profiles.account_id = account.id
    left join countries on countries.id = profiles.nationality_id`,
}

const bodyOf = async (request: IncomingMessage): Promise<{ first_name: string }> => {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return JSON.parse(text)
}

const renameUser = async (request: IncomingMessage): Promise<string> => {
  const { first_name } = await bodyOf(request)
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const tokenHash = createHash('sha256').update(token).digest()
  const id = request.url?.slice('/api/'.length)
  const { rows } = await pool.query({ ...rename, values: [first_name, tokenHash, id] })
  return JSON.stringify({ user_data: rows[0] })
}

createServer(async (request, response) => {
  const json = await (request.method === 'PUT' ? renameUser(request) : readAcademy())
  response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(json),
    })
    .end(json)
}).listen(port, host)
