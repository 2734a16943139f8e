import { expect, test } from 'vitest'
import { formErrors } from '../../../ui/testing/form-errors.ts'
import { requestRules } from './request-rules.ts'
import { nothingTyped, type TypedRequest } from './typed-request.ts'

const dates = { min_date: '2027-08-05', max_date: '2027-08-14' }
const complete: TypedRequest = {
  ...nothingTyped,
  agreed: true,
  composer: { id: 5, name: 'Ludwig van Beethoven' },
  piece: { id: 31, name: 'Cello Sonata No. 3' },
  duration: '25:30',
  earliest_performance_date: '2027-08-05',
}
const movement = (duration: string, movement_id = 77) => ({ movement_id, title: 'Scherzo', duration })
const durationText = 'Please enter a duration as minutes:seconds, such as 4:30.'
const required = 'This field is required.'

test.each<[what: string, change: Partial<TypedRequest>, errors: Record<string, string>]>([
  ['nothing is wrong', {}, {}],
  ['movements instead of a total', { duration: '', movements: [movement('5:30')] }, {}],
  ['not agreed', { agreed: false }, { agreed: 'Please confirm that your teacher has agreed.' }],
  ['no composer', { composer: null }, { composer: 'Please choose a composer first.' }],
  ['no piece', { piece: null }, { piece: 'Please choose a piece.' }],
  [
    'no day',
    { earliest_performance_date: null },
    { earliest_performance_date: 'Please choose the earliest date.' },
  ],
  [
    'a day that has become too early',
    { earliest_performance_date: '2027-08-04' },
    { earliest_performance_date: 'There is no concert on this day that you could still play in.' },
  ],
  [
    'a day too late',
    { earliest_performance_date: '2027-08-15' },
    { earliest_performance_date: 'There is no concert on this day that you could still play in.' },
  ],
  ['no duration at all', { duration: '' }, { duration: durationText }],
  ['no time', { duration: '0:00' }, { duration: durationText }],
  [
    'a movement without a duration',
    { movements: [movement('5:30'), movement('', 78)] },
    { 'movements.1.duration': durationText },
  ],
  ['a movement of no time', { movements: [movement('0:00')] }, { 'movements.0.duration': durationText }],
  ['180 minutes', { duration: '180:00' }, {}],
  ['more than 180 minutes', { duration: '180:01' }, { duration: 'Please enter 180 minutes at most.' }],
  [
    'a movement of more than 180 minutes',
    { movements: [movement('999:59')] },
    { 'movements.0.duration': 'Please enter 180 minutes at most.' },
  ],
  [
    'an accompanist, and nobody turns the pages',
    { correpetition_id: 2 },
    { page_turner_confirmed: 'Please confirm that somebody will turn the pages.' },
  ],
  ['an accompanist, and somebody does', { correpetition_id: 2, page_turner_confirmed: true }, {}],
  [
    'chamber music with nobody',
    { is_chamber_music: true },
    { chamber_ensemble: 'Please name everybody who plays with you.' },
  ],
  [
    'a player without a name, another without an instrument',
    {
      is_chamber_music: true,
      chamber_ensemble: [
        { name: ' ', instrument: 'Viola' },
        { name: 'Ida Lenz', instrument: '' },
      ],
    },
    { 'chamber_ensemble.0.name': required, 'chamber_ensemble.1.instrument': required },
  ],
  ['players who stay unsaid', { chamber_ensemble: [{ name: '', instrument: '' }] }, {}],
])('%s', async (_, change, errors) => {
  expect(await formErrors(requestRules(dates, 'en'), { ...complete, ...change }, 'en')).toEqual(errors)
})

test('an empty form has all its errors at once', async () => {
  const errors = await formErrors(requestRules(dates, 'de'), nothingTyped, 'de')
  expect(Object.keys(errors).sort()).toEqual([
    'agreed',
    'composer',
    'duration',
    'earliest_performance_date',
    'piece',
  ])
})

test('every day is refused once the concerts are over', async () => {
  const rules = requestRules({ min_date: null, max_date: null }, 'en')
  expect(await formErrors(rules, complete, 'en')).toHaveProperty('earliest_performance_date')
})
