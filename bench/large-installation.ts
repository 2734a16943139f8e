import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Db } from '../api/src/db/connection.ts'
import { growthOf, growthText, type Measurement, measureGrowth } from './lib/growth.ts'
import { addAcademies, PEOPLE_OF_AN_ACADEMY } from './lib/large-data.ts'
import { JOBS, measureJobs } from './lib/large-jobs.ts'
import type { Server } from './lib/process.ts'
import type { Row } from './lib/row.ts'
import { isTrial, sized } from './lib/scale.ts'
import { databaseOn, prepareDatabase, withDataFolder } from './lib/servers.ts'

const ACADEMIES = Number(process.env['BENCH_ACADEMIES'] ?? sized(100, 2))

export const name = `A large installation: ${ACADEMIES} academies with ${PEOPLE_OF_AN_ACADEMY} people each, beside one`

/** Filling takes long, so it is not part of a run of everything. */
export const onlyByName = true

const MAX_GROWTH = 2

const office = 'manager@example.org'
const student = 'student@example.org'
const search = (typed: string) => `/api/academy/a/people/search?search=${encodeURIComponent(typed)}`

const requests = [
  { what: 'a visitor: a page', path: '/', email: student },
  { what: 'a visitor: the academy', path: '/api/academyCurrent', email: student },
  { what: 'a student: the account', path: '/api/me', email: student },
  { what: 'a student: applications', path: '/api/academy/applications', email: student },
  { what: 'a student: invoices and payments', path: '/api/user/account', email: student },
  { what: 'a student: booking', path: '/api/accommodation/bookings/current', email: student },
  { what: 'a student: own days', path: '/api/my-days', email: student },
  { what: 'a visitor: earlier years', path: '/api/past-years', email: student },
  { what: 'a teacher: masterclasses', path: '/api/academy/t/my-masterclasses', email: 'teacher@example.org' },
  { what: 'the office: overview', path: '/api/academy/a/dashboard', email: office },
  { what: 'the office: people of the academy', path: '/api/academy/a/people', email: office },
  { what: 'the office: a person', path: '/api/academy/a/people/1', email: office },
  { what: 'the office: the account of a person', path: '/api/academy/a/people/1/account', email: office },
  { what: 'the office: search, two words', path: search('almst lena'), email: office },
  { what: 'the office: search, an invoice number', path: search('2026-0012'), email: office },
  { what: 'the office: search, a mail address', path: search('grown77@'), email: office },
  { what: 'the office: search, a single letter', path: search('t'), email: office },
  { what: 'the office: search, a typing error', path: search('tanhautp ilse'), email: office },
  { what: 'the office: invoices', path: '/api/academy/a/invoices', email: office },
  { what: 'the office: open invoices', path: '/api/academy/a/invoices?state=open', email: office },
  { what: 'the office: a search in invoices', path: '/api/academy/a/invoices?search=almst', email: office },
  { what: 'the office: sums of invoices', path: '/api/academy/a/invoices/totals', email: office },
  { what: 'the office: journal', path: '/api/academy/a/journal', email: office },
  { what: 'the office: the check of the books', path: '/api/academy/a/ledger-check', email: office },
  { what: 'the office: refunds', path: '/api/academy/a/refunds', email: office },
  { what: 'the office: bookings', path: '/api/academy/a/bookings', email: office },
  { what: 'the office: occupancy', path: '/api/academy/a/occupancy', email: office },
  { what: 'the office: masterclasses', path: '/api/academy/a/all-current-masterclasses', email: office },
  { what: 'the office: applications by day', path: '/api/academy/a/application-days', email: office },
  { what: 'the office: money by day', path: '/api/academy/a/journal/days', email: office },
  { what: 'the office: surveys by year', path: '/api/academy/a/survey-years', email: office },
  { what: 'the office: mails', path: '/api/academy/a/mails', email: office },
  { what: 'the office: record', path: '/api/academy/a/record', email: office },
]

/** A start as a demo would look through all rows for its own. */
const asInProduction = {
  NODE_ENV: 'production',
  SECRET: '0123456789abcdef'.repeat(3),
  SITE_URL: 'https://academy.example.org',
  SMTP_URL: 'smtps://127.0.0.1:1',
  MAIL_FROM: 'Academy <office@example.org>',
  // Jobs are measured one by one.
  ROLE: 'web',
}

/** Without the product: its jobs read the tables whose indexes are dropped meanwhile. */
const fill = (dataDir: string, size: number): Promise<void> =>
  prepareDatabase(dataDir, async db => {
    await addAcademies(db, size)
    await db.updateTable('installation').set({ is_demo: false }).execute()
  })

const measure = async (product: Server, db: Db): Promise<Measurement[]> => {
  const measured = await measureGrowth(product, db, { requests, sizes: [0], fillTo: async () => {} })
  return [...measured.flat(), ...(await measureJobs(db))]
}

const measureAt = async (dataDir: string, size: number): Promise<Measurement[]> => {
  if (isTrial || !existsSync(join(dataDir, 'postgres'))) await fill(dataDir, size)
  return databaseOn(dataDir, measure, asInProduction)
}

/** A large installation takes long to fill, so a named folder is kept for the next run. */
const inFolder = <T>(work: (dataDir: string) => Promise<T>): Promise<T> => {
  const kept = process.env['BENCH_DATA_DIR']
  return kept ? work(kept) : withDataFolder(work)
}

export const run = async (): Promise<Row[]> => {
  const small = await withDataFolder(dataDir => measureAt(dataDir, 1))
  const large = await inFolder(dataDir => measureAt(dataDir, ACADEMIES))
  return [...requests.map(({ what }) => what), ...JOBS].map((what, index) => {
    const own = [small, large].flatMap(measured => measured[index] ?? [])
    return {
      what,
      measured: growthText(own),
      wanted: { value: `below ${MAX_GROWTH}`, met: growthOf(own) < MAX_GROWTH },
    }
  })
}
