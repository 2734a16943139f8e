import { remindTeacher } from '@academy/contract/admission/selection/endpoints'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'

let fixture: SelectionFixture
let id: number
beforeEach(async () => {
  fixture = await selectionFixture()
  id = await fixture.masterclass()
})
afterEach(() => fixture.close())

const input = () => ({ params: { id: String(id) } })
const remind = () => fixture.call(remindTeacher, input(), { as: fixture.admin })
const refusal = async () => (await fixture.refused(remindTeacher, input(), { as: fixture.admin })).body.code
const mails = () =>
  fixture.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'body_text'])
    .where('key', 'like', 'decision-%')
    .execute()

test('a reminder goes to the teacher in their language and is recorded', async () => {
  await fixture.db
    .updateTable('accounts')
    .set({ locale: 'de' })
    .where('id', '=', fixture.teacher.id)
    .execute()
  await remind()
  expect(await mails()).toMatchObject([
    {
      recipient: fixture.teacher.email,
      subject: 'Bitte entscheiden Sie: Violoncello bei Ilse Marent',
      body_text: expect.stringContaining(`https://academy.example/user/t/masterclass/${id}`),
    },
  ])
  const entries = fixture.db.selectFrom('audit_log').selectAll().where('action', '=', 'teacher_reminded')
  expect(await entries.execute()).toMatchObject([
    { actor_id: fixture.admin.id, account_id: fixture.teacher.id, details: { masterclass_id: id } },
  ])
})

test('a teacher is reminded once a day, also by many requests at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      fixture.app.inject({
        method: 'POST',
        url: `/api/academy/a/masterclasses/${id}/remind`,
        headers: { authorization: `Bearer ${fixture.admin.token}` },
      }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
  expect(await refusal()).toBe('teacher_reminded_today')
})

test.each([
  [
    'before the deadline has passed',
    'deadline_not_passed',
    () => fixture.db.updateTable('academies').set({ end_date_application: '2027-07-03' }).execute(),
  ],
  [
    'after the final save',
    'selection_final',
    () => fixture.db.updateTable('masterclasses').set({ finalized_at: new Date() }).execute(),
  ],
  [
    'without an account of the teacher',
    'teacher_without_account',
    () => fixture.db.updateTable('teachers').set({ account_id: null }).execute(),
  ],
  [
    'in another year',
    'not_found',
    () => fixture.db.updateTable('academies').set({ is_current: false }).execute(),
  ],
])('no reminder %s', async (_when, code, change) => {
  await change()
  expect(await refusal()).toBe(code)
  expect(await mails()).toEqual([])
})
