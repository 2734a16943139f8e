import { expect, test } from 'vitest'
import { explain, fieldMessages } from '../../messages.ts'
import { BookingChange, BookingInput, exampleChoice } from './schemas.ts'

const whole = { ...exampleChoice, agreedToTerms: true }
const none = { academy_room_type_id: null, academy_meal_type_id: null, diet: null }

test.each([
  ['everything', whole],
  ['a room without meals', { ...whole, academy_meal_type_id: null, diet: null }],
  ['no room', { ...whole, ...none }],
  ['one night', { ...whole, end_date: '2027-08-02' }],
  ['no comment', { ...whole, comment: undefined }],
  ['a comment of 2000 characters', { ...whole, comment: 'x'.repeat(2_000) }],
  ['a checkbox value as forms send it', { ...whole, agreedToTerms: '1' }],
])('a booking with %s is accepted', (_name, input) => {
  expect(BookingInput.safeParse(input).error).toBeUndefined()
})

const says = (message: keyof typeof fieldMessages) => [fieldMessages[message].de]

test.each([
  ['no start', { start_date: undefined }, { start_date: says('START_MISSING') }],
  ['an empty start', { start_date: '' }, { start_date: says('START_MISSING') }],
  ['a null start', { start_date: null }, { start_date: says('START_MISSING') }],
  ['no end', { end_date: undefined }, { end_date: says('END_MISSING') }],
  [
    'no start and no end',
    { start_date: '', end_date: '' },
    { start_date: ['Startdatum fehlt'], end_date: ['Enddatum fehlt'] },
  ],
  ['a start that is not a date', { start_date: 'tomorrow' }, { start_date: says('DATE_INVALID') }],
  ['a date that does not exist', { end_date: '2027-02-29' }, { end_date: says('DATE_INVALID') }],
  ['a timestamp instead of a date', { end_date: '2027-08-10T00:00:00Z' }, { end_date: says('DATE_INVALID') }],
  [
    'equal start and end',
    { end_date: '2027-08-01' },
    { end_date: ['Start- und Enddatum dürfen nicht gleich sein.'] },
  ],
  [
    'an end before the start',
    { end_date: '2027-07-31' },
    { start_date: ['Startdatum muss vor dem Enddatum liegen.'] },
  ],
  ['no room chosen', { academy_room_type_id: undefined }, { academy_room_type_id: says('ROOM_REQUIRED') }],
  [
    'a room name instead of an id',
    { academy_room_type_id: 'NONE' },
    { academy_room_type_id: says('ROOM_REQUIRED') },
  ],
  ['the room id 0', { academy_room_type_id: 0 }, { academy_room_type_id: says('ROOM_REQUIRED') }],
  [
    'a room id out of range',
    { academy_room_type_id: 2_147_483_648 },
    { academy_room_type_id: says('ROOM_REQUIRED') },
  ],
  ['no meals chosen', { academy_meal_type_id: undefined }, { academy_meal_type_id: says('MEALS_REQUIRED') }],
  [
    'meals without a room',
    { academy_room_type_id: null },
    { academy_meal_type_id: says('MEALS_WITHOUT_ROOM') },
  ],
  ['a diet without meals', { academy_meal_type_id: null }, { diet: says('DIET_WITHOUT_MEALS') }],
  ['meals without a diet', { diet: null }, { diet: says('DIET_REQUIRED') }],
  ['an unknown diet', { diet: 'VEGAN' }, { diet: says('DIET_REQUIRED') }],
  ['a comment that is too long', { comment: 'x'.repeat(2_001) }, { comment: says('TOO_LONG') }],
  ['terms not accepted', { agreedToTerms: false }, { agreedToTerms: says('LODGING_TERMS_REQUIRED') }],
  ['no terms', { agreedToTerms: undefined }, { agreedToTerms: says('LODGING_TERMS_REQUIRED') }],
  [
    'several errors at once',
    { start_date: '', diet: null, agreedToTerms: false },
    {
      start_date: says('START_MISSING'),
      diet: says('DIET_REQUIRED'),
      agreedToTerms: says('LODGING_TERMS_REQUIRED'),
    },
  ],
])('a booking with %s is refused', (_name, changes, errors) => {
  const { error } = BookingInput.safeParse({ ...whole, ...changes })
  expect(explain(error?.issues ?? [], 'de')).toEqual(errors)
})

test.each([null, undefined, 'booking', 7, []])('%s is not a booking', input => {
  expect(BookingInput.safeParse(input).success).toBe(false)
})

test('the office need not agree to the terms, but everything else is validated', () => {
  expect(BookingChange.safeParse(exampleChoice).success).toBe(true)
  expect(BookingChange.safeParse({ ...exampleChoice, diet: null }).success).toBe(false)
})
