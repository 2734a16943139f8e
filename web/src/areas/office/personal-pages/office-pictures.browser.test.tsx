import { applicationDays } from '@academy/contract/admission/selection/office-endpoints'
import type { Phase } from '@academy/contract/base/phase'
import { surveyYears } from '@academy/contract/messages/surveys/endpoints'
import { moneyDays } from '@academy/contract/money/ledger/endpoints'
import { officeDashboard } from '@academy/contract/office/dashboard/endpoints'
import type { OfficeDashboard } from '@academy/contract/office/dashboard/schemas'
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApplicationPicture } from '../../admission/selection/selection-pictures.tsx'
import { ArrivalPicture, MealPicture } from '../../lodging/housekeeping/house-pictures.tsx'
import { SurveyPicture } from '../../messages/surveys/survey-picture.tsx'
import { MoneyPicture } from '../../money/ledger/money-picture.tsx'
import { OfficePictures, picturesFor } from './office-pictures.tsx'

test.each<[phase: Phase, first: string[]]>([
  ['set-up', ['applications', 'classes', 'money']],
  ['applications', ['applications', 'classes', 'money']],
  ['selection', ['classes', 'applications', 'money']],
  ['preparation', ['money', 'beds', 'arrivals']],
  ['arrival', ['arrivals', 'beds', 'meals']],
  ['academy', ['meals', 'arrivals', 'beds']],
  ['afterwards', ['surveys', 'money', 'applications']],
])('in the part "%s" the first pictures are %j, and each is there once', (phase, first) => {
  const shown = picturesFor(phase, ['AcademyManager'])
  expect(shown.slice(0, 3)).toEqual(first)
  expect(shown.toSorted()).toEqual([
    'applications',
    'arrivals',
    'beds',
    'classes',
    'meals',
    'money',
    'surveys',
  ])
})

test.each([[[]], [['student']], [['Teacher', 'Correpetitor']]])(
  '%j sees none, and nothing is asked for',
  async roles => {
    const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
    const refuse = () => Promise.reject(new Error('Nothing may be asked for'))
    const dashboard = officeDashboard.example.reply as unknown as OfficeDashboard
    const { container } = await render(
      <RouterContextProvider router={router}>
        <OfficePictures call={refuse} roles={roles} dashboard={dashboard} />
      </RouterContextProvider>,
    )
    expect(container.textContent).toBe('')
  },
)

const heading = (name: string) =>
  expect.element(page.getByRole('heading', { name, exact: true })).toBeVisible()
const { now, before } = applicationDays.example.reply

test.each([
  [4, '4 applications, 1 more than last year at this time', 2026],
  [3, '3 applications, as many as last year at this time', 2026],
  [1, 'One application, 2 fewer than last year at this time', 2026],
  [4, '4 applications, 1 more than at this time in 2024', 2024],
])('with %i applications the title is "%s"', async (applied, title, year) => {
  const days = {
    today: '2027-06-20',
    now: { ...now, days: [{ day: '2027-06-19', applied, paid: 1 }] },
    before: { ...before, year, days: [...before.days] },
  }
  await render(<ApplicationPicture days={days} />)
  await heading(title)
})

test('the money says what is open, and how much of it is overdue', async () => {
  const money = {
    ...moneyDays.example.reply,
    days: [
      { day: '2027-06-18', invoiced: 150.5, open: 75.5, due: 25, received: 75 },
      { day: '2027-06-20', invoiced: 0, open: 0, due: 50.5, received: 0 },
    ],
    due_before: 10,
  }
  await render(<MoneyPicture money={money} />)
  await heading('€85.50 is open, €35 of it overdue')
})

test('arrivals name the busiest days, and meals the sum', async () => {
  const days = [
    { day: '2027-08-01', arrivals: 12, departures: 0, breakfasts: 0, dinners: 11 },
    { day: '2027-08-02', arrivals: 1, departures: 13, breakfasts: 11, dinners: 1 },
  ]
  await render(
    <>
      <ArrivalPicture days={days} today="2027-07-01" />
      <MealPicture days={days} today="2027-08-02" />
    </>,
  )
  await heading('12 people arrive on 1 August, 13 leave on 2 August')
  await heading('23 meals, at most 12 on 2 August')
  const read = page
    .getByRole('slider')
    .elements()
    .map(one => one.getAttribute('aria-valuetext'))
  expect(read).toEqual(['Sun 01.08., Arrivals: 12, Departures: 0', 'Mon 02.08., Breakfast: 11, Dinner: 1'])
})

test('survey results count the questions that were rated better', async () => {
  const [question] = surveyYears.example.reply
  await render(<SurveyPicture years={[{ ...question, years: [...question.years] }]} />)
  await heading('1 of 1 question rated better than in 2026')
  await expect.element(page.getByText('4.4 · 2026: 4.1')).toBeVisible()
})
