import * as applications from '@academy/contract/admission/applications/endpoints'
import * as contract from '@academy/contract/admission/repertoire-changes/endpoints'
import * as selection from '@academy/contract/admission/selection/endpoints'
import * as correpetition from '@academy/contract/schedule/accompaniment/endpoints'
import { afterEach, describe, expect, test } from 'vitest'
import { accompanistOf } from '../../../../test/accompanist.ts'
import type { Person } from '../../../../test/app.ts'
import { insertComposer, insertPiece } from '../../../../test/repertoire.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'
import { awaitedLater, untilBlocked } from '../../../../test/until-blocked.ts'
import type { Tx } from '../../../db/connection.ts'
import { canChangeRepertoire } from '../applications/rules.ts'
import { findOwnRepertoire } from './queries.ts'
import { isSameRepertoire, recordChange } from './repertoire-changes.ts'

let fixture: SelectionFixture
afterEach(() => fixture?.close())

/** A participant of a final masterclass, and one work of the catalogue. */
const participant = async (now?: string) => {
  fixture = await selectionFixture(now)
  const masterclass_id = await fixture.masterclass()
  const person = await fixture.applicant(masterclass_id, {
    is_accepted: true,
    first_name: 'Ada',
    repertoire: 'Suite in G',
  })
  await fixture.call(
    selection.officeFinalize,
    { params: { id: String(masterclass_id) } },
    { as: fixture.admin },
  )
  await fixture.sendLetters(masterclass_id)
  const composer_id = await insertComposer(fixture.db)
  const { id: piece_id } = await insertPiece(fixture.db, composer_id)
  return { masterclass_id, composer_id, piece_id, person, params: { id: String(person.application_id) } }
}

describe('a repertoire can be changed', () => {
  // biome-ignore format: the table is aligned in columns
  test.each([
    // Columns: status, of the current academy, today, result. The academy begins on 1 August.
    ['accepted',  true,  '2027-07-31', true],
    ['accepted',  true,  '2027-08-01', false],
    ['accepted',  true,  '2027-08-05', false],
    ['accepted',  false, '2027-07-01', false],
    ['applied',   true,  '2027-07-01', false],
    ['reserve',   true,  '2027-07-01', false],
    ['rejected',  true,  '2027-07-01', false],
    ['withdrawn', true,  '2027-07-01', false],
  ] as const)('by %s, current: %s, on %s: %s', (status, is_current, today, expected) => {
    expect(canChangeRepertoire({ status, is_current, academy_start: '2027-08-01' }, today)).toBe(expected)
  })

  test.each([
    ['a', [1, 2], 'a', [1, 2], true],
    ['a', [1, 2], 'a', [2, 1], false],
    ['a', [1, 2], 'a', [1], false],
    ['a', [1], 'b', [1], false],
    ['', [], '', [], true],
  ])('%s %j beside %s %j counts as the same: %s', (one, one_ids, other, other_ids, expected) => {
    const first = { repertoire: one, piece_ids: one_ids }
    expect(isSameRepertoire(first, { repertoire: other, piece_ids: other_ids })).toBe(expected)
  })
})

describe('a participant', () => {
  test('changes text and works; teacher and accompanist see what it was and when it changed', async () => {
    const { masterclass_id, piece_id, person, params } = await participant('2027-07-10T09:00:00+02:00')
    const as = person
    const { body: before } = await fixture.call(contract.ownRepertoire, { params }, { as })
    expect(before).toMatchObject({
      version: 1,
      can_change: true,
      academy_start: '2027-08-01',
      repertoire: 'Suite in G',
      pieces: [],
      repertoire_changed_at: null,
      former_repertoires: [],
    })
    const body = { version: 1, repertoire: 'Sonata, all movements', piece_ids: [piece_id] }
    const { body: after } = await fixture.call(contract.changeRepertoire, { params, body }, { as })
    expect(after).toMatchObject({
      version: 2,
      repertoire: 'Sonata, all movements',
      pieces: [{ piece_id, piece: { opus: 'op. 69' }, composer: { name: 'Ludwig van Beethoven' } }],
      former_repertoires: [{ repertoire: 'Suite in G', pieces: [] }],
    })
    expect(after.repertoire_changed_at).toMatch(/^2027-07-10T07:00/)

    const again = { version: 2, repertoire: 'Only the Sonata', piece_ids: [] }
    await fixture.call(contract.changeRepertoire, { params, body: again }, { as })
    const changed = {
      repertoire: 'Only the Sonata',
      pieces: [],
      former_repertoires: [
        { repertoire: 'Sonata, all movements', pieces: [{ piece_id }] },
        { repertoire: 'Suite in G', pieces: [] },
      ],
    }
    const inClass = { params: { masterclassId: String(masterclass_id) } }
    const { body: applicants } = await fixture.call(selection.applicants, inClass, { as: fixture.teacher })
    expect(applicants).toMatchObject([changed])
    const pianist = await accompanistOf(fixture, masterclass_id)
    const { body: accompaniment } = await fixture.call(correpetition.repetiteur, {}, { as: pianist })
    expect(accompaniment.repertoires[0]?.repertoires).toMatchObject([changed])
    expect(
      await fixture.db
        .selectFrom('audit_log')
        .select(['action', 'actor_id'])
        .where('action', '=', 'repertoire_changed')
        .execute(),
    ).toEqual(Array(2).fill({ action: 'repertoire_changed', actor_id: person.id }))
  })

  test('sees in the list of applications whether the repertoire can be changed', async () => {
    const { person } = await participant()
    const { body } = await fixture.call(applications.applications, {}, { as: person })
    expect(body).toMatchObject([{ can_edit: false, can_change_repertoire: true }])
  })

  test('gets the work that a merged one is shown as, once', async () => {
    const { composer_id, piece_id, person, params } = await participant()
    const { id: double } = await insertPiece(fixture.db, composer_id, {
      title: 'Sonata for cello',
      opus: '69',
    })
    await fixture.db
      .updateTable('pieces')
      .set({ merged_into_id: piece_id })
      .where('id', '=', double)
      .execute()
    const body = { version: 1, repertoire: '', piece_ids: [double, piece_id] }
    const { body: after } = await fixture.call(contract.changeRepertoire, { params, body }, { as: person })
    expect(after.pieces.map(one => one.piece_id)).toEqual([piece_id])
  })

  test('sends a save twice without a second entry', async () => {
    const { person, params } = await participant()
    const body = { version: 1, repertoire: 'Sonata', piece_ids: [] }
    await fixture.call(contract.changeRepertoire, { params, body }, { as: person })
    const { body: second } = await fixture.call(contract.changeRepertoire, { params, body }, { as: person })
    expect(second).toMatchObject({ version: 2, former_repertoires: [{ repertoire: 'Suite in G' }] })
  })

  test('of two tabs one saves, and the other is refused', async () => {
    const { person, params } = await participant()
    const save = (repertoire: string) =>
      fixture.app.inject({
        method: 'PUT',
        url: `/api/academy/applications/${params.id}/repertoire`,
        headers: { authorization: `Bearer ${person.token}` },
        payload: { version: 1, repertoire, piece_ids: [] },
      })
    const replies = await Promise.all(Array.from({ length: 10 }, (_, index) => save(`Sonata ${index}`)))
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(9).fill(409)])
    const refusals = replies.filter(({ statusCode }) => statusCode === 409)
    expect(new Set(refusals.map(reply => reply.json().code))).toEqual(new Set(['changed_meanwhile']))
    const { body } = await fixture.call(contract.ownRepertoire, { params }, { as: person })
    expect(body).toMatchObject({ version: 2, former_repertoires: [{ repertoire: 'Suite in G' }] })
  })
})

test('control: without the lock two saves replace the same version, and only the database refuses', async () => {
  const { person } = await participant()
  const now = fixture.services.clock.now()
  const save = async (tx: Tx, repertoire: string) => {
    const before = await findOwnRepertoire(tx, person.application_id, person.id)
    if (!before) throw new Error('No repertoire')
    await recordChange(tx, before, { repertoire, piece_ids: [] }, now)
  }
  let second: Promise<void> | undefined
  await fixture.db.transaction().execute(async first => {
    await save(first, 'Sonata 1')
    second = awaitedLater(fixture.db.transaction().execute(tx => save(tx, 'Sonata 2')))
    second.catch(() => undefined)
    await untilBlocked(fixture.db)
  })
  await expect(second).rejects.toThrow(/repertoire_changes_in_order/)
})

describe('a change is refused', () => {
  const refusal = async (params: { id: string }, body: unknown, as: Person) =>
    (await fixture.refused(contract.changeRepertoire, { params, body }, { as, locale: 'de' })).body
  const valid = { version: 1, repertoire: 'Sonata', piece_ids: [] }

  test('from the first day of the academy on, which can still be looked at', async () => {
    const { person, params } = await participant('2027-08-01T00:00:10+02:00')
    expect(await refusal(params, valid, person)).toMatchObject({ code: 'repertoire_fixed' })
    const { body } = await fixture.call(contract.ownRepertoire, { params }, { as: person })
    expect(body).toMatchObject({ can_change: false, repertoire: 'Suite in G' })
  })

  test.each([
    ['who has no place yet', { is_accepted: true }, false, 'repertoire_fixed'],
    ['who was declined', { is_accepted: false }, true, 'repertoire_fixed'],
    ['who has withdrawn', { is_accepted: true, has_withdrawn: true }, true, 'not_found'],
  ] as const)('to somebody %s', async (_, input, isFinal, code) => {
    fixture = await selectionFixture()
    const id = await fixture.masterclass()
    const person = await fixture.applicant(id, input)
    if (isFinal) {
      await fixture.call(selection.officeFinalize, { params: { id: String(id) } }, { as: fixture.admin })
      await fixture.sendLetters(id)
    }
    expect(await refusal({ id: String(person.application_id) }, valid, person)).toMatchObject({ code })
  })

  test('for the application of somebody else', async () => {
    const { params } = await participant()
    const stranger = await fixture.person()
    expect(await refusal(params, valid, stranger)).toMatchObject({ code: 'not_found' })
    const { body } = await fixture.refused(contract.ownRepertoire, { params }, { as: stranger })
    expect(body.code).toBe('not_found')
  })

  test.each([
    [{ version: 1, repertoire: 'x'.repeat(10_001), piece_ids: [] }, 'repertoire'],
    [{ version: 1, repertoire: 'x\u0000', piece_ids: [] }, 'repertoire'],
    [{ version: 1, piece_ids: [] }, 'repertoire'],
    [{ version: 1, repertoire: '', piece_ids: [999_999] }, 'piece_ids'],
    [{ version: 1, repertoire: '', piece_ids: [1, 1] }, 'piece_ids'],
    [
      { version: 1, repertoire: '', piece_ids: Array.from({ length: 31 }, (_, index) => index + 1) },
      'piece_ids',
    ],
    [{ version: 1, repertoire: '', piece_ids: 'all' }, 'piece_ids'],
    [{ version: 1, repertoire: '' }, 'piece_ids'],
    [{ version: 0, repertoire: '', piece_ids: [] }, 'version'],
    [{ repertoire: '', piece_ids: [] }, 'version'],
  ])('with %j, at the field %s', async (body, field) => {
    const { person, params } = await participant()
    const refused = await refusal(params, body, person)
    expect(refused.code).toBe('invalid_input')
    expect(Object.keys(refused.errors ?? {})).toEqual([field])
  })
})
