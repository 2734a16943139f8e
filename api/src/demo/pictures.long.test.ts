import { allCurrentMasterclasses } from '@academy/contract/admission/selection/endpoints'
import { applicationDays } from '@academy/contract/admission/selection/office-endpoints'
import * as lodging from '@academy/contract/lodging/housekeeping/endpoints'
import * as surveys from '@academy/contract/messages/surveys/endpoints'
import * as ledger from '@academy/contract/money/ledger/endpoints'
import { mondayOf, moneyWeeks } from '@academy/contract/money/ledger/money-weeks'
import { officeDashboard } from '@academy/contract/office/dashboard/endpoints'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Person, type TestApp, testApp } from '../../test/app.ts'
import { seedDemo } from './seed.ts'

const sum = (figures: readonly number[]) => Math.round(figures.reduce((all, one) => all + one * 100, 0)) / 100
const mealsIn = (plates: Record<string, number>) => sum(Object.values(plates))

/** Every part of a year: applications, just before the deadline, the selection, the academy, afterwards. */
const days = ['2026-11-19', '2027-06-28', '2027-07-06', '2027-08-05', '2027-08-15', '2027-10-02']

describe.each(days)('on %s', today => {
  let app: TestApp
  let as: { as: Person }
  beforeAll(async () => {
    app = await testApp({ ACADEMY_NOW: `${today}T10:00:00+02:00` })
    await seedDemo(app.db, today, app.services.files)
    as = { as: await app.person(['AcademyManager']) }
  })
  afterAll(() => app.close())

  /** All pages of a list. */
  const all = async <Row>(load: (page: number) => Promise<{ rows: Row[]; total: number }>) => {
    const first = await load(1)
    const rows = [...first.rows]
    for (let page = 2; rows.length < first.total; page++) rows.push(...(await load(page)).rows)
    return rows
  }

  test('the last point of the applications is the sum of the list of masterclasses', async () => {
    const { now, before } = (await app.call(applicationDays, {}, as)).body
    const { masterclasses, academy } = (await app.call(allCurrentMasterclasses, {}, as)).body
    const listed = masterclasses.map(one => one.application_count + one.unpaid_count + one.lapsed_count)
    expect(now.deadline).toBe(academy.end_date_application)
    expect(sum(now.days.map(({ paid }) => paid))).toBe(sum(masterclasses.map(one => one.application_count)))
    expect(sum(now.days.map(({ applied }) => applied))).toBe(sum(listed))
    expect(now.days.every(({ day }) => day <= today)).toBe(true)
    // Those of the year before have no list any more: the applications themselves.
    const stored = await app.db
      .selectFrom('applications')
      .innerJoin('masterclasses', 'masterclasses.id', 'masterclass_id')
      .innerJoin('academies', 'academies.id', 'academy_id')
      .select('fee_paid_at')
      .where('is_current', '=', false)
      .where('status', '<>', 'withdrawn')
      .execute()
    expect(stored.length).toBeGreaterThan(0)
    expect(sum((before?.days ?? []).map(({ applied }) => applied))).toBe(stored.length)
    expect(sum((before?.days ?? []).map(({ paid }) => paid))).toBe(
      stored.filter(({ fee_paid_at }) => fee_paid_at).length,
    )
  })

  test('the beds of a night are its bookings', async () => {
    const { nights } = (await app.call(lodging.occupancy, {}, as)).body
    for (const { night, taken } of nights) {
      const { total } = (await app.call(lodging.officeBookings, { query: { night } }, as)).body
      expect([night, sum(taken)]).toEqual([night, total])
    }
  })

  test('arrivals, departures and meals are those of the sheets', async () => {
    const { house_days } = (await app.call(officeDashboard, {}, as)).body
    const rooms = (await app.call(lodging.housekeeping, {}, as)).body
    const kitchen = (await app.call(lodging.kitchen, {}, as)).body
    expect(house_days.map(({ day, arrivals, departures }) => [day, arrivals, departures])).toEqual(
      rooms.map(one => [one.day, one.arrivals.length, one.departures.length]),
    )
    expect(house_days.map(({ day, breakfasts, dinners }) => [day, breakfasts, dinners])).toEqual(
      kitchen.map(({ day, breakfast, dinner }) => [day, mealsIn(breakfast), mealsIn(dinner)]),
    )
  })

  test('the money of a week is that of the journal and of the open invoices', async () => {
    const money = (await app.call(ledger.moneyDays, {}, as)).body
    expect(money.first_day).toMatch(/-08-16$/)
    const { years } = (await app.call(ledger.journal, { query: {} }, as)).body
    const documents = []
    const payments = []
    for (const year of years) {
      documents.push(
        ...(await all(async page => {
          const { body } = await app.call(ledger.journalDocuments, { query: { year, page } }, as)
          return { rows: body.documents, total: body.total }
        })),
      )
      payments.push(
        ...(await all(async page => {
          const { body } = await app.call(ledger.journalPayments, { query: { year, page } }, as)
          return { rows: body.payments, total: body.total }
        })),
      )
    }
    const cancelled = new Set(documents.map(({ cancels }) => cancels))
    const undone = new Set(payments.flatMap(one => (one.is_reversal ? [one.payment_id] : [])))
    const invoices = documents.filter(one => one.amount > 0 && !cancelled.has(one.invoice_number))
    const received = payments.filter(one => !one.is_refund && !undone.has(one.payment_id))
    const open = await all(async page => {
      const { body } = await app.call(ledger.invoices, { query: { state: 'open', page } }, as)
      return { rows: body.invoices, total: body.total }
    })
    const weeks = moneyWeeks(money.days, today)
    expect(weeks.length).toBeGreaterThan(1)
    for (const { monday, ...found } of weeks) {
      const isIn = (day: string) => day >= money.first_day && mondayOf(day) === monday
      expect({ monday, ...found }).toEqual({
        monday,
        invoiced: sum(invoices.flatMap(one => (isIn(one.invoice_date) ? [one.amount] : []))),
        received: sum(received.flatMap(one => (isIn(one.paid_on) ? [one.amount] : []))),
        open: sum(open.flatMap(one => (isIn(one.invoice_date) ? [one.outstanding_amount] : []))),
        due: sum(open.flatMap(one => (isIn(one.due_date) ? [one.outstanding_amount] : []))),
      })
    }
    const state = async (wanted: 'open' | 'overdue') =>
      (await app.call(ledger.invoices, { query: { state: wanted } }, as)).body.outstanding_total
    const due = money.days.filter(({ day }) => day < today).map(one => one.due)
    expect(sum([money.due_before, ...money.days.map(one => one.due)])).toBe(await state('open'))
    expect(sum([money.due_before, ...due])).toBe(await state('overdue'))
  })

  test('the mean of a question is that of the results of its survey', async () => {
    const questions = (await app.call(surveys.surveyYears, {}, as)).body
    expect(questions.length).toBeGreaterThan(3)
    expect(Math.max(...questions.map(({ years }) => years.length))).toBeGreaterThan(1)
    const points = questions.flatMap(({ id, prompt_en, years }) =>
      years.map(one => ({ id, prompt_en, ...one })),
    )
    for (const { survey_id, prompt_en, year, n, mean } of points) {
      const { survey, questions: asked } = (
        await app.call(surveys.results, { params: { id: String(survey_id) } }, as)
      ).body
      expect(survey.year).toBe(year)
      const same = asked?.find(({ question }) => question.prompt_en === prompt_en)
      expect([prompt_en, same?.n, same?.mean]).toEqual([prompt_en, n, mean])
    }
  })
})
