import { offerOwnPlace } from '@academy/contract/admission/places/endpoints'
import { academyCurrent } from '@academy/contract/programme/academy/endpoints'
import { masterclass } from '@academy/contract/programme/masterclasses/endpoints'
import { afterEach, expect, test } from 'vitest'
import { offersFixture } from '../../../../test/offers-fixture.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'

let fixture: SelectionFixture
afterEach(() => fixture.close())

/** What the list and the page say to a visitor; they agree. */
const shown = async (id: number) => {
  const { body: one } = await fixture.call(masterclass, { params: { id: String(id) } })
  const { body: academy } = await fixture.call(academyCurrent, {})
  const listed = academy.master_classes.find(card => card.id === id)
  expect(one).toMatchObject(listed ?? {})
  const { places_left, is_over, application_closed } = one
  return { places_left, is_over, application_closed }
}

test.each([
  ['2027-07-01T21:59:00Z', 3],
  ['2027-07-01T22:01:00Z', null],
])(
  'at %s, before the final save, %s places are left, whatever the teacher has decided',
  async (now, left) => {
    fixture = await selectionFixture(now)
    const id = await fixture.masterclass()
    expect(await shown(id)).toMatchObject({ places_left: null })
    await fixture.db.updateTable('masterclasses').set({ places: 3 }).where('id', '=', id).execute()
    await fixture.applicant(id, { is_accepted: true })
    await fixture.applicant(id, { is_accepted: false })
    expect(await shown(id)).toEqual({ places_left: left, is_over: false, application_closed: 0 })
  },
)

test('after the final save participants and open offers are subtracted', async () => {
  const offers = await offersFixture({ places: 2 })
  fixture = offers
  const id = Number(offers.params.params.id)
  expect(await shown(id)).toMatchObject({ places_left: 0, application_closed: 1 })
  const [leaving] = offers.participants
  if (leaving) await offers.giveUp(leaving)
  expect(await shown(id)).toMatchObject({ places_left: 1 })
  const body = { application_id: offers.waiting[0]?.application_id ?? 0 }
  await offers.call(offerOwnPlace, { ...offers.params, body }, { as: offers.teacher })
  expect(await shown(id)).toMatchObject({ places_left: 0 })
})

test.each([
  ['2027-08-10T21:59:00Z', false],
  ['2027-08-10T22:01:00Z', true],
])('at %s in the academy’s time zone a masterclass until 10 August is over: %s', async (now, is_over) => {
  fixture = await selectionFixture(now)
  const id = await fixture.masterclass({ days: ['2027-08-02', '2027-08-10'] })
  expect(await shown(id)).toMatchObject({ is_over })
})

test('the public answers have no field about applicants', async () => {
  fixture = await selectionFixture()
  const id = await fixture.masterclass()
  await fixture.applicant(id, { is_accepted: true, last_name: 'Unverkennbar' })
  const { body } = await fixture.call(masterclass, { params: { id: String(id) } })
  expect(Object.keys(body).filter(name => /count|applicant|participant|account/.test(name))).toEqual([])
  expect(JSON.stringify(body)).not.toContain('Unverkennbar')
})
