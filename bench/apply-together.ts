import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { Db } from '../api/src/db/connection.ts'
import { renderPdf } from '../api/src/lib/pdf/render-pdf.ts'
import { milliseconds } from './lib/figures.ts'
import { makePeople } from './lib/people.ts'
import type { Server } from './lib/process.ts'
import type { Row } from './lib/row.ts'
import { databaseOn, startProduct, withDataFolder } from './lib/servers.ts'

export const name = 'Applying together: 50 people at the same moment, each with a résumé of 2 MB'

const PEOPLE = 50
const MAX_MEMORY_MB = 400

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** An image of random pixels, which does not compress. */
const noise = (width: number, height: number): Buffer => {
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), randomBytes(width * 3)]))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  // Eight bits per channel, RGB.
  head.set([8, 2], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const pixels = deflateSync(Buffer.concat(rows), { level: 0 })
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const resume = async (): Promise<File> => {
  const paper = { title: 'Lebenslauf', subject: '', author: 'Ilse Tannhaupt', language: 'de' } as const
  const image = `data:image/png;base64,${noise(800, 875).toString('base64')}`
  const bytes = await renderPdf({ ...paper, created_at: new Date(0), content: [{ image, width: 400 }] })
  return new File([new Uint8Array(bytes)], 'Lebenslauf.pdf', { type: 'application/pdf' })
}

const formWith = (file: File): FormData => {
  const form = new FormData()
  const fields = { is_known: '0', agreed_consent: '1', agreed_terms: '1', recording_1: 'youtu.be/demo' }
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  form.append('resume_file', file)
  return form
}

const measure = async (product: Server, db: Db): Promise<Row[]> => {
  const file = await resume()
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
