import * as contract from '@academy/contract/concerts/evenings/endpoints'
import { changeRequest, withdrawRequest } from '@academy/contract/concerts/requests/endpoints'
import { cancelInvoice } from '@academy/contract/money/ledger/act-endpoints'
import { enterRefund } from '@academy/contract/money/person-account/endpoints'
import { refundsDue } from '@academy/contract/money/refunds/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PlanningFixture, planningFixture } from '../../../../test/planning-fixture.ts'

let fixture: PlanningFixture
beforeAll(async () => {
  fixture = await planningFixture()
})
afterAll(() => fixture.close())

const requestNow = async (id: number) => (await fixture.board()).requests.find(request => request.id === id)
const announceRefusal = async (id: number) =>
  (await fixture.refused(contract.announceEvening, fixture.params(id), { as: fixture.admin })).body.code
const change = (id: number, changes: object) =>
  fixture.call(
    contract.changeEvening,
    {
      ...fixture.params(id),
      body: { date: '2027-08-06', place: 'Stiftskirche', length_minutes: 90, ...changes },
    },
    { as: fixture.admin },
  )
/** Creates an evening on which this request is announced. */
const announced = async (details: Parameters<PlanningFixture['request']>[0] = {}) => {
  const request = await fixture.request(details)
  const evening = await fixture.evening()
  await fixture.plan(evening.id, request.id)
  await fixture.announce(evening.id)
  return { ...request, evening }
}

describe('announcing an evening', () => {
  test('notifies every performer once, in their language', async () => {
    const german = await fixture.request({ locale: 'de', first_name: 'Jana' })
    const english = await fixture.request({ locale: 'en', first_name: 'June' })
    const evening = await fixture.evening()
    await fixture.plan(evening.id, english.id, german.id)
    expect((await fixture.board()).evenings.find(({ id }) => id === evening.id)?.to_notify).toBe(2)
    const { notified, evening: now } = await fixture.announce(evening.id)
    expect([notified, now.to_notify, now.announced_at]).toEqual([2, 0, expect.stringMatching(/^2027-08-03T/)])
    expect(await fixture.mailsTo(german.person)).toEqual([
      expect.objectContaining({
        locale: 'de',
        subject: 'Sie spielen am Freitag, 6. August 2027',
        attachments: [],
      }),
    ])
    const [mail] = await fixture.mailsTo(english.person)
    expect(mail).toMatchObject({ locale: 'en', subject: 'You are playing on Friday, 6 August 2027' })
    for (const said of [
      'Dear June,',
      'Ludwig van Beethoven: Cello Sonata No. 3 in A major, op. 69',
      '8 pm',
      'Stiftskirche',
      'https://academy.example/user/concert',
    ])
      expect(mail?.body_text).toContain(said)
    expect(await requestNow(english.id)).toMatchObject({
      scheduled_performance_date: '2027-08-06',
      is_announced: true,
      can_withdraw: false,
      invoice: null,
    })
    expect(await announceRefusal(evening.id)).toBe('nothing_to_announce')
    expect(await fixture.mailsTo(english.person)).toHaveLength(1)
  })

  test('is written to the audit log with the actor', async () => {
    const { evening } = await announced()
    const entries = await fixture.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'details'])
      .where('action', 'like', 'evening_%')
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(entries).toMatchObject([
      {
        action: 'evening_announced',
        actor_id: fixture.admin.id,
        details: { evening_id: evening.id, told: 1 },
      },
      { action: 'evening_added', actor_id: fixture.admin.id },
    ])
  })

  test('tells the accompanist and ensemble partners of the academy, each once and in their language', async () => {
    const accompanist = await fixture.named('Jonas', 'de', 'Veldrich')
    const partner = await fixture.named('Léa', 'de', 'Brandtner')
    await fixture.applyFor(partner, 'viola', 'accepted')
    // Not of this academy, and two of the same name: nobody knows who is meant.
    const stranger = await fixture.named('Nora', 'en', 'Elsewhere')
    const twins = [await fixture.named('Tom', 'en', 'Twin'), await fixture.named('Tom', 'en', 'Twin')]
    for (const twin of twins) await fixture.applyFor(twin, 'cello', 'accepted')
    const period_id = await fixture.period(accompanist)
    const ensemble = ['Lea Brandtner', 'Nora Elsewhere', 'Tom Twin', 'Mira Owner'].map(name => ({
      name,
      instrument: 'Viola',
    }))
    const first = await fixture.request({ first_name: 'Ida', period_id, ensemble })
    const second = await fixture.request({ first_name: 'Ute', period_id, ensemble })
    const evening = await fixture.evening('2027-08-11', 'Bibliothek')
    await fixture.plan(evening.id, first.id, second.id)
    const { notified, partners_notified } = await fixture.announce(evening.id)
    expect([notified, partners_notified]).toEqual([2, 2])
    for (const person of [accompanist, partner]) {
      const mails = await fixture.mailsTo(person)
      expect(mails).toEqual([
        expect.objectContaining({
          locale: 'de',
          subject: 'Konzert am Mittwoch, 11. August 2027: Sie wirken mit',
        }),
      ])
      for (const said of ['Bibliothek', 'mit Ida Talbach', 'mit Ute Talbach', '20 Uhr'])
        expect(mails[0]?.body_text).toContain(said)
    }
    for (const person of [stranger, ...twins]) expect(await fixture.mailsTo(person)).toEqual([])
    const named = await fixture.db
      .selectFrom('outbox')
      .select('about')
      .where('account_id', '=', partner.id)
      .execute()
    const players = await fixture.db
      .selectFrom('concert_requests')
      .select('account_id')
      .where('id', 'in', [first.id, second.id])
      .orderBy('id')
      .execute()
    expect(named).toEqual([{ about: players.map(({ account_id }) => account_id) }])
    // Called off: they hear of it too.
    await fixture.plan(evening.id, first.id)
    expect(await fixture.announce(evening.id)).toMatchObject({ notified: 1, partners_notified: 2 })
    const [, off] = await fixture.mailsTo(partner)
    expect(off?.body_text).toContain('mit Ute Talbach (entfällt)')
    expect(off?.body_text).not.toContain('Ida')
  })

  test('of a past day is refused', async () => {
    const request = await fixture.request()
    const evening = await fixture.evening()
    await fixture.plan(evening.id, request.id)
    await fixture.db
      .updateTable('concert_evenings')
      .set({ date: '2027-08-02' })
      .where('id', '=', evening.id)
      .execute()
    expect(await announceRefusal(evening.id)).toBe('evening_over')
    expect(await fixture.mailsTo(request.person)).toEqual([])
  })

  test('is refused without changes to announce', async () => {
    const evening = await fixture.evening()
    expect(await announceRefusal(evening.id)).toBe('nothing_to_announce')
  })

  test('a second time notifies only performers with changes', async () => {
    const { evening, id, person } = await announced()
    const second = await fixture.request()
    await fixture.plan(evening.id, second.id, id)
    const { notified } = await fixture.announce(evening.id)
    expect(notified).toBe(1)
    expect(await fixture.mailsTo(person)).toHaveLength(1)
    expect(await fixture.mailsTo(second.person)).toHaveLength(1)
  })
})

describe('an announced performance', () => {
  test('moved to another evening is announced by the new evening, with the old and the new date', async () => {
    const { id, person, evening } = await announced({ locale: 'de' })
    const later = await fixture.evening('2027-08-09', 'Bibliothek')
    await fixture.plan(later.id, id)
    // The old evening has nothing to announce: no performance is planned on it or dropped from it.
    expect(await announceRefusal(evening.id)).toBe('nothing_to_announce')
    expect(await requestNow(id)).toMatchObject({
      scheduled_performance_date: '2027-08-06',
      is_announced: false,
    })
    await fixture.announce(later.id)
    const [, mail] = await fixture.mailsTo(person)
    expect(mail?.subject).toBe('Ihr Auftritt ist verschoben auf Montag, 9. August 2027')
    expect(mail?.body_text).toContain('nicht am Freitag, 6. August 2027 (Stiftskirche)')
    expect(await requestNow(id)).toMatchObject({
      scheduled_performance_date: '2027-08-09',
      is_announced: true,
    })
  })

  test.each([
    ['day', { date: '2027-08-10' }, 'Tuesday, 10 August 2027'],
    ['place', { place: 'Kapitelsaal' }, 'Kapitelsaal'],
  ])('is announced again when the %s of its evening changes', async (_, changes, said) => {
    const { person, evening } = await announced()
    const { body } = await change(evening.id, changes)
    expect(body.to_notify).toBe(1)
    await fixture.announce(evening.id)
    const mails = await fixture.mailsTo(person)
    expect(mails).toHaveLength(2)
    expect(mails[1]?.body_text).toContain(said)
  })

  test('is not announced again when only the length of its evening changes', async () => {
    const { evening } = await announced()
    const { body } = await change(evening.id, { length_minutes: 120 })
    expect(body.to_notify).toBe(0)
    expect(await announceRefusal(evening.id)).toBe('nothing_to_announce')
  })

  test('moved away and back before an announcement sends nothing', async () => {
    const { id, person, evening } = await announced()
    await fixture.plan(evening.id)
    await fixture.plan(evening.id, id)
    expect(await announceRefusal(evening.id)).toBe('nothing_to_announce')
    expect(await fixture.mailsTo(person)).toHaveLength(1)
  })

  test('moved away and back with announcements in between sends one mail a step', async () => {
    const { id, person, evening } = await announced()
    const later = await fixture.evening('2027-08-09')
    await fixture.plan(later.id, id)
    await fixture.announce(later.id)
    await fixture.plan(evening.id, id)
    await fixture.announce(evening.id)
    expect((await fixture.mailsTo(person)).map(({ subject }) => subject)).toEqual([
      'You are playing on Friday, 6 August 2027',
      'Your performance has moved to Monday, 9 August 2027',
      'Your performance has moved to Friday, 6 August 2027',
    ])
  })

  test('that is dropped is announced by its evening, and can be planned again', async () => {
    const { id, person, evening } = await announced()
    const [now] = (await fixture.plan(evening.id)).filter(one => one.id === evening.id)
    expect(now?.to_notify).toBe(1)
    await fixture.announce(evening.id)
    const [, mail] = await fixture.mailsTo(person)
    expect(mail).toMatchObject({
      subject: 'Your performance on Friday, 6 August 2027 is cancelled',
      attachments: [],
    })
    expect(await requestNow(id)).toMatchObject({
      scheduled_performance_date: null,
      is_announced: true,
      can_withdraw: true,
    })
    await fixture.plan(evening.id, id)
    await fixture.announce(evening.id)
    expect((await fixture.mailsTo(person))[2]?.subject).toBe('You are playing on Friday, 6 August 2027')
  })
})

describe('a requested recording', () => {
  test('is invoiced with the announcement, in the language of the person', async () => {
    const { id, person } = await announced({ wants_recording: true, locale: 'de' })
    const [attachment, ...others] = await fixture.invoicesOf(person)
    expect(others).toEqual([])
    expect(attachment).toMatchObject({
      kind: 'recording',
      locale: 'de',
      subject: 'Videoaufnahme: Ludwig van Beethoven, Cello Sonata No. 3 A-Dur, op. 69',
      total_cents: 1_500,
      service_start: '2027-08-01',
      service_end: '2027-08-15',
    })
    const [mail] = await fixture.mailsTo(person)
    expect(mail?.attachments).toEqual([`invoice:${attachment?.id}`])
    expect(mail?.body_text).toContain('Die Rechnung über € 15,00 finden Sie im Anhang')
    expect(await requestNow(id)).toMatchObject({
      is_paid: false,
      invoice: { id: attachment?.id, state: 'open', invoice_amount: 15 },
    })
    await fixture.pay(attachment?.id)
    expect(await requestNow(id)).toMatchObject({ is_paid: true, invoice: { state: 'paid' } })
  })

  test('keeps its invoice when the performance moves', async () => {
    const { id, person } = await announced({ wants_recording: true })
    const later = await fixture.evening('2027-08-09')
    await fixture.plan(later.id, id)
    await fixture.announce(later.id)
    expect(await fixture.invoicesOf(person)).toHaveLength(1)
    expect((await fixture.mailsTo(person))[1]?.attachments).toEqual([])
  })

  test('of a dropped performance: an unpaid invoice is cancelled, and planning it again issues another', async () => {
    const { id, person, evening } = await announced({ wants_recording: true })
    await fixture.plan(evening.id)
    await fixture.announce(evening.id)
    const [first, cancellation] = await fixture.invoicesOf(person)
    expect(cancellation).toMatchObject({ cancels_id: first?.id, total_cents: -1_500 })
    const [, mail] = await fixture.mailsTo(person)
    expect(mail?.attachments).toEqual([`invoice:${cancellation?.id}`])
    expect(mail?.body_text).toContain('nothing to pay for the recording')
    expect(await requestNow(id)).toMatchObject({ invoice: null, is_paid: false, wants_recording: true })
    await fixture.plan(evening.id, id)
    await fixture.announce(evening.id)
    const invoices = await fixture.invoicesOf(person)
    expect(invoices.map(({ total_cents }) => total_cents)).toEqual([1_500, -1_500, 1_500])
    expect((await requestNow(id))?.invoice?.id).toBe(invoices[2]?.id)
  })

  test('of a dropped performance: a partly paid invoice is cancelled, so that the money can be refunded', async () => {
    const { person, evening } = await announced({ wants_recording: true })
    const [first] = await fixture.invoicesOf(person)
    await fixture.pay(first?.id, 500)
    await fixture.plan(evening.id)
    await fixture.announce(evening.id)
    expect((await fixture.invoicesOf(person))[0]).toMatchObject({ is_cancelled: true })
  })

  test('of a dropped performance: a paid invoice stays valid and counts when it is planned again', async () => {
    const { id, person, evening } = await announced({ wants_recording: true })
    const [first] = await fixture.invoicesOf(person)
    await fixture.pay(first?.id)
    await fixture.plan(evening.id)
    await fixture.announce(evening.id)
    expect((await fixture.mailsTo(person))[1]?.body_text).toContain('Your recording is already paid for')
    await fixture.plan(evening.id, id)
    await fixture.announce(evening.id)
    expect(await fixture.invoicesOf(person)).toHaveLength(1)
    expect(await requestNow(id)).toMatchObject({ is_paid: true, invoice: { id: first?.id } })
  })

  test('of a dropped performance: withdrawing the request cancels its paid invoice, and the money is credit', async () => {
    const { id, person, evening } = await announced({ wants_recording: true })
    const [first] = await fixture.invoicesOf(person)
    await fixture.pay(first?.id)
    await fixture.plan(evening.id)
    await fixture.announce(evening.id)
    await fixture.call(withdrawRequest, fixture.params(id), { as: person })
    expect(await fixture.invoicesOf(person)).toMatchObject([{ is_cancelled: true }, { total_cents: -1_500 }])
    const due = (await fixture.call(refundsDue, {}, { as: fixture.admin })).body
    expect(due.find(({ account_id }) => account_id === person.id)).toMatchObject({
      credit: 15,
      from_cancelled: 15,
    })
    const mail = (await fixture.mailsTo(person)).at(-1)
    expect(mail?.attachments).toEqual([`invoice:${(await fixture.invoicesOf(person))[1]?.id}`])
    expect(mail?.body_text).toContain('€15.00 of this is now credit on your account')
  })

  test('of a dropped performance: changing the request to no recording cancels its paid invoice, with a mail', async () => {
    const { id, person, evening } = await announced({ wants_recording: true })
    const [first] = await fixture.invoicesOf(person)
    await fixture.pay(first?.id)
    await fixture.plan(evening.id)
    await fixture.announce(evening.id)
    const request = await requestNow(id)
    if (!request) throw new Error('The request is gone')
    const { version, piece_id, earliest_performance_date, duration_seconds } = request
    const body = { version, piece_id, earliest_performance_date, duration_seconds, wants_recording: false }
    await fixture.call(changeRequest, { ...fixture.params(id), body }, { as: person })
    const [, cancellation] = await fixture.invoicesOf(person)
    expect(cancellation).toMatchObject({ total_cents: -1_500 })
    const mail = (await fixture.mailsTo(person)).at(-1)
    expect(mail?.attachments).toEqual([`invoice:${cancellation?.id}`])
    expect(mail?.body_text).toContain('€15.00 of this is now credit on your account')
  })

  test('that is called off after payment is refunded, and costs the fee when it is planned again', async () => {
    const { id, person, evening } = await announced({ wants_recording: true })
    const [first] = await fixture.invoicesOf(person)
    await fixture.pay(first?.id)
    await fixture.plan(evening.id)
    await fixture.announce(evening.id)
    const as = { as: fixture.admin }
    const body = { reason: 'No recording', notify: true }
    await fixture.call(cancelInvoice, { ...fixture.params(first?.id ?? 0), body }, as)
    const dueOf = async () =>
      (await fixture.call(refundsDue, {}, as)).body.find(({ account_id }) => account_id === person.id)
    expect(await dueOf()).toMatchObject({ credit: 15, outstanding: 0 })
    expect(await requestNow(id)).toMatchObject({ invoice: null, is_paid: false, wants_recording: true })
    const money = { amount: 15, paid_on: '2027-08-03' }
    const refunded = await fixture.call(enterRefund, { ...fixture.params(person.id), body: money }, as)
    expect(refunded.body).toMatchObject({ balance: 0, credit: 0, outstanding: 0 })
    expect(await dueOf()).toBeUndefined()
    await fixture.plan(evening.id, id)
    await fixture.announce(evening.id)
    const invoices = await fixture.invoicesOf(person)
    expect(invoices.map(({ total_cents }) => total_cents)).toEqual([1_500, -1_500, 1_500])
    expect(await requestNow(id)).toMatchObject({ is_paid: false, invoice: { state: 'open' } })
  })

  test('is free where the academy takes no fee', async () => {
    const set = (recording_fee_cents: number) =>
      fixture.db.updateTable('academies').set({ recording_fee_cents }).execute()
    await set(0)
    const { person } = await announced({ wants_recording: true })
    await set(1_500)
    expect(await fixture.invoicesOf(person)).toEqual([])
    expect((await fixture.mailsTo(person))[0]?.attachments).toEqual([])
  })
})
