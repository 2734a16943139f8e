import { showPerson } from '@academy/contract/office/person-page/endpoints'
import * as contract from '@academy/contract/people/arrival-details/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../../../test/app.ts'
import { multipart } from '../../../../test/form.ts'
import { lodgingFixture } from '../../../../test/lodging-fixture.ts'
import { bytes, onePage, pdf } from '../../../base/pdf-check/testing/build-pdf.ts'

let fixture: Awaited<ReturnType<typeof lodgingFixture>>
let office: Person
beforeAll(async () => {
  fixture = await lodgingFixture()
  office = await fixture.person(['AcademyManager'])
})
afterAll(() => fixture.close())

/** The academy begins on 1 August 2027. */
const guestBorn = async (date_of_birth: string) => {
  const guest = await fixture.guest()
  await fixture.db.updateTable('profiles').set({ date_of_birth }).where('account_id', '=', guest.id).execute()
  return guest
}
const minor = () => guestBorn('2010-01-01')

type Fields = Record<string, string | File>
const file = (content = pdf(onePage()), name = 'Scan.pdf') => new File([new Uint8Array(content)], name)
const unknownParent = { parent_name: '', parent_contact: '', known_file: '' }
const paramsOf = ({ id }: { id: number }) => ({ id: String(id) })
const saving = async (of: { id: number }, fields: Fields, as = office) => {
  const { body, headers } = await multipart({ ...unknownParent, ...fields })
  const input = { params: paramsOf(of), body }
  return [contract.saveConsentOf, input, { as, headers, locale: 'en' as const }] as const
}
const save = async (of: Person, fields: Fields) => fixture.call(...(await saving(of, fields)))
const refuseSave = async (of: { id: number }, fields: Fields, as = office) =>
  (await fixture.refused(...(await saving(of, fields, as)))).body
const deleting = (of: Person, known_file: string) =>
  [contract.deleteConsentOf, { params: paramsOf(of), query: { known_file } }, { as: office }] as const

const consentOf = async (of: Person) =>
  (await fixture.call(showPerson, { params: paramsOf(of) }, { as: office })).body.arrival_details.consent
const knownFile = async (of: Person) => (await consentOf(of))?.file?.uploaded_at ?? ''
const recorded = async ({ id }: Person) => {
  const rows = await fixture.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'details'])
    .where('account_id', '=', id)
    .where('action', 'like', 'parent_consent%')
    .orderBy('id')
    .execute()
  return rows.map(({ action, actor_id, details }) => [action, actor_id, details])
}
const stored = async () => {
  const keys: string[] = []
  for await (const { key } of fixture.services.files.list('consents/')) keys.push(key)
  return keys.length
}

test('the office uploads a consent on paper, adds the parent and deletes a wrong one; the record names no parent', async () => {
  const guest = await minor()
  await save(guest, { consent_file: file() })
  expect(await consentOf(guest)).toMatchObject({ parent_name: '', file: { name: 'Scan.pdf' } })
  const parent = { parent_name: 'Gustav Talbach', parent_contact: '0660 1234567' }
  await save(guest, { ...parent, known_file: await knownFile(guest) })
  expect(await consentOf(guest)).toMatchObject({ ...parent, file: { name: 'Scan.pdf' } })
  await fixture.call(...deleting(guest, await knownFile(guest)))
  expect(await consentOf(guest)).toEqual({ ...parent, file: null })
  expect(await stored()).toBe(0)
  const { academy_id } = fixture
  expect(await recorded(guest)).toEqual([
    ['parent_consent_saved', office.id, { academy_id, consent_file: true }],
    ['parent_consent_saved', office.id, { academy_id, parent: true }],
    ['parent_consent_deleted', office.id, { academy_id }],
  ])
})

test.each<[what: string, fields: Fields, errors: Record<string, string[]>]>([
  [
    'a file that is no PDF',
    { consent_file: file(bytes('no pdf')) },
    { consent_file: ['This is not a PDF file.'] },
  ],
  ['no file at first', {}, { consent_file: ['Please choose a file.'] }],
  [
    'a name that is too long',
    { parent_name: 'a'.repeat(101), consent_file: file() },
    { parent_name: ['This text is too long.'] },
  ],
])('%s is refused, and nothing is kept', async (_, fields, errors) => {
  const guest = await minor()
  const before = await stored()
  expect((await refuseSave(guest, fields)).errors).toEqual(errors)
  expect((await consentOf(guest))?.file).toBeNull()
  expect(await recorded(guest)).toEqual([])
  expect(await stored()).toBe(before)
})

test('a file above 10 MB is refused', async () => {
  const large = new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'Scan.pdf')
  expect(await refuseSave(await minor(), { consent_file: large })).toMatchObject({
    errors: { consent_file: [expect.stringContaining('10 MB')] },
  })
})

test('only a minor whom the office may change gets a consent', async () => {
  const consent = { consent_file: file() }
  expect((await refuseSave(await guestBorn('2009-08-01'), consent)).code).toBe('consent_not_needed')
  expect((await refuseSave({ id: 99_999 }, consent)).code).toBe('not_found')
  const admin = await fixture.person(['Admin'])
  expect((await refuseSave(admin, consent)).code).toBe('forbidden')
  const guest = await minor()
  expect((await refuseSave(guest, consent, guest)).code).toBe('forbidden')
})

test('a consent that came meanwhile is neither overwritten nor deleted', async () => {
  const guest = await minor()
  expect((await fixture.refused(...deleting(guest, ''))).status).toBe(404)
  const { body, headers } = await multipart({
    parent_name: 'Gustav Talbach',
    parent_contact: 'gustav@example.org',
    consent_file: file(undefined, 'Mine.pdf'),
  })
  await fixture.call(contract.saveConsent, { body }, { as: guest, headers })
  expect((await refuseSave(guest, { consent_file: file() })).code).toBe('changed_meanwhile')
  expect((await fixture.refused(...deleting(guest, ''))).body.code).toBe('changed_meanwhile')
  expect(await consentOf(guest)).toMatchObject({ parent_name: 'Gustav Talbach', file: { name: 'Mine.pdf' } })
  expect(await recorded(guest)).toEqual([])
})

test('of many uploads at once one is kept', async () => {
  const guest = await minor()
  const before = await stored()
  const colleague = await fixture.person(['AcademyManager'])
  const ends = await Promise.allSettled(
    [office, colleague, office, colleague].map(async as =>
      fixture.call(...(await saving(guest, { consent_file: file() }, as))),
    ),
  )
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stored()).toBe(before + 1)
  expect(await recorded(guest)).toHaveLength(1)
})
