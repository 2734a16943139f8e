import type { Db } from '../api/src/db/connection.ts'
import { milliseconds } from './lib/figures.ts'
import { makePeople } from './lib/people.ts'
import type { Server } from './lib/process.ts'
import { formWith, resume } from './lib/resume.ts'
import type { Row } from './lib/row.ts'
import { sized } from './lib/scale.ts'
import { databaseOn, startProduct, withDataFolder } from './lib/servers.ts'

export const name = 'Applying together: 50 people at the same moment, each with a résumé of 2 MB'

const PEOPLE = sized(50, 2)
const MAX_MEMORY_MB = 400

const measure = async (product: Server, db: Db): Promise<Row[]> => {
  const file = await resume(875)
  const people = await makePeople(db, 'applicant', PEOPLE)
  const open = await db
    .selectFrom('masterclasses')
    .innerJoin('academies', 'academies.id', 'academy_id')
    .select('masterclasses.id')
    .where('is_current', '=', true)
    .where('application_closed', '=', false)
    .executeTakeFirstOrThrow()
  const before = product.peakMemoryMb()
  const began = performance.now()
  const answers = await Promise.all(
    people.map(({ token }) =>
      fetch(`http://127.0.0.1:${product.port}/api/academy/apply/${open.id}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: formWith(file),
      }),
    ),
  )
  const took = performance.now() - began
  const refused = answers.map(({ status }) => status).filter(status => status !== 201)
  const peak = product.peakMemoryMb()
  return [
    {
      what: `applications that were taken, of ${PEOPLE} with ${(file.size / 1e6).toFixed(1)} MB each`,
      measured: `${PEOPLE - refused.length} in ${milliseconds(took)} ${refused.join(' ')}`.trim(),
      wanted: { value: 'all', met: refused.length === 0 },
    },
    {
      what: 'the most memory of the process',
      measured: `${Math.round(peak)} MB, ${Math.round(before)} MB before`,
      wanted: { value: `below ${MAX_MEMORY_MB} MB`, met: peak < MAX_MEMORY_MB },
    },
  ]
}

/** Runs on existing data: the first start creates the demo data, which needs extra memory. */
export const run = () =>
  withDataFolder(async dataDir => {
    const first = await startProduct(dataDir)
    await first.stop()
    return databaseOn(dataDir, measure)
  })
