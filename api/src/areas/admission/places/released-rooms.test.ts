// People who no longer wait for a place lose a booked room, free of charge and in the same transaction.
import { deleteApplication } from '@academy/contract/admission/applications/endpoints'
import { declineOffer } from '@academy/contract/admission/places/endpoints'
import { officeFinalize } from '@academy/contract/admission/selection/endpoints'
import { bookings } from '@academy/contract/lodging/bookings/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { raceAt } from '../../../../test/barrier.ts'
import { bookedRooms } from '../../../../test/booked-rooms.ts'
import { payInvoice } from '../../../../test/invoices.ts'
import { type OffersFixture, offersFixture } from '../../../../test/offers-fixture.ts'
import { withoutLocks } from '../../../../test/without-locks.ts'
import { expireOffers } from './expire.ts'

let fixture: OffersFixture
let rooms: Awaited<ReturnType<typeof bookedRooms>>
let person: OffersFixture['waiting'][number]

const open = async () => {
  fixture = await offersFixture()
  rooms = await bookedRooms(fixture)
  const [leaving] = fixture.participants
  const [first] = fixture.waiting
  if (!leaving || !first) throw new Error('The fixture has too few people')
  person = first
  await fixture.giveUp(leaving)
  await fixture.offer(person)
}
beforeEach(open)
afterEach(() => fixture.close())

const decline = async () => {
  const [offer] = await fixture.offersOf(person)
  await fixture.call(declineOffer, { params: { id: String(offer?.id) } }, { as: person })
}
const leave = async () => {
  const own = { params: { id: String(person.application_id) } }
  await fixture.call(deleteApplication, own, { as: person })
}
const ends = { declined: decline, expired: () => fixture.expireAfter(49), left: leave }
type End = keyof typeof ends
const keys: Record<End, string> = {
  declined: 'offer-declined',
  expired: 'offer-expired',
  left: 'application-withdrawn',
}
const mailOf = async (end: End) => {
  const mails = await fixture.db
    .selectFrom('outbox')
    .selectAll()
    .where('key', 'like', `${keys[end]}:%`)
    .execute()
  expect(mails).toHaveLength(1)
  return { ...mails[0], text: mails[0]?.body_text.replaceAll('\n', ' ') }
}

describe.each(Object.keys(ends) as End[])('an offer that was %s', end => {
  test('frees the room without cost, and the mail says so', async () => {
    const { id, invoice } = await rooms.bookFor(person)
    const invoice_id = invoice?.id ?? 0
    await payInvoice(fixture.db, { invoice_id, amount_cents: 10_000, paid_on: '2027-07-05' })
    await ends[end]()
    expect(await rooms.bookingRow(id)).toMatchObject({
      cancelled_at: expect.any(Date),
      withdrawal_invoice_id: null,
    })
    const cancellation = await fixture.db
      .selectFrom('invoices')
      .select(['id', 'total_cents'])
      .where('cancels_id', '=', invoice_id)
      .executeTakeFirstOrThrow()
    expect(cancellation.total_cents).toBe(-24_000)
    const mail = await mailOf(end)
    expect(mail).toMatchObject({ recipient: person.email, attachments: [`invoice:${cancellation.id}`] })
    expect(mail.text).toContain('we have cancelled the room')
    const entry = await fixture.db
      .selectFrom('audit_log')
      .select(['account_id', 'actor_id'])
      .where('action', '=', 'booking_released')
      .executeTakeFirstOrThrow()
    expect(entry).toEqual({ account_id: person.id, actor_id: end === 'expired' ? null : person.id })
  })

  test.each([
    ['has no other application', undefined, true],
    ['was declined elsewhere', { status: 'rejected', is_accepted: false }, true],
    ['waits for another decision', { status: 'applied' }, false],
    ['has another place', { status: 'accepted', is_accepted: true }, false],
    ['is on another waiting list', { status: 'reserve', is_accepted: false, reserve_rank: 1 }, false],
    ['is on one of another year', { status: 'reserve', is_accepted: false, reserve_rank: 1 }, true, 2028],
  ] as const)('of somebody who %s', async (_, other, lost, year?: number) => {
    const academy_id = year ? await fixture.academy(year, false) : fixture.academy_id
    const elsewhere = await fixture.masterclass({ academy_id })
    if (other) await rooms.appliesAlso(person, elsewhere, other)
    const { id } = await rooms.bookFor(person)
    await ends[end]()
    expect(await rooms.isLost(id)).toBe(lost)
    expect((await mailOf(end)).text?.includes('we have cancelled the room')).toBe(lost)
  })
})

describe('an open offer', () => {
  /** Applies in a second masterclass, which declines. */
  const alsoDeclined = async () => {
    const id = await fixture.masterclass()
    await rooms.appliesAlso(person, id, { is_accepted: false })
    return id
  }
  const finalize = (id: number) =>
    fixture.call(officeFinalize, { params: { id: String(id) } }, { as: fixture.admin })

  test('keeps the room when another masterclass declines, and cancelling it has its price', async () => {
    const second = await alsoDeclined()
    const { id } = await rooms.bookFor(person)
    await finalize(second)
    await fixture.sendLetters(second)
    expect(await rooms.isLost(id)).toBe(false)
    const [own] = (await fixture.call(bookings, {}, { as: person })).body
    expect(own?.cancellation).toMatchObject({ percent: 50 })
    await decline()
    expect(await rooms.isLost(id)).toBe(true)
  })

  test('that ends beside the letters of another masterclass: the room is free afterwards', async () => {
    for (let round = 0; round < 6; round++) {
      const second = await alsoDeclined()
      const { id } = await rooms.bookFor(person)
      await finalize(second)
      await Promise.all([fixture.sendLetters(second), fixture.expireAfter(49)])
      expect(await rooms.isLost(id)).toBe(true)
      if (round === 5) return
      await fixture.close()
      await open()
    }
  })

  test('control: without the lock of the account both leave the room to the other', async () => {
    const second = await alsoDeclined()
    const { id } = await rooms.bookFor(person)
    const now = new Date(fixture.services.clock.now().getTime() + 49 * 3_600_000)
    await finalize(second)
    await raceAt({ url: fixture.url, table: 'outbox', count: 2 }, () =>
      Promise.all([
        fixture.sendLetters(second),
        withoutLocks(['account', 'academy', 'room_type', 'invoice_balance'], () =>
          expireOffers({ db: fixture.db, siteUrl: '', now }),
        ),
      ]),
    )
    expect(await rooms.isLost(id)).toBe(false)
  })
})
