import type { RoomOption } from '@academy/contract/lodging/bookings/schemas'
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { currentAlert } from '../../../base/alerts.ts'
import { ApiError } from '../../../base/api-errors.ts'
import { dataCache } from '../../../base/data-cache.ts'
import { LocaleContext } from '../../../base/i18n/locale-context.ts'
import { answering } from '../../../base/testing/answering.ts'
import { CommentStep } from './booking-wizard.tsx'
import { MealsStep } from './meals-step.tsx'
import { StepForm } from './step-row.tsx'
import { useBooking } from './use-booking.ts'
import { NONE, type StepName } from './wizard.ts'
import { DatesStep } from './wizard-steps.tsx'

const academy = { start_date: '2027-08-01', end_date: '2027-08-15' }
const early = { start_date: '2027-08-02', end_date: '2027-08-05' }
const late = { start_date: '2027-08-08', end_date: '2027-08-12' }
const options = { ...academy, room_types: [], meal_types: [], free_until: '2027-07-01' }
const room = (name: string): RoomOption => ({
  id: 1,
  name_de: name,
  name_en: name,
  description_de: '',
  description_en: '',
  price: 30,
  is_single: name === 'Single',
})

const withoutConsent = new ApiError(422, {
  code: 'invalid_input',
  message: 'Check.',
  request_id: '1',
  errors: { needs_wording: ['Please tick.'] },
})

/** Room requests, each answered when the test says so. */
let questions: { days: string; answer: () => void; fail: () => void }[]
let steps: StepName[]
beforeEach(() => {
  questions = []
  steps = []
})
const call = answering(async ({ query, body }) => {
  // A booking.
  if (body) throw withoutConsent
  // The versions of the terms.
  if (!query) return []
  const days = query['start_date'] ?? ''
  const { promise, resolve, reject } = Promise.withResolvers()
  const answer = () => resolve({ ...options, room_types: [room(days)] })
  questions.push({ days, answer, fail: () => reject(new Error('lost')) })
  return promise
})

const Example = ({ hasNeedsConsent = false }) => {
  const booking = useBooking({
    call,
    personId: 7,
    options,
    constraints: { academy, booked: [], today: '2027-07-01', hasNeedsConsent },
    suggestion: early,
    onStep: step => steps.push(step),
    onBooked: async () => {},
    onOutdated: () => {},
  })
  const { rooms } = booking
  return (
    <>
      <button type="button" onClick={() => booking.change(late)}>
        Later days
      </button>
      <button type="button" onClick={() => void booking.goOn('dates')}>
        Go on
      </button>
      <button type="button" onClick={() => void booking.lookAtRooms()}>
        Look again
      </button>
      <button
        type="button"
        onClick={() =>
          booking.change({ room: 1, meals: 7, diet: 'MEAT', allergies: 'Nuts', agreedToTerms: true })
        }
      >
        Choose
      </button>
      <button type="button" onClick={() => void booking.submit()}>
        Book
      </button>
      <button type="button" onClick={() => booking.change({ room: NONE })}>
        Elsewhere
      </button>
      <button type="button" onClick={() => booking.change({ room: 1 })}>
        Single room
      </button>
      <button type="button" onClick={() => booking.change({ room: 2 })}>
        Double room
      </button>
      <CommentStep booking={booking} roomTypes={[room('Single'), { ...room('Double'), id: 2 }]} />
      <MealsStep booking={booking} mealTypes={[]} />
      <output>{rooms.state === 'known' ? rooms.options[0]?.name_en : rooms.state}</output>
    </>
  )
}

const Days = () => {
  const constraints = { academy, booked: [], today: '2027-07-01', hasNeedsConsent: false }
  const booking = useBooking({
    call,
    personId: 7,
    options,
    constraints,
    suggestion: {},
    onStep: step => steps.push(step),
    onBooked: async () => {},
    onOutdated: () => {},
  })
  return (
    <LocaleContext value="de">
      <StepForm step="dates" booking={booking} goOnLabel="Weiter" onGoOn={() => void booking.goOn('dates')}>
        <DatesStep booking={booking} constraints={constraints} />
      </StepForm>
    </LocaleContext>
  )
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const enter = async (name: RegExp, day: string) => {
  await userEvent.fill(page.getByRole('textbox', { name }), day)
  await userEvent.tab()
}
const setUp = (person: Parameters<typeof Example>[0] = {}) =>
  render(
    <QueryClientProvider client={dataCache}>
      <Example {...person} />
    </QueryClientProvider>,
  )
const shown = () => expect.element(page.getByRole('status'))
const asked = (count: number) => expect.poll(() => questions.length).toBe(count)

test('a late answer does not replace a newer one', async () => {
  await setUp()
  await press('Go on')
  await press('Later days')
  await press('Look again')
  await asked(2)
  questions[1]?.answer()
  await shown().toHaveTextContent(late.start_date)
  questions[0]?.answer()
  // By the next press an answer would have been rendered.
  await press('Later days')
  await shown().toHaveTextContent(late.start_date)
  expect(questions).toHaveLength(2)
})

test('a late failure does not replace a newer answer', async () => {
  await setUp()
  await press('Look again')
  await press('Look again')
  await asked(2)
  questions[1]?.answer()
  await shown().toHaveTextContent(early.start_date)
  questions[0]?.fail()
  await press('Later days')
  await shown().toHaveTextContent(early.start_date)
})

test('days changed while rooms are loading are loaded as well', async () => {
  await setUp()
  await press('Go on')
  await press('Later days')
  questions[0]?.answer()
  await asked(2)
  expect(questions[1]?.days).toBe(late.start_date)
  questions[1]?.answer()
  await shown().toHaveTextContent(late.start_date)
})

test('a consent that was withdrawn elsewhere is asked for again', async () => {
  await setUp({ hasNeedsConsent: true })
  const box = page.getByRole('checkbox', { name: /consent/i })
  await press('Choose')
  await expect.element(page.getByLabelText('Allergies')).toHaveValue('Nuts')
  await expect.element(box).not.toBeInTheDocument()
  await press('Book')
  await expect.element(box).toHaveAccessibleDescription('Please tick.')
  expect(steps).toEqual(['meals'])
  await expect.element(page.getByLabelText('Allergies')).toHaveValue('Nuts')
})

test.each([
  ['05.08.2027', '05.08.2027', 'Enddatum', 'Start- und Enddatum dürfen nicht gleich sein.'],
  ['06.08.2027', '05.08.2027', 'Startdatum', 'Startdatum muss vor dem Enddatum liegen.'],
  ['15.08.2027', '15.08.2027', 'Enddatum', 'Start- und Enddatum dürfen nicht gleich sein.'],
  ['05.08.2027', '16.08.2027', 'Enddatum', 'Der letzte mögliche Tag ist der 15/08/2027.'],
])('%s to %s is refused at the %s and in the alert: %s', async (start, end, field, text) => {
  await render(
    <LocaleContext value="de">
      <QueryClientProvider client={dataCache}>
        <Days />
      </QueryClientProvider>
    </LocaleContext>,
  )
  await press('Weiter')
  await expect.poll(() => currentAlert()?.text).toBe('Startdatum fehlt')
  await enter(/Startdatum/, start)
  await expect.poll(currentAlert).toBeUndefined()
  await enter(/Enddatum/, end)
  const refused = page.getByRole('textbox', { name: new RegExp(field) })
  await expect.element(refused).toHaveAccessibleDescription(new RegExp(text))
  await press('Weiter')
  await expect.poll(() => currentAlert()?.text).toBe(text)
  await expect.element(refused).toHaveFocus()
  await enter(/Enddatum/, '14.08.2027')
  await enter(/Startdatum/, '02.08.2027')
  await expect.poll(currentAlert).toBeUndefined()
})

test('only who may share a room is asked with whom', async () => {
  await setUp()
  const comment = page.getByLabelText('Is there anything we should know?')
  await expect.element(comment).toHaveAccessibleDescription(/share a room/)
  await press('Elsewhere')
  await expect.element(comment).toHaveAccessibleDescription(/^Where you are staying/)
  await press('Single room')
  await expect.element(comment).toHaveAccessibleDescription(/^Whether you will arrive late/)
  await press('Double room')
  await expect.element(comment).toHaveAccessibleDescription(/share a room/)
})
