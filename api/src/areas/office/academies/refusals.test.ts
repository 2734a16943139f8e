import { defaultLodgingTerms, defaultWithdrawalTerms } from '@academy/contract/base/cancellation-terms'
import * as contract from '@academy/contract/office/academies/endpoints'
import { academyCurrent } from '@academy/contract/programme/academy/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AcademiesFixture, academiesFixture } from '../../../../test/academies-fixture.ts'

let fixture: AcademiesFixture
beforeAll(async () => {
  fixture = await academiesFixture()
})
afterAll(() => fixture.close())

const refusedChange = async (changes: Parameters<AcademiesFixture['changeInput']>[1]) => {
  const given = await fixture.changeInput(fixture.id, changes)
  const { status, body } = await fixture.refuse(contract.changeAcademy, given)
  expect([status, body.code]).toEqual([409, 'in_use'])
  return {
    fields: Object.keys(body.errors ?? {}),
    kinds: (body.concerned ?? []).map(({ kind }) => kind),
    names: (body.concerned ?? []).flatMap(({ names }) => names),
  }
}

/** Changes the academy, and returns what takes it back. */
const shift = async (changes: Parameters<AcademiesFixture['change']>[1]) => {
  const before = await fixture.changeInput(fixture.id, {})
  await fixture.change(fixture.id, changes)
  return async () => {
    const { body } = await fixture.changeInput(fixture.id, {})
    await fixture.office(contract.changeAcademy, {
      ...before,
      body: { ...before.body, version: Reflect.get(body, 'version') },
    } as Parameters<typeof fixture.office<typeof contract.changeAcademy>>[1])
  }
}

describe('other days', () => {
  // biome-ignore format: the table is aligned in columns
  test.each([
    // Ada's stay and both masterclasses begin on 2 August, the period on the 3rd, the evening is on the 6th.
    [{ start_date_academy: '2027-08-03' }, ['bookings', 'masterclasses']],
    [{ start_date_academy: '2027-08-04' }, ['bookings', 'masterclasses', 'correpetition_periods']],
    [{ start_date_academy: '2027-08-05' }, ['bookings', 'masterclasses', 'correpetition_periods', 'concert_requests']],
    [{ start_date_academy: '2027-08-07' }, ['bookings', 'masterclasses', 'correpetition_periods', 'concert_evenings', 'concert_requests']],
    [{ end_date_academy: '2027-08-11' }, ['correpetition_periods']],
    [{ end_date_academy: '2027-08-09' }, ['bookings', 'masterclasses', 'correpetition_periods']],
    [{ end_date_academy: '2027-08-05' }, ['bookings', 'masterclasses', 'correpetition_periods', 'concert_evenings', 'concert_requests']],
  ])('%j is refused because of %j', async (changes, kinds) => {
    const refused = await refusedChange(changes)
    expect(refused.kinds).toEqual(kinds)
    expect(refused.fields).toEqual(Object.keys(changes))
  })

  test('the refusal names who is concerned', async () => {
    const { names } = await refusedChange({ start_date_academy: '2027-08-07' })
    for (const name of ['Ada Berg', 'Cello: Ilse Marent', '06.08.2027, Stiftskirche'])
      expect(names).toContain(name)
  })

  test('are possible while they contain everything', async () => {
    const undo = await shift({ start_date_academy: '2027-08-02', end_date_academy: '2027-08-12' })
    await undo()
  })
})

test('the deadline stays once a selection is final', async () => {
  const { fields, names } = await refusedChange({ end_date_application: '2027-07-05' })
  expect([fields, names]).toEqual([['end_date_application'], ['Cello: Ilse Marent']])
})

describe('cancellation terms', () => {
  const steps = (...given: [number, number][]) =>
    given.map(([least_days, percent]) => ({ least_days, percent }))

  test('of a place never get worse for those who applied', async () => {
    const { fields, names } = await refusedChange({
      withdrawal_terms: { steps: steps([21, 25], [8, 50]), last_percent: 100 },
    })
    expect([fields, names]).toEqual([['withdrawal_terms'], ['Ada Berg', 'Bela Cerny']])
  })

  test('of a bed never get worse for those who booked', async () => {
    const { fields, names } = await refusedChange({ lodging_terms: { steps: [], last_percent: 80 } })
    expect([fields, names]).toEqual([['lodging_terms'], ['Ada Berg']])
  })

  test('the last free day does not move forward while it is to come', async () => {
    const undo = await shift({ lodging_free_until: '2027-07-20' })
    expect(await refusedChange({ lodging_free_until: '2027-07-19' })).toMatchObject({
      fields: ['lodging_free_until'],
      kinds: ['bookings'],
    })
    // Back to the deadline, which has passed, is earlier as well.
    expect((await refusedChange({ lodging_free_until: null })).fields).toEqual(['end_date_application'])
    await fixture.db.updateTable('academies').set({ lodging_free_until: null }).execute()
    await undo()
  })

  test('may get better', async () => {
    const better = {
      withdrawal_terms: { steps: steps([30, 0], [14, 20], [8, 50]), last_percent: 90 },
      lodging_terms: { steps: steps([8, 40]), last_percent: 80 },
    }
    expect(await fixture.change(fixture.id, better)).toMatchObject(better)
    await fixture.db
      .updateTable('academies')
      .set({
        withdrawal_terms: JSON.stringify(defaultWithdrawalTerms),
        lodging_terms: JSON.stringify(defaultLodgingTerms),
      })
      .where('id', '=', fixture.id)
      .execute()
  })

  test('may get worse where nobody has agreed to them', async () => {
    const { id } = await fixture.add()
    const lodging_terms = { steps: [], last_percent: 100 }
    expect(await fixture.change(id, { lodging_terms })).toMatchObject({ lodging_terms })
    await fixture.remove(id)
  })
})

test('another handling fee is for applications that come after, and says how many came before', async () => {
  const invoices = () =>
    fixture.db.selectFrom('invoices').select(['id', 'total_cents']).orderBy('id').execute()
  const before = await invoices()
  const changed = await fixture.change(fixture.id, { handling_fee: 100 })
  expect(changed).toMatchObject({ handling_fee: 100, fee_invoice_count: 2 })
  expect(await invoices()).toEqual(before)
})

describe('making another academy current', () => {
  const change = async (id: number) =>
    (await fixture.office(contract.showCurrentChange, { params: { id: String(id) } })).body

  test('shows first what changes, and is refused without a confirmation while the present one is not over', async () => {
    const { id } = await fixture.add()
    const shown = await change(id)
    expect(shown).toMatchObject({
      academy: { id, is_draft: true },
      replaces: { id: fixture.id, is_current: true },
      concerned: [
        { kind: 'applications', count: 1, names: ['Bela Cerny'] },
        { kind: 'participants', count: 1, names: ['Ada Berg'] },
        { kind: 'bookings', count: 1 },
        { kind: 'concert_requests', count: 1 },
      ],
      lacks: ['masterclasses', 'room_types'],
    })
    const input = { params: { id: String(id) }, body: { replaces: fixture.id } }
    const { status, body } = await fixture.refuse(contract.makeCurrent, input)
    expect([status, body.code, body.concerned]).toEqual([409, 'in_use', shown.concerned])
    expect((await fixture.call(academyCurrent, {})).body.id).toBe(fixture.id)

    expect(await fixture.makeCurrent(id, true)).toMatchObject({ is_current: true, is_draft: false })
    expect((await fixture.call(academyCurrent, {})).body.id).toBe(id)
    expect(await fixture.audited('academy_made_current')).toEqual([
      { academy_id: [String(fixture.id), String(id)] },
    ])
    // Going back concerns nobody: the other one has no people.
    await fixture.makeCurrent(fixture.id, false)
    await fixture.remove(id)
  })

  test('names a deadline that has passed', async () => {
    const { id } = await fixture.add({
      start_date_academy: '2026-08-01',
      end_date_academy: '2026-08-15',
      end_date_application: '2026-07-01',
    })
    expect((await change(id)).lacks).toEqual(['masterclasses', 'room_types', 'deadline_passed', 'over'])
    await fixture.remove(id)
  })

  test('is refused when somebody else made another one current meanwhile', async () => {
    const { id } = await fixture.add()
    for (const replaces of [null, id, 999]) {
      const input = { params: { id: String(id) }, body: { replaces, is_confirmed: true } }
      expect((await fixture.refuse(contract.makeCurrent, input)).body.code).toBe('changed_meanwhile')
    }
    await fixture.remove(id)
  })
})

test('in German the refusal says why and whom it concerns', async () => {
  const given = await fixture.changeInput(fixture.id, { end_date_academy: '2027-08-11' })
  const { body } = await fixture.refused(contract.changeAcademy, given, { as: fixture.admin, locale: 'de' })
  expect(body.message).toContain('1 Korrepetitionszeitraum')
  expect(body.errors?.end_date_academy?.[0]).toContain('außerhalb')
})

describe('a deadline with paid applications', () => {
  const selectionsAreOpen = (finalized_at: Date | null) =>
    fixture.db.updateTable('masterclasses').set({ finalized_at }).where('id', '=', fixture.final).execute()
  const refusal = async (changes: object) => {
    const given = await fixture.changeInput(fixture.id, changes)
    const { status, body } = await fixture.refuse(contract.changeAcademy, given)
    return [status, body.code, body.concerned]
  }
  const deadline = { end_date_application: '2027-07-20' }

  test('changes only after they were shown, and another number is asked again', async () => {
    await selectionsAreOpen(null)
    await fixture.applicant(await fixture.masterclass(), { paid: false })
    await fixture.applicant(await fixture.masterclass(), { has_withdrawn: true })
    const both = [{ kind: 'applications', count: 2, names: ['Ada Berg', 'Bela Cerny'] }]
    expect(await refusal(deadline)).toEqual([409, 'confirmation_needed', both])
    for (const confirmed of [1, 3])
      expect((await refusal({ ...deadline, confirmed }))[1]).toBe('confirmation_needed')
    expect(await fixture.change(fixture.id, { ...deadline, confirmed: 2 })).toMatchObject(deadline)
    expect(Object.keys((await fixture.audited('academy_changed')).at(-1) ?? {})).toEqual([
      'academy_id',
      'end_date_application',
    ])
    await fixture.change(fixture.id, { lodging_free_until: '2027-07-20' })
    expect((await refusal({ end_date_application: '2027-07-05' }))[1]).toBe('confirmation_needed')
    await selectionsAreOpen(new Date())
  })

  test('stays unchanged without a question', async () => {
    const undo = await shift({ place_name: 'Burg Falkenau' })
    await undo()
  })

  test('of a year without applications changes at once', async () => {
    const { id } = await fixture.add()
    expect(await fixture.change(id, deadline)).toMatchObject(deadline)
    await fixture.remove(id)
  })
})
