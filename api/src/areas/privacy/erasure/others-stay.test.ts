// Whatever the name and the address of an erased person: nothing about anybody else changes by a byte.
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyText } from '../../../../test/any-text.ts'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { insertMarkedPeople } from '../../../../test/personal-data/marks.ts'
import { audit } from '../../../base/audit.ts'
import { enqueue, toAccount, toAddress } from '../../../base/mail/send-mail.ts'
import { register } from '../../../db/personal-data/register.ts'
import { eraseRequested } from './erase.ts'

const NOW = new Date('2028-01-10T10:00:00Z')
const OFFICE = 'office@academy.example'

let fixture: TestApp
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: NOW.toISOString() })
  const { db, services } = fixture
  const { bert } = await insertMarkedPeople({ db, files: services.files })
  await db.updateTable('association').set({ contact_email: OFFICE }).execute()
  const text =
    'Johanna Maria Huber hat den Platz angenommen: "1" ist \\ ok. <student@example.org> & a b $1 $& :'
  const body = { locale: 'de', subject: text, text, html: text } as const
  const { id } = await fixture.person([], { email: 'student@example.org' })
  await db
    .updateTable('accounts')
    .set({ first_name: 'Johanna', last_name: 'Huber' })
    .where('id', '=', id)
    .execute()
  await enqueue(db, { key: 'selection:1', to: toAccount(id, 'student@example.org'), ...body }, NOW)
  const office = { to: toAddress(OFFICE), reply_to: 'student@example.org', about: [id, bert.id] }
  await enqueue(db, { key: 'contact:7', ...office, ...body }, NOW)
  await enqueue(db, { key: 'place-free:expired:1:office', ...office, ...body }, NOW)
  const details = { first_name: [null, 'Johanna'], comment: text, email: 'student@example.org' }
  for (const account_id of [id, undefined])
    await audit(db, { at: NOW, action: 'person_corrected', account_id, details })
  await db
    .insertInto('person_notes')
    .values({ account_id: id, text, created_at: NOW, changed_at: NOW })
    .execute()
})
afterAll(() => fixture.close())

/** Counts of a day, which grow with every erasure. */
const growing = ['retention_deletions', 'site_changes']
const tables = Object.keys(register).filter(table => !growing.includes(table))

const allRows = async (): Promise<string[]> => {
  const selects = tables.map(table => `select '${table} ' || one::text as row from ${table} one`)
  const { rows } = await sql.raw<{ row: string }>(selects.join(' union all ')).execute(fixture.db)
  return rows.map(({ row }) => row)
}

interface Named {
  first_name: string
  last_name: string
  email: string
  email_verified: boolean
}

/** Erases somebody of this name, about whom there are some rows. */
const eraseSomebody = async (person: Named, more?: (id: number) => Promise<unknown>): Promise<void> => {
  const { db, services } = fixture
  const { id } = await db
    .insertInto('accounts')
    .values({ ...person, email_canonical: person.email, password_hash: '' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const text = `${person.first_name} ${person.last_name} ${person.email}`
  const body = { locale: 'de', subject: text, text, html: text } as const
  await enqueue(db, { key: `booked:${id}`, to: toAccount(id, person.email), ...body }, NOW)
  await enqueue(db, { key: `notice:${id}`, to: toAddress(OFFICE), about: [id], ...body }, NOW)
  await audit(db, { at: NOW, action: 'person_corrected', account_id: id, details: { comment: text } })
  await db
    .insertInto('person_notes')
    .values({ account_id: id, text, created_at: NOW, changed_at: NOW })
    .execute()
  await more?.(id)
  const erase_after = new Date(NOW.getTime() - 1)
  await db
    .insertInto('erasure_requests')
    .values({ account_id: id, requested_by: id, requested_at: new Date('2027-12-27'), erase_after })
    .execute()
  expect(await eraseRequested({ db, files: services.files }, id, NOW)).toBe(true)
}

const odd: [first_name: string, last_name: string, email: string][] = [
  ['n', 'a', 't@example.org'],
  ['Johanna', 'Huber', 'e@example.org'],
  ['anna', 'Maria', 'anna@example.org'],
  ['Johanna', 'Maria Huber', OFFICE],
  ['"', '"', 'udent@example.org'],
  ['Johanna', 'Maria Huber', 'ent@example.org'],
  ['":', '"1"', 'STUDENT2@example.org'],
  ['"1"', ':', '1@example.org'],
  ['\\', 'u0022', '%@example.org'],
  ['$&', '$1', '_@example.org'],
  ['a', 'b', 'a@b.c'],
  ['true', 'null', '.*@example.org'],
  ['&', 'amp;', 'x@x.x'],
  ['(', '[', '(?@example.org'],
]

const upTo = (count: number) => fc.nat({ max: count - 1 })

/** Names and addresses made of pieces of what is stored about others, or of any characters. */
const anybody = (rows: string[]) => {
  const text = rows.join('\n')
  const words = [...new Set(text.match(/\S+ \S+/g))]
  const addresses = [...new Set(text.match(/[\w.-]+@[\w.-]+\.\w+/g))]
  const piece = fc
    .tuple(upTo(words.length), fc.nat({ max: 4 }), fc.nat({ max: 4 }))
    .map(([index, first, last]) => {
      const [one = '', other = ''] = (words[index] ?? '').split(' ')
      return [one.slice(-1 - first), other.slice(0, 1 + last)] as const
    })
  const any = anyText({ minLength: 1, maxLength: 4 }).map(name => name.replaceAll('\0', '?'))
  const end = fc.tuple(upTo(addresses.length), fc.nat({ max: 30 })).map(([index, cut]) => {
    const address = addresses[index] ?? ''
    return address.slice(Math.min(1 + cut, address.indexOf('@') - 1))
  })
  return fc.record({ name: fc.oneof(piece, fc.tuple(any, any)), email: end, email_verified: fc.boolean() })
}

test('nothing about anybody else changes by a byte, whatever the name and the address', async () => {
  const before = await allRows()
  const addresses = await fixture.db.selectFrom('accounts').select('email').execute()
  const taken = new Set(addresses.map(({ email }) => email.toLowerCase()))
  const erase = async (person: Named) => {
    if (!taken.has(person.email.toLowerCase())) await eraseSomebody(person)
  }
  const expectOthersSame = async () => {
    const after = new Set(await allRows())
    expect(before.filter(row => !after.has(row)).map(row => row.slice(0, 300))).toEqual([])
  }
  for (const [index, [first_name, last_name, email]] of odd.entries())
    await erase({ first_name, last_name, email, email_verified: index % 4 > 0 })
  await expectOthersSame()
  await fc.assert(
    fc.asyncProperty(anybody(before), async ({ name: [first_name, last_name], email, email_verified }) => {
      await erase({ first_name, last_name, email, email_verified })
      await expectOthersSame()
    }),
    { numRuns: 15, seed: 42, endOnFailure: true },
  )
})

test('mails about the person keep the names of namesakes: of their reader, of others in them, and of teachers', async () => {
  const { db } = fixture
  const named = async (last_name: string) => {
    const { id } = await fixture.person()
    await db.updateTable('accounts').set({ first_name: 'Mia', last_name }).where('id', '=', id).execute()
    return id
  }
  const [reader, other] = [await named('Zeller Berg'), await named('Zeller Kern')]
  await db.insertInto('teachers').values({ first_name: 'Mia', last_name: 'Zeller Lang' }).execute()
  const text = 'Mia Zeller, Mia Zeller Berg, Mia Zeller Kern, Mia Zeller Lang'
  const kept = async (first_name: string, last_name: string, about: number[]) => {
    const key = `place-free:declined:${first_name} ${last_name}`
    const body = { locale: 'de', subject: text, text, html: `<p style="">${text}</p>` } as const
    await eraseSomebody({ first_name, last_name, email: 'mia@example.org', email_verified: true }, id =>
      enqueue(db, { key, to: toAccount(reader, 'reader@example.org'), about: [...about, id], ...body }, NOW),
    )
    const mail = await db
      .selectFrom('outbox')
      .select(['subject', 'body_text', 'body_html'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    return [mail.subject, mail.body_text, mail.body_html].map(text =>
      text.replaceAll(/Person \d+/g, 'Person 0'),
    )
  }
  const shown = (changed: string) => [changed, changed, `<p style="">${changed}</p>`]
  const own = (name: string) => text.replace(new RegExp(`${name}(?=,|$)`), 'Person 0')
  expect(await kept('Mia', 'Zeller', [other])).toEqual(shown(own('Mia Zeller')))
  expect(await kept('Mia', 'Zeller Kern', [])).toEqual(shown(own('Mia Zeller Kern')))
  // It cannot be told whose name it is.
  for (const last_name of ['Zeller Berg', 'Zeller Lang'])
    expect(await kept('Mia', last_name, [])).toEqual(shown(text))
  expect(await kept('p', 'style', [])).toEqual(shown(text))
})
