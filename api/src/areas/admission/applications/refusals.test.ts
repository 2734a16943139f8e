import { readdir } from 'node:fs/promises'
import * as contract from '@academy/contract/admission/applications/endpoints'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../../../test/app.ts'
import { insertMasterclass } from '../../../../test/masterclass.ts'
import { uploadFolder } from '../../../base/uploads/received-file.ts'
import { forwardApplication } from './follow-invoice.ts'

let fixture: TestApp
let student: Person
let cello: number
beforeAll(async () => {
  fixture = await testApp({ ACADEMY_NOW: '2027-03-02T10:00:00+01:00' })
  cello = await insertMasterclass(fixture.db)
})
beforeEach(async () => {
  student = await fixture.person()
})
afterAll(() => fixture.close())

/** Returns everything that an application could write. */
const storedRows = async () => {
  const { db, services } = fixture
  const files: string[] = []
  for await (const { key } of services.files.list('')) files.push(key)
  const ids = async (
    table: 'applications' | 'invoices' | 'outbox' | 'resumes' | 'audit_log' | 'invoice_counters',
  ) => (await db.selectFrom(table).selectAll().execute()) as unknown[]
  return {
    files,
    drafts: await readdir(uploadFolder(services.config.dataDir)).catch(() => []),
    applications: await ids('applications'),
    invoices: await ids('invoices'),
    counters: await ids('invoice_counters'),
    mails: await ids('outbox'),
    resumes: await ids('resumes'),
    log: await ids('audit_log'),
  }
}
const expectNothingStored = async <T>(work: () => Promise<T>): Promise<T> => {
  const before = await storedRows()
  const result = await work()
  expect(await storedRows()).toEqual(before)
  return result
}

const good = { is_known: 1, agreed_consent: 1, agreed_terms: 1 } as const
const send = (body: object, as: Person | undefined = student, masterclass: number | string = cello) =>
  fixture.refused(contract.apply, { params: { masterclassId: masterclass }, body }, { as, locale: 'en' })
const apply = async (as = student) =>
  (await fixture.call(contract.apply, { params: { masterclassId: String(cello) }, body: good }, { as })).body

const long = (length: number) => 'x'.repeat(length)
const wrongLinks = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//youtube.com',
  'data:text/html,x',
  'file:///etc/passwd',
  'https://',
  'nodots',
  'https://user:pass@example.org/',
  'https://example.org/a b',
  'example org',
  'https://example.org:99999/',
  `https://example.org/${long(3_000)}`,
  `https://example.org/${long(2_000)}`,
]

describe('a form is refused with 422', () => {
  test.each<[string, object, Record<string, string>]>([
    [
      'without any answer',
      { is_known: undefined, agreed_consent: undefined, agreed_terms: undefined },
      {
        is_known: 'Please choose one',
        agreed_consent: 'The consent must be accepted.',
        agreed_terms: 'The terms and conditions must be accepted.',
      },
    ],
    [
      'with nothing but that the teacher does not know the applicant',
      { is_known: 0, agreed_consent: undefined, agreed_terms: undefined },
      {
        recording_1: 'Field is required when is_known is false',
        resume_file: 'Please upload your résumé: the teacher does not know you yet.',
        agreed_consent: 'The consent must be accepted.',
        agreed_terms: 'The terms and conditions must be accepted.',
      },
    ],
    ['without consent', { agreed_consent: 0 }, { agreed_consent: 'The consent must be accepted.' }],
    [
      'without consent (false)',
      { agreed_consent: false },
      { agreed_consent: 'The consent must be accepted.' },
    ],
    ['without terms', { agreed_terms: '0' }, { agreed_terms: 'The terms and conditions must be accepted.' }],
    ['with an answer other than yes or no', { is_known: 'maybe' }, { is_known: 'Please choose one' }],
    ['with 2 instead of yes', { is_known: 2 }, { is_known: 'Please choose one' }],
    ['with a list instead of yes', { is_known: [1] }, { is_known: 'Please choose one' }],
    [
      'without recording and résumé when the teacher does not know the applicant',
      { is_known: 0 },
      {
        recording_1: 'Field is required when is_known is false',
        resume_file: 'Please upload your résumé: the teacher does not know you yet.',
      },
    ],
    [
      'without a résumé when the teacher does not know the applicant',
      { is_known: 0, recording_1: 'youtu.be/x' },
      { resume_file: 'Please upload your résumé: the teacher does not know you yet.' },
    ],
    [
      'with a second recording but no first',
      { recording_2: 'youtu.be/x' },
      { recording_2: 'Please fill in the recording before this one first.' },
    ],
    [
      'with a third recording but no second',
      { recording_1: 'youtu.be/x', recording_3: 'youtu.be/x' },
      { recording_3: 'Please fill in the recording before this one first.' },
    ],
    [
      'with 100,000 characters of repertoire',
      { repertoire: long(100_000) },
      { repertoire: 'This text is too long.' },
    ],
    [
      'with 10,001 characters of repertoire',
      { repertoire: long(10_001) },
      { repertoire: 'This text is too long.' },
    ],
    ['with 5,001 characters of comment', { comment: long(5_001) }, { comment: 'This text is too long.' }],
    ['with a NUL character', { repertoire: 'a\u0000b' }, { repertoire: 'repertoire is not valid.' }],
    [
      'with file metadata instead of a file',
      { resume_file: { name: 'a.pdf', size: 3 } },
      { resume_file: 'Please choose a file.' },
    ],
  ])('%s', async (_, body, errors) => {
    const answer = await expectNothingStored(() => send({ ...good, ...body }))
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual(
      Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, [message]])),
    )
  })

  test.each(
    wrongLinks.flatMap(link => ['recording_1', 'recording_3'].map(field => [link.slice(0, 60), field, link])),
  )('for the link %s in %s', async (_, field, link) => {
    const others = { recording_1: 'https://youtu.be/1', recording_2: 'https://youtu.be/2' }
    const answer = await expectNothingStored(() => send({ ...good, ...others, [field]: link }))
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field])
  })
})

describe('applying is refused', () => {
  test.each([
    ['that is unknown', async () => 999_999],
    ['with a non-numeric id', async () => 'cello'],
    ['with an id out of range', async () => '99999999999'],
    ['of last year', () => insertMasterclass(fixture.db, { is_current: false })],
  ])('for a masterclass %s: 404', async (_, find) => {
    const masterclass = await find()
    const answer = await expectNothingStored(() => send(good, student, masterclass))
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
  })

  test('for a closed masterclass: 409', async () => {
    const closed = await insertMasterclass(fixture.db, { application_closed: true })
    const answer = await expectNothingStored(() => send(good, student, closed))
    expect([answer.status, answer.body.code]).toEqual([409, 'application_closed'])
  })

  test('for a masterclass that is over, which nobody closed: 409', async () => {
    const late = await testApp({ ACADEMY_NOW: '2027-08-11T00:01:00+02:00' })
    try {
      const params = { masterclassId: await insertMasterclass(late.db) }
      const as = await late.person()
      const { status, body } = await late.refused(contract.apply, { params, body: good }, { as })
      expect([status, body.code]).toEqual([409, 'application_closed'])
      expect(await late.db.selectFrom('applications').select('id').execute()).toEqual([])
      expect(await late.db.selectFrom('invoices').select('id').execute()).toEqual([])
    } finally {
      await late.close()
    }
  })

  test('not on the last day of a masterclass', async () => {
    const late = await testApp({ ACADEMY_NOW: '2027-08-10T23:59:00+02:00' })
    try {
      const params = { masterclassId: String(await insertMasterclass(late.db)) }
      const { body } = await late.call(contract.apply, { params, body: good }, { as: await late.person() })
      expect(body.status).toBe('applied')
    } finally {
      await late.close()
    }
  })

  test('for a masterclass with a final selection: 409', async () => {
    const final = await insertMasterclass(fixture.db)
    await fixture.db
      .updateTable('masterclasses')
      .set({ finalized_at: new Date() })
      .where('id', '=', final)
      .execute()
    expect((await expectNothingStored(() => send(good, student, final))).body.code).toBe('application_closed')
  })

  test('for a second application: 409', async () => {
    await apply()
    const answer = await expectNothingStored(() => send(good))
    expect([answer.status, answer.body.code]).toEqual([409, 'already_applied'])
  })

  test('without a login and without the student role', async () => {
    const answers = [
      await expectNothingStored(() =>
        fixture.refused(contract.apply, { params: { masterclassId: cello }, body: good }),
      ),
    ]
    for (const role of ['Teacher', 'Correpetitor', 'AcademyManager', 'Admin'] as const) {
      const as = await fixture.person([role])
      answers.push(await expectNothingStored(() => send(good, as)))
    }
    expect(answers.map(answer => answer.status)).toEqual([401, 403, 403, 403, 403])
  })

  test('after sixty requests in an hour', async () => {
    const statuses = new Set<number>()
    for (let index = 0; index < 61; index++) statuses.add((await send(good, student, 999_999)).status)
    expect([...statuses]).toEqual([404, 429])
  })
})

describe('an application of another person', () => {
  test('cannot be read, changed or deleted', async () => {
    const { id } = await apply()
    const as = await fixture.person()
    expect((await fixture.call(contract.applications, {}, { as })).body).toEqual([])
    const params = { id }
    const answers = await expectNothingStored(async () => [
      await fixture.refused(contract.editApplication, { params, body: { repertoire: 'mine' } }, { as }),
      await fixture.refused(contract.deleteApplication, { params }, { as }),
    ])
    expect(answers.map(answer => answer.status)).toEqual([404, 404])
  })
})

describe('changing an application is refused', () => {
  const edit = (id: number, body: object) =>
    fixture.refused(contract.editApplication, { params: { id }, body }, { as: student, locale: 'en' })
  const remove = (id: number) =>
    fixture.refused(contract.deleteApplication, { params: { id } }, { as: student })

  test('when it would have no recording and the teacher does not know the applicant', async () => {
    const { id } = await apply()
    await fixture.db
      .updateTable('applications')
      .set({ is_known: false, recording_1: 'https://vimeo.com/1' })
      .where('id', '=', id)
      .execute()
    for (const recording_1 of ['', null]) {
      const answer = await expectNothingStored(() => edit(id, { repertoire: 'Bach', recording_1 }))
      expect(answer.status).toBe(422)
      expect(answer.body.errors).toEqual({ recording_1: ['Field is required when is_known is false'] })
    }
    // Together with what the schema refuses.
    const both = await expectNothingStored(() => edit(id, { comment: long(5_001), recording_1: null }))
    expect(Object.keys(both.body.errors ?? {}).toSorted()).toEqual(['comment', 'recording_1'])
  })

  test('when the recording before another one would be missing', async () => {
    const { id } = await apply()
    const before = { recording_1: 'https://vimeo.com/1', recording_2: 'https://vimeo.com/2' }
    await fixture.db.updateTable('applications').set(before).where('id', '=', id).execute()
    const answer = await expectNothingStored(() => edit(id, { recording_1: null }))
    expect(answer.status).toBe(422)
    expect(answer.body.errors).toEqual({
      recording_2: ['Please fill in the recording before this one first.'],
    })
  })

  test('with invalid links, missing fields and too long texts', async () => {
    const { id } = await apply()
    const bodies = [
      ...wrongLinks.map(recording_1 => ({ recording_1 })),
      { recording_2: 'https://vimeo.com/1' },
      { repertoire: long(100_000) },
      { comment: long(5_001) },
    ]
    for (const body of bodies) expect((await expectNothingStored(() => edit(id, body))).status).toBe(422)
  })

  test.each([
    { status: 'rejected', is_accepted: false },
    { status: 'withdrawn', withdrawn_at: new Date() },
  ])('when it is $status', async result => {
    const { id } = await apply()
    await fixture.db.updateTable('applications').set(result).where('id', '=', id).execute()
    const answers = await expectNothingStored(async () => [
      await edit(id, { repertoire: 'Bach' }),
      await remove(id),
    ])
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'application_fixed'],
      [409, 'application_fixed'],
    ])
  })

  test('when it is accepted, because the place can only be given up', async () => {
    const { id } = await apply()
    const result = { status: 'accepted', is_accepted: true, fee_paid_at: new Date() }
    await fixture.db.updateTable('applications').set(result).where('id', '=', id).execute()
    expect((await expectNothingStored(() => edit(id, { repertoire: 'Bach' }))).body.code).toBe(
      'application_fixed',
    )
  })

  test('when it belongs to another year, while deleting is allowed', async () => {
    const { id } = await apply()
    await fixture.db
      .updateTable('academies')
      .set({ is_current: false })
      .where('start_date_academy', '=', '2027-08-01')
      .execute()
    expect((await expectNothingStored(() => edit(id, { repertoire: 'Bach' }))).body.code).toBe(
      'application_fixed',
    )
    await fixture.call(contract.deleteApplication, { params: { id: String(id) } }, { as: student })
    await fixture.db
      .updateTable('academies')
      .set({ is_current: true })
      .where('start_date_academy', '=', '2027-08-01')
      .execute()
  })

  test('when it is already deleted', async () => {
    const { id, fee_invoice } = await apply()
    await fixture.call(contract.deleteApplication, { params: { id: String(id) } }, { as: student })
    expect((await expectNothingStored(() => remove(id))).status).toBe(404)
    await fixture.db.transaction().execute(async tx => {
      expect(await forwardApplication(tx, fee_invoice?.id ?? 0, new Date())).toBeUndefined()
    })
  })
})
