import { deleteApplication, withdrawal } from '@academy/contract/admission/applications/endpoints'
import * as contract from '@academy/contract/admission/places/endpoints'
import { officeFinalize } from '@academy/contract/admission/selection/endpoints'
import { expireOffers } from '../src/areas/admission/places/expire.ts'
import { type SelectionFixture, selectionFixture } from './selection-fixture.ts'

type Applicant = Awaited<ReturnType<SelectionFixture['applicant']>>

/** A final masterclass with two participants and a waiting list. */
export interface OffersFixture extends SelectionFixture {
  id: number
  participants: Applicant[]
  waiting: Applicant[]
  params: { params: { id: string } }
  giveUp(person: Applicant): Promise<void>
  list(): Promise<ReturnType<typeof contract.officeWaitingList.reply.parse>>
  offer(person: Applicant): Promise<void>
  /** The offers of a person, newest first. */
  offersOf(person: Applicant): Promise<ReturnType<typeof contract.placeOffers.reply.parse>>
  /** Runs the job as if this much time had passed. */
  expireAfter(hours: number): Promise<void>
  /** Runs the job at this moment. */
  expireAt(now: Date): Promise<void>
  mailKeys(prefix: string): Promise<string[]>
}

interface Setup {
  waiting?: number
  automatic?: boolean
  places?: number | null
}

export const offersFixture = async ({
  waiting: count = 3,
  automatic = false,
  places = null,
}: Setup = {}): Promise<OffersFixture> => {
  const fixture = await selectionFixture('2027-07-05T09:00:00+02:00')
  const { db, admin } = fixture
  const id = await fixture.masterclass()
  await db
    .updateTable('masterclasses')
    .set({ offers_automatic: automatic, places })
    .where('id', '=', id)
    .execute()
  await db.updateTable('association').set({ contact_email: 'office@academy.example' }).execute()
  const participants = [
    await fixture.applicant(id, { is_accepted: true, first_name: 'Paula' }),
    await fixture.applicant(id, { is_accepted: true, first_name: 'Pia' }),
  ]
  // Neither ids nor names are in the order of the ranks, which alone decides: of three, the third applied first.
  const waiting: Applicant[] = []
  for (const rank of [count, ...Array.from({ length: count - 1 }, (_, index) => index + 1)].slice(0, count))
    waiting[rank - 1] = await fixture.applicant(id, {
      reserve_rank: rank,
      first_name: ['Nora', 'Zoe', 'Ada'][rank - 1] ?? 'Mia',
    })
  const params = { params: { id: String(id) } }
  await fixture.call(officeFinalize, params, { as: admin })
  await fixture.sendLetters(id)
  await db.deleteFrom('outbox').execute()
  const expireAt = (now: Date) => expireOffers({ db, siteUrl: 'https://academy.example', now })
  return {
    ...fixture,
    id,
    participants,
    waiting,
    params,
    giveUp: async person => {
      const own = { params: { id: String(person.application_id) } }
      const { cost } = (await fixture.call(withdrawal, own, { as: person })).body
      await fixture.call(deleteApplication, { ...own, query: { cost } }, { as: person })
    },
    list: async () => (await fixture.call(contract.officeWaitingList, params, { as: admin })).body,
    offer: async person => {
      const body = { application_id: person.application_id }
      await fixture.call(contract.offerPlace, { ...params, body }, { as: admin })
    },
    offersOf: async person => (await fixture.call(contract.placeOffers, {}, { as: person })).body,
    expireAfter: hours => expireAt(new Date(fixture.services.clock.now().getTime() + hours * 3_600_000)),
    expireAt,
    mailKeys: async prefix =>
      (
        await db.selectFrom('outbox').select('key').where('key', 'like', `${prefix}%`).orderBy('id').execute()
      ).map(({ key }) => key),
  }
}
