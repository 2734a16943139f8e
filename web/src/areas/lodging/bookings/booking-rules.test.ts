import type { Locale } from '@academy/contract/base/locale'
import { fieldMessages } from '@academy/contract/messages'
import { problems } from '@academy/contract/problems'
import { expect, test } from 'vitest'
import { ApiError, ConnectionError } from '../../../base/api-errors.ts'
import { formErrors } from '../../../ui/testing/form-errors.ts'
import {
  type BookingConstraints,
  bodyOf,
  bookingRules,
  explainRefusal,
  type FieldTexts,
  firstError,
} from './booking-rules.ts'
import { type Choices, NONE, nothingChosen, type StepName } from './wizard.ts'

const constraints = {
  academy: { start_date: '2027-08-01', end_date: '2027-08-15' },
  booked: [{ start_date: '2027-08-12', end_date: '2027-08-14' }],
  today: '2027-03-01',
  hasNeedsConsent: false,
}
const whole: Choices = {
  ...nothingChosen,
  start_date: '2027-08-02',
  end_date: '2027-08-10',
  room: 1,
  meals: 7,
  diet: 'MEAT',
  agreedToTerms: true,
}

const errorsOf = (choices: Choices, days: BookingConstraints, locale: Locale) =>
  formErrors(bookingRules(days, locale), choices, locale)

test.each<[change: Partial<Choices>, step: StepName, text: string]>([
  [{ start_date: null }, 'dates', 'Startdatum fehlt'],
  [{ end_date: null }, 'dates', 'Enddatum fehlt'],
  [{ end_date: '2027-08-02' }, 'dates', 'Start- und Enddatum dürfen nicht gleich sein.'],
  [{ start_date: '2027-08-11' }, 'dates', 'Startdatum muss vor dem Enddatum liegen.'],
  [{ start_date: '2027-07-30' }, 'dates', 'Bitte wählen Sie Tage innerhalb der Akademie.'],
  [{ end_date: '2027-08-13' }, 'dates', problems.booking_overlaps.de],
  [{ room: null }, 'room', 'Bitte wählen Sie ein Zimmer.'],
  [{ meals: null, diet: null }, 'meals', 'Bitte wählen Sie die Verpflegung.'],
  [{ diet: null }, 'meals', 'Bitte wählen Sie, was Sie essen.'],
  [{ allergies: 'Nüsse' }, 'meals', fieldMessages.NEEDS_CONSENT_REQUIRED.de],
  [{ special_diets: ['HALAL'] }, 'meals', fieldMessages.NEEDS_CONSENT_REQUIRED.de],
  [{ comment: 'x'.repeat(2001) }, 'comment', 'Dieser Text ist zu lang: höchstens 2000 Zeichen.'],
  [{ agreedToTerms: false }, 'terms', 'Bitte stimmen Sie den Unterkunftsbedingungen zu.'],
])('with %o the step %s shows: %s', async (change, step, text) => {
  expect(firstError(await errorsOf({ ...whole, ...change }, constraints, 'de'))).toEqual({ step, text })
})

test('a day in the past cannot be booked', async () => {
  const errors = await errorsOf(whole, { ...constraints, today: '2027-08-03' }, 'en')
  expect(errors).toEqual({ start_date: 'This day has passed.' })
})

test.each<[name: string, change: Partial<Choices>]>([
  ['everything', {}],
  ['own lodging, whatever was chosen to eat', { room: NONE, meals: null }],
  ['no meals', { meals: NONE, diet: null }],
  ['no meals, with allergies known from before', { meals: NONE, diet: null, allergies: 'Nüsse' }],
  ['vegan meals', { diet: 'VEGETARIAN', special_diets: ['VEGAN'] }],
  ['allergies with a consent', { allergies: 'Nüsse', needs_wording: 1 }],
  ['the last day', { start_date: '2027-08-14', end_date: '2027-08-15' }],
  ['the night after an own booking', { start_date: '2027-08-10', end_date: '2027-08-12' }],
])('nothing is wrong with %s', async (_, change) => {
  expect(await errorsOf({ ...whole, ...change }, constraints, 'de')).toEqual({})
})

test.each<[change: Partial<Choices>, sent: object]>([
  [{}, { academy_room_type_id: 1, academy_meal_type_id: 7, diet: 'MEAT' }],
  [{ room: NONE }, { academy_room_type_id: null, academy_meal_type_id: null, diet: null }],
  [{ meals: NONE }, { academy_room_type_id: 1, academy_meal_type_id: null, diet: null }],
])('for %o only the relevant fields are sent', (change, sent) => {
  expect(bodyOf({ ...whole, ...change })).toMatchObject(sent)
})

const refused = (status: number, code: string, message: string, errors?: Record<string, string[]>) =>
  new ApiError(status, { code, message, request_id: '1', ...(errors && { errors }) })
const bed = 'No bed is free on 04.08.'

interface Case {
  name: string
  error: unknown
  text: string
  errors?: FieldTexts
  step?: StepName
  isOutdated?: boolean
}
test.each<Case>([
  {
    name: 'no bed',
    error: refused(409, 'no_bed_left', 'Full.', { academy_room_type_id: [bed] }),
    text: bed,
    errors: { room: bed },
    step: 'room',
  },
  { name: 'no bed, no nights', error: refused(409, 'no_bed_left', 'Full.'), text: 'Full.', step: 'room' },
  {
    name: 'overlapping',
    error: refused(409, 'booking_overlaps', 'Booked.'),
    text: 'Booked.',
    errors: { start_date: 'Booked.' },
    step: 'dates',
    isOutdated: true,
  },
  { name: 'no gender', error: refused(409, 'gender_missing', 'Who?'), text: 'Who?', isOutdated: true },
  {
    name: 'a field',
    error: refused(422, 'invalid_input', 'Check.', { diet: ['What?'] }),
    text: 'What?',
    errors: { diet: 'What?' },
    step: 'meals',
  },
  { name: 'a login that ended', error: refused(401, 'unauthorized', 'Log in.'), text: 'Failed. Log in.' },
  { name: 'a server that fails', error: refused(500, 'internal_error', 'Oh.'), text: 'Failed.' },
  { name: 'a lost connection', error: new ConnectionError('gone'), text: 'Failed.' },
])('$name: $text', ({ name: _, error, errors = {}, ...rest }) => {
  expect(explainRefusal(error, 'Failed.')).toEqual({ errors, ...rest })
})
