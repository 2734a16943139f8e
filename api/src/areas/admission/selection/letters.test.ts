// A result is told when its letter leaves: before, nothing that a student can read says it.

import { applications, deleteApplication } from '@academy/contract/admission/applications/endpoints'
import {
  declineOffer,
  offerPlace,
  officeWaitingList,
  placeOffers,
} from '@academy/contract/admission/places/endpoints'
import * as contract from '@academy/contract/admission/selection/endpoints'
import {
  acceptLate,
  reopenSelection,
  sendLettersNow,
} from '@academy/contract/admission/selection/office-endpoints'
import { RESULT_MAILS_WAIT_MINUTES } from '@academy/contract/base/constants'
import { endpoints } from '@academy/contract/endpoints'
import { addGroupMail } from '@academy/contract/messages/group-mails/endpoints'
import { LetterKind, ownLetter } from '@academy/contract/messages/letters/endpoints'
import { cancelInvoice } from '@academy/contract/money/ledger/act-endpoints'
import { recordPayment } from '@academy/contract/money/payments/endpoints'
import { myAccount } from '@academy/contract/money/person-account/endpoints'
import { accompanistDashboard } from '@academy/contract/office/dashboard/endpoints'
import { masterclass } from '@academy/contract/programme/masterclasses/endpoints'
import { repetiteur } from '@academy/contract/schedule/accompaniment/endpoints'
import { accompanimentPlan } from '@academy/contract/schedule/accompaniment-plan/endpoints'
import { calendarFeed, renewCalendarLink } from '@academy/contract/schedule/my-days/endpoints'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { accompanistOf } from '../../../../test/accompanist.ts'
import type { Person } from '../../../../test/app.ts'
import { bookedRooms } from '../../../../test/booked-rooms.ts'
import { failedJobs, failMailsTo } from '../../../../test/failing-mails.ts'
import { payInvoice } from '../../../../test/invoices.ts'
import { type SelectionFixture, selectionFixture } from '../../../../test/selection-fixture.ts'
import { rowsOf } from '../../privacy/personal-data/rows.ts'
import { forwardApplication } from '../applications/follow-invoice.ts'
import { sendDueResultMails } from '../places/send-result-mails.ts'

let fixture: SelectionFixture
let id: number
beforeEach(async () => {
  fixture = await selectionFixture()
  id = await fixture.masterclass()
})
afterEach(() => fixture.close())

type Applicant = Awaited<ReturnType<SelectionFixture['applicant']>>
const params = () => ({ params: { id: String(id) } })
const finalize = () => fixture.call(contract.officeFinalize, params(), { as: fixture.admin })

// Links to files are signed anew each time, and some answers say the time.
const comparable = (body: string) =>
  body.replaceAll(
    /(expires|signature)=[\w-]+|"request_id":"[\w-]+"|"now":"[^"]+"|"last_used_at":"[^"]+"/g,
    '$1',
  )

type Reader = Person & { application_id?: number; calendar: string }

/** The addresses of an endpoint, with what belongs to the person. */
const urlsOf = (path: string, person: Reader | undefined): string[] => {
  if (path === calendarFeed.path) return [path.replace(':token', person?.calendar ?? '')]
  if (path === ownLetter.path)
    return LetterKind.options.map(kind =>
      path.replace(':id', String(fixture.academy_id)).replace(':kind', kind),
    )
  const own = path.includes('applications') ? person?.application_id : id
  return [path.replaceAll(/:\w+/g, String(own))]
}

/** Every answer that the person can read, by its address; for nobody those that are the same for everybody. */
const everythingOf = async (person: Reader | undefined) => {
  const answers: Record<string, string> = {}
  for (const { method, path, access } of Object.values(endpoints)) {
    const isForAll = access === 'anyone' && path !== calendarFeed.path
    if (method !== 'GET' || isForAll !== (person === undefined)) continue
    for (const url of urlsOf(path, person)) {
      const headers = person ? { authorization: `Bearer ${person.token}` } : {}
      const response = await fixture.app.inject({ url, headers })
      answers[url] = `${response.statusCode} ${comparable(response.body)}`
    }
  }
  return answers
}

const withCalendar = async (person: Person): Promise<Reader> => {
  const { url } = (await fixture.call(renewCalendarLink, {}, { as: person })).body
  return { ...person, calendar: /calendar\/([^/]+)\//.exec(url ?? '')?.[1] ?? '' }
}

const mailsTo = async (person: Applicant) =>
  (
    await fixture.db
      .selectFrom('outbox')
      .select(['key', 'subject'])
      .where('account_id', '=', person.id)
      .orderBy('id')
      .execute()
  ).map(({ key }) => key.replace(/:.*/, ''))
const bodiesOf = async (key: string) =>
  (
    await fixture.db
      .selectFrom('outbox')
      .select('body_text')
      .where('key', 'like', key)
      .orderBy('id')
      .execute()
  ).map(({ body_text }) => body_text)
const own = async (person: Applicant) => (await fixture.call(applications, {}, { as: person })).body[0]
const withdraw = (person: Applicant) =>
  fixture.call(
    deleteApplication,
    { params: { id: String(person.application_id) }, query: {} },
    { as: person },
  )
/** Runs the job as if this much time had passed since the final save. */
const sendAfter = (minutes: number) => {
  const { db, clock } = fixture.services
  const now = new Date(clock.now().getTime() + minutes * 60_000)
  return sendDueResultMails({ db, siteUrl: 'https://academy.example', now })
}

describe('between the final save and its letters', () => {
  test('every answer to a student is the one of before, also about rooms, invoices and credit', async () => {
    const rooms = await bookedRooms(fixture)
    const rejected = await fixture.applicant(id, { is_accepted: false })
    const { invoice } = await rooms.bookFor(rejected)
    const paid = { invoice_id: invoice?.id ?? 0, amount_cents: 24_000, paid_on: '2027-07-01' }
    await payInvoice(fixture.db, paid)
    const accepted = await fixture.applicant(id, { is_accepted: true })
    await fixture.db
      .updateTable('profiles')
      .set({ date_of_birth: '2004-03-21', nationality_id: 1 })
      .where('account_id', '=', accepted.id)
      .execute()
    const reader = await withCalendar(accepted)
    const accompanist = await withCalendar(await accompanistOf(fixture, id))
    const everybody = [
      await withCalendar(rejected),
      reader,
      await withCalendar(await fixture.applicant(id, { reserve_rank: 1 })),
      await withCalendar(await fixture.applicant(id, { paid: false })),
      // Accompanists know nothing either.
      accompanist,
      undefined,
    ]
    // The final save also closes the masterclass, which is no result.
    const closed = { ...params(), body: { application_closed: true } }
    await fixture.call(contract.closeApplications, closed, { as: fixture.admin })
    const before = new Map(
      await Promise.all(everybody.map(async one => [one, await everythingOf(one)] as const)),
    )
    const changesFor = async (one: Reader | undefined) => {
      const known = before.get(one)
      const answers = await everythingOf(one)
      return Object.keys(answers).filter(url => answers[url] !== known?.[url])
    }
    const readable = Object.values(before.get(everybody[0]) ?? {}).filter(answer => answer.startsWith('200'))
    expect(readable.length).toBeGreaterThan(25)
    await finalize()
    expect(await Promise.all(everybody.map(changesFor))).toEqual([[], [], [], [], [], []])
    // The same answers change with the letters, so the comparison sees a result.
    await fixture.sendLetters(id)
    expect(await changesFor(everybody[0])).toContain(applications.path)
    const papers = [calendarFeed, ownLetter].flatMap(({ path }) => urlsOf(path, reader))
    expect(await changesFor(reader)).toEqual(expect.arrayContaining(papers))
    const ofAccompanists = [repetiteur, accompanimentPlan, accompanistDashboard].map(({ path }) => path)
    expect(await changesFor(accompanist)).toEqual(expect.arrayContaining(ofAccompanists))
  })

  test('teacher and office see the results, and when the letters leave', async () => {
    const person = await fixture.applicant(id, { is_accepted: true })
    const { body } = await finalize()
    const minutes = (Date.parse(body.letters_due_at ?? '') - fixture.services.clock.now().getTime()) / 60_000
    expect(minutes).toBeGreaterThan(RESULT_MAILS_WAIT_MINUTES - 1)
    expect(minutes).toBeLessThanOrEqual(RESULT_MAILS_WAIT_MINUTES)
    expect(body).toMatchObject({ participant_count: 1, can_reopen: true })
    const applicants = await fixture.call(
      contract.applicants,
      { params: { masterclassId: String(id) } },
      { as: fixture.teacher },
    )
    expect(applicants.body).toMatchObject([{ id: person.application_id, status: 'accepted' }])
  })

  test('participants are no recipients of a group mail or survey, and no place is counted as taken in public', async () => {
    await fixture.db.updateTable('masterclasses').set({ places: 5 }).where('id', '=', id).execute()
    const person = await fixture.applicant(id, { is_accepted: true })
    const counted = async () => {
      const body = { group: 'participants', subject_en: 'Arrival' } as const
      const { app } = fixture
      const answer = await app.inject({
        method: 'POST',
        url: addGroupMail.path,
        headers: { authorization: `Bearer ${fixture.admin.token}` },
        payload: body,
      })
      const left = (await fixture.call(masterclass, { params: { id: String(id) } }, {})).body.places_left
      return [answer.json().counts?.recipients ?? answer.json().code, left]
    }
    await finalize()
    expect(await counted()).toEqual(['no_recipients', null])
    // Nor are those whom the office has chosen among the participants in the list of people.
    const choice = {
      body: {
        account_ids: [person.id],
        participants_of: { academy_id: fixture.academy_id },
        subject_en: 'Arrival',
      },
    }
    const asOffice = { as: fixture.admin }
    expect((await fixture.refused(addGroupMail, choice, asOffice)).body.code).toBe('no_recipients')
    const ofClass = {
      ...choice.body,
      participants_of: { ...choice.body.participants_of, masterclass_id: id },
    }
    expect((await fixture.refused(addGroupMail, { body: ofClass }, asOffice)).body.code).toBe('no_recipients')
    await fixture.sendLetters(id)
    expect(await counted()).toEqual([1, 4])
    for (const body of [choice.body, ofClass])
      expect((await fixture.call(addGroupMail, { body }, asOffice)).body.counts.recipients).toBe(1)
    expect((await own(person))?.status).toBe('accepted')
  })

  test('who withdraws gets no letter of a place and pays nothing, and the place is free', async () => {
    const person = await fixture.applicant(id, { is_accepted: true })
    const next = await fixture.applicant(id, { reserve_rank: 1 })
    await finalize()
    await withdraw(person)
    await fixture.sendLetters(id)
    expect(await mailsTo(person)).toEqual(['application-withdrawn'])
    expect(await fixture.application(person.application_id)).toMatchObject({
      status: 'withdrawn',
      is_accepted: null,
      participation_invoice_id: null,
    })
    const list = await fixture.call(officeWaitingList, params(), { as: fixture.admin })
    expect(list.body).toMatchObject({ free_count: 1, next_application_id: next.application_id })
  })

  test.each([
    ['en', 'has withdrawn the application, before the letters about the selection went out.'],
    ['de', 'hat die Bewerbung noch vor den Briefen zur Auswahl zurückgezogen.'],
  ] as const)(
    'the teacher reads in %s that somebody has withdrawn, not given a place back',
    async (locale, text) => {
      await fixture.db.updateTable('accounts').set({ locale }).where('id', '=', fixture.teacher.id).execute()
      const person = await fixture.applicant(id, { is_accepted: true })
      await finalize()
      await withdraw(person)
      const said = await bodiesOf('place-free:%:teacher')
      expect(said.map(body => body.replaceAll(/\s+/g, ' '))).toEqual([expect.stringContaining(text)])
      const { body: applicants } = await fixture.call(
        contract.applicants,
        { params: { masterclassId: String(id) } },
        { as: fixture.teacher },
      )
      expect(applicants).toMatchObject([{ status: 'withdrawn', has_withdrawn: true, is_accepted: null }])
    },
  )

  test('a place that somebody leaves is offered by itself when the letters leave, and not before', async () => {
    await fixture.db
      .updateTable('masterclasses')
      .set({ offers_automatic: true, places: 5 })
      .where('id', '=', id)
      .execute()
    const person = await fixture.applicant(id, { is_accepted: true })
    const last = await fixture.applicant(id, { reserve_rank: 2 })
    const next = await fixture.applicant(id, { reserve_rank: 1 })
    await finalize()
    await withdraw(person)
    expect([await mailsTo(next), (await own(next))?.status]).toEqual([[], 'applied'])
    // An offer by hand would tell its result now, and make reopening impossible.
    expect((await bodiesOf('place-free:%:teacher')).map(text => text.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringContaining('will be offered the place when the letters about the selection go out'),
    ])
    await fixture.sendLetters(id)
    expect(await mailsTo(next)).toEqual(['place-offer'])
    // One place was left; the others are for the office to offer.
    expect(await mailsTo(last)).toEqual(['selection'])
  })

  test('who is offered a place gets the offer and no letter of the waiting list, also after declining', async () => {
    await fixture.db.updateTable('masterclasses').set({ places: 1 }).where('id', '=', id).execute()
    const [first, second] = [
      await fixture.applicant(id, { reserve_rank: 1 }),
      await fixture.applicant(id, { reserve_rank: 2 }),
    ]
    await finalize()
    const body = { application_id: first.application_id }
    const isTold = async () =>
      (await fixture.call(officeWaitingList, params(), { as: fixture.admin })).body.is_told
    expect(await isTold()).toBe(false)
    await fixture.call(offerPlace, { ...params(), body }, { as: fixture.admin })
    expect((await own(first))?.status).toBe('reserve')
    expect((await own(second))?.status).toBe('applied')
    const [offer] = (await fixture.call(placeOffers, {}, { as: first })).body
    await fixture.call(declineOffer, { params: { id: String(offer?.id) } }, { as: first })
    await fixture.sendLetters(id)
    expect(await isTold()).toBe(true)
    expect(await mailsTo(first)).toEqual(['place-offer', 'offer-declined'])
    expect(await mailsTo(second)).toEqual(['selection'])
  })

  test('who is accepted late gets one letter, that of the place, with its invoice', async () => {
    const person = await fixture.applicant(id, { is_accepted: false })
    await finalize()
    const reason = { reason: 'One more bed', over_places: true }
    const late = { params: { id: String(person.application_id) }, body: reason }
    await fixture.call(acceptLate, late, { as: fixture.admin })
    expect((await own(person))?.status).toBe('applied')
    expect(await mailsTo(person)).toEqual([])
    await fixture.sendLetters(id)
    expect(await mailsTo(person)).toEqual(['selection'])
    const [letter] = await fixture.results()
    expect(letter).toMatchObject({ subject: expect.stringMatching(/^You have a place/) })
    expect(letter?.attachments).toHaveLength(1)
  })

  describe('a handling fee that comes in between', () => {
    const pay = ({ fee_invoice_id }: Applicant) =>
      fixture.call(
        recordPayment,
        { params: { id: String(fee_invoice_id) }, body: { amount: 75, paid_on: '2027-07-02' } },
        { as: fixture.admin },
      )
    const late = (person: Applicant, over_places = false) => ({
      params: { id: String(person.application_id) },
      body: { reason: 'The transfer took a day', over_places },
    })
    const forwardings = () =>
      fixture.db.selectFrom('audit_log').select('id').where('action', '=', 'application_forwarded').execute()
    const placesAre = (places: number) =>
      fixture.db.updateTable('masterclasses').set({ places }).where('id', '=', id).execute()

    test('came too late: the letter does not say that the teacher has listened, and the money is credit', async () => {
      const [person, never] = [
        await fixture.applicant(id, { paid: false }),
        await fixture.applicant(id, { paid: false }),
      ]
      await placesAre(1)
      await finalize()
      await pay(person)
      expect(await own(person)).toMatchObject({ status: 'applied', fee_paid: true })
      const receipt = fixture.db.selectFrom('outbox').select('body_text').where('key', 'like', 'receipt:%')
      expect((await receipt.executeTakeFirstOrThrow()).body_text).not.toContain('forwarded')
      expect(await forwardings()).toEqual([])
      await fixture.sendLetters(id)
      const [letter, other] = await fixture.results()
      for (const one of [letter, other]) expect(one?.subject).toMatch(/^Your application was not considered/)
      expect(letter?.attachments).toHaveLength(1)
      expect(await own(person)).toMatchObject({ status: 'rejected', fee_paid: false })
      const { body } = await fixture.call(myAccount, {}, { as: person })
      expect(body).toMatchObject({ credit: 75, outstanding: 0 })
      await fixture.call(acceptLate, late(person), { as: fixture.admin })
      expect((await own(person))?.status).toBe('accepted')
      expect((await own(never))?.status).toBe('rejected')
    })

    test('and is waived counts like one that was paid then: nothing is told, and the office can accept', async () => {
      const person = await fixture.applicant(id, { paid: false })
      await placesAre(1)
      await finalize()
      const waiver = { reason: 'Hardship', notify: true }
      const invoice = { params: { id: String(person.fee_invoice_id) }, body: waiver }
      await fixture.call(cancelInvoice, invoice, { as: fixture.admin })
      expect(await own(person)).toMatchObject({ status: 'applied', fee_paid: true })
      expect(await forwardings()).toEqual([])
      for (const text of await bodiesOf('invoice-%')) expect(text).not.toContain('forwarded')
      await fixture.sendLetters(id)
      const [letter] = await fixture.results()
      expect(letter).toMatchObject({
        subject: expect.stringMatching(/^Your application was not considered/),
        attachments: [],
      })
      expect(letter?.body_text).toContain('we have waived the handling fee.')
      expect(letter?.body_text).not.toContain('arrived')
      expect(letter?.body_text).not.toContain('attached')
      expect(await own(person)).toMatchObject({ status: 'rejected', fee_paid: true })
      await fixture.call(acceptLate, late(person), { as: fixture.admin })
      expect((await own(person))?.status).toBe('accepted')
      const { body } = await fixture.call(myAccount, {}, { as: person })
      expect(body).toMatchObject({ credit: 0, outstanding: 540 })
    })

    test('came too late also if its booking began before the final save and waited for it', async () => {
      const person = await fixture.applicant(id, { paid: false })
      await finalize()
      const before = new Date(fixture.services.clock.now().getTime() - 60_000)
      await fixture.db.transaction().execute(tx => forwardApplication(tx, person.fee_invoice_id, before))
      await fixture.sendLetters(id)
      const [letter] = await fixture.results()
      expect(letter?.subject).toMatch(/^Your application was not considered/)
      expect(await own(person)).toMatchObject({ status: 'rejected', fee_paid: false })
    })

    test('is enough for the office to accept, while a place is free', async () => {
      const [first, second] = [
        await fixture.applicant(id, { paid: false }),
        await fixture.applicant(id, { paid: false }),
      ]
      await placesAre(1)
      await finalize()
      const refusal = async (person: Applicant) =>
        (await fixture.refused(acceptLate, late(person, true), { as: fixture.admin })).body.code
      expect(await refusal(first)).toBe('handling_fee_unpaid')
      await pay(first)
      await pay(second)
      await fixture.call(acceptLate, late(first), { as: fixture.admin })
      expect(await refusal(second)).toBe('no_free_place')
      await fixture.sendLetters(id)
      const [letter] = await fixture.results()
      expect(letter?.subject).toMatch(/^You have a place/)
      expect(await own(first)).toMatchObject({ status: 'accepted', fee_paid: true })
    })

    test('leaves the decision open when the selection is reopened', async () => {
      const [person, decided] = [
        await fixture.applicant(id, { paid: false }),
        await fixture.applicant(id, { is_accepted: true }),
      ]
      await finalize()
      await pay(person)
      const reason = { body: { reason: 'Two people were mixed up' } }
      await fixture.call(reopenSelection, { ...params(), ...reason }, { as: fixture.admin })
      expect(await fixture.application(person.application_id)).toMatchObject({ is_accepted: null })
      expect(await fixture.application(decided.application_id)).toMatchObject({ is_accepted: true })
    })
  })

  test('letters leave exactly at their time, not a moment before', async () => {
    await fixture.applicant(id, { is_accepted: true })
    const { body } = await finalize()
    const due = Date.parse(body.letters_due_at ?? '')
    const sendAt = async (time: number) => {
      await sendDueResultMails({ db: fixture.db, siteUrl: 'https://academy.example', now: new Date(time) })
      return (await fixture.results()).length
    }
    expect(await sendAt(due - 1)).toBe(0)
    expect(await sendAt(due)).toBe(1)
  })

  test('the archive of personal data says neither result nor late acceptance', async () => {
    const person = await fixture.applicant(id, { is_accepted: true })
    await finalize()
    const archived = async () => {
      const who = { id: person.id, locale: 'en' } as const
      return fixture.db.transaction().execute(async tx => {
        const rows = await Array.fromAsync(rowsOf(tx, 'applications', who))
        return rows.map(row => [row['status'], row['is_accepted']])
      })
    }
    expect(await archived()).toEqual([['applied', null]])
    await fixture.sendLetters(id)
    expect(await archived()).toEqual([['accepted', true]])
  })
})

describe('a final save without letters', () => {
  const entries = () =>
    fixture.db.selectFrom('audit_log').select('details').where('action', '=', 'letters_sent').execute()

  test('names no time of letters and records none, and can be taken back as long as any other', async () => {
    const { body } = await finalize()
    expect(body).toMatchObject({ final_participants_saved: true, letters_due_at: null, can_reopen: true })
    await sendAfter(RESULT_MAILS_WAIT_MINUTES)
    const { body: after } = await fixture.call(contract.allCurrentMasterclasses, {}, { as: fixture.admin })
    expect(after.masterclasses[0]).toMatchObject({ letters_due_at: null, can_reopen: false })
    expect(await entries()).toEqual([])
  })

  test('is also one whose applicants have all withdrawn since', async () => {
    const person = await fixture.applicant(id, { is_accepted: true })
    expect((await finalize()).body.letters_due_at).not.toBeNull()
    await withdraw(person)
    const { body } = await fixture.call(contract.allCurrentMasterclasses, {}, { as: fixture.admin })
    expect(body.masterclasses[0]).toMatchObject({ letters_due_at: null, can_reopen: true })
  })
})

describe('the letters leave', () => {
  test('after ten minutes and not before, each masterclass at its time', async () => {
    const person = await fixture.applicant(id, { is_accepted: true })
    await finalize()
    await sendAfter(RESULT_MAILS_WAIT_MINUTES - 1)
    expect(await mailsTo(person)).toEqual([])
    await sendAfter(RESULT_MAILS_WAIT_MINUTES)
    expect(await mailsTo(person)).toEqual(['selection'])
    expect((await own(person))?.status).toBe('accepted')
    await sendAfter(RESULT_MAILS_WAIT_MINUTES * 2)
    expect(await mailsTo(person)).toEqual(['selection'])
  })

  test('at once if the office says so, but not twice, and not before the final save', async () => {
    await fixture.applicant(id, { is_accepted: true })
    const refusal = async () =>
      (await fixture.refused(sendLettersNow, params(), { as: fixture.admin })).body.code
    expect(await refusal()).toBe('selection_not_final')
    await finalize()
    const sent = await fixture.call(sendLettersNow, params(), { as: fixture.admin })
    expect(sent.body).toMatchObject({ letters_due_at: null, can_reopen: false })
    expect(await refusal()).toBe('results_sent')
    expect((await fixture.refused(sendLettersNow, params(), { as: fixture.teacher })).status).toBe(403)
    id += 1_000
    expect(await refusal()).toBe('not_found')
  })
})

test('letters that fail in one masterclass leave in all others, and there once they no longer fail', async () => {
  const failing = await fixture.applicant(id, { is_accepted: true })
  const other = await fixture.masterclass()
  const person = await fixture.applicant(other, { is_accepted: true })
  await finalize()
  await fixture.call(contract.officeFinalize, { params: { id: String(other) } }, { as: fixture.admin })
  const mend = await failMailsTo(fixture.db, failing.id)
  await sendAfter(11)
  expect([await mailsTo(failing), await mailsTo(person)]).toEqual([[], ['selection']])
  expect(await failedJobs(fixture.db)).toEqual([{ job: 'letters', account_id: null, masterclass_id: id }])
  await mend()
  await sendAfter(11)
  expect(await mailsTo(failing)).toEqual(['selection'])
  expect(await failedJobs(fixture.db)).toEqual([])
})
