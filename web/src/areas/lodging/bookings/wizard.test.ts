import { describe, expect, test } from 'vitest'
import {
  type Choices,
  choose,
  firstIncompleteStep,
  isComplete,
  NONE,
  nothingChosen,
  pass,
  type StepName,
  stayOf,
  stepAt,
  stepNames,
} from './wizard.ts'

const academy = { start_date: '2027-08-01', end_date: '2027-08-15' }
const days = { start_date: '2027-08-02', end_date: '2027-08-10' }
const SINGLE = 1
const DOUBLE = 2
const BOARD = 7

/** All choices are made, and the terms are next. */
const atTerms: Choices = {
  ...nothingChosen,
  ...days,
  room: SINGLE,
  meals: BOARD,
  diet: 'VEGETARIAN',
  done: ['dates', 'room', 'meals', 'comment'],
}
const having = (change: Partial<Choices>): Choices => ({ ...atTerms, ...change })

test.each<[name: string, choices: Choices, open: StepName]>([
  ['nothing', nothingChosen, 'dates'],
  ['suggested days only', { ...nothingChosen, ...days }, 'dates'],
  ['days', { ...nothingChosen, ...days, done: ['dates'] }, 'room'],
  ['a room', having({ done: ['dates', 'room'], meals: null, diet: null }), 'meals'],
  ['meals without a diet', having({ diet: null }), 'meals'],
  ['no meals', having({ meals: NONE, diet: null, done: ['dates', 'room', 'meals'] }), 'comment'],
  [
    'lodging elsewhere: no meals',
    having({ room: NONE, meals: null, diet: null, done: ['dates', 'room'] }),
    'comment',
  ],
  ['an empty comment', atTerms, 'terms'],
  ['accepted terms', having({ agreedToTerms: true }), 'terms'],
  ['days before the academy', having({ start_date: '2027-07-30' }), 'dates'],
  ['days after the academy', having({ end_date: '2027-08-16' }), 'dates'],
  ['equal start and end', having({ end_date: '2027-08-02' }), 'dates'],
  ['an end before the start', having({ start_date: '2027-08-11' }), 'dates'],
  ['a day that was cleared again', having({ end_date: null }), 'dates'],
])('with %s the first incomplete step is %s', (_, choices, open) => {
  expect(firstIncompleteStep(choices, academy)).toBe(open)
})

test.each<[wanted: string | undefined, choices: Choices, shown: StepName]>([
  [undefined, nothingChosen, 'dates'],
  ['terms', nothingChosen, 'dates'],
  ['next', atTerms, 'terms'],
  ['next', nothingChosen, 'dates'],
  ['dates', atTerms, 'dates'],
  ['meals', atTerms, 'meals'],
  ['meals', having({ room: NONE }), 'terms'],
  ['comment', having({ room: null }), 'room'],
  ['terms', atTerms, 'terms'],
])('a URL with the step %s', (wanted, choices, shown) => {
  expect(stepAt(wanted, choices, academy)).toBe(shown)
})

interface Change {
  name: string
  from?: Choices
  step: StepName
  change: Partial<Choices>
  fullRooms?: number[]
  next: StepName
}

describe('after a change', () => {
  test.each<Change>([
    { name: 'other days', step: 'dates', change: { end_date: '2027-08-12' }, next: 'terms' },
    {
      name: 'days on which the chosen room is full',
      step: 'dates',
      change: {},
      fullRooms: [SINGLE],
      next: 'room',
    },
    {
      name: 'days on which another room is full',
      step: 'dates',
      change: {},
      fullRooms: [DOUBLE],
      next: 'terms',
    },
    {
      name: 'days with lodging elsewhere',
      from: having({ room: NONE }),
      step: 'dates',
      change: {},
      fullRooms: [SINGLE, DOUBLE],
      next: 'terms',
    },
    { name: 'another room', step: 'room', change: { room: DOUBLE }, next: 'terms' },
    { name: 'accommodation elsewhere', step: 'room', change: { room: NONE }, next: 'terms' },
    {
      name: 'a room instead of lodging elsewhere, meals not chosen yet',
      from: having({ room: NONE, meals: null, diet: null, done: ['dates', 'room', 'comment'] }),
      step: 'room',
      change: { room: SINGLE },
      next: 'meals',
    },
    {
      name: 'a room instead of lodging elsewhere, meals already chosen',
      from: having({ room: NONE }),
      step: 'room',
      change: { room: DOUBLE },
      next: 'terms',
    },
    { name: 'no meals', step: 'meals', change: { meals: NONE }, next: 'terms' },
    {
      name: 'meals instead of none',
      from: having({ meals: NONE, diet: null }),
      step: 'meals',
      change: { meals: BOARD },
      next: 'meals',
    },
    { name: 'a comment', step: 'comment', change: { comment: 'Late' }, next: 'terms' },
    {
      name: 'days before all steps are complete',
      from: having({ meals: null, diet: null, done: ['dates', 'room'] }),
      step: 'dates',
      change: { start_date: '2027-08-03' },
      next: 'meals',
    },
  ])('$name: the next step is $next', ({ from = atTerms, step, change, fullRooms = [], next }) => {
    expect(firstIncompleteStep(pass(step, choose(from, change), fullRooms), academy)).toBe(next)
  })

  test('only the room is cleared', () => {
    const after = pass('dates', atTerms, [SINGLE])
    expect(after).toEqual(having({ room: null, done: ['dates', 'meals', 'comment'] }))
    expect(firstIncompleteStep(pass('room', choose(after, { room: DOUBLE })), academy)).toBe('terms')
  })
})

test('without meals there is no diet', () => {
  expect(choose(atTerms, { meals: NONE })).toMatchObject({ meals: NONE, diet: null })
  expect(choose(atTerms, { room: DOUBLE })).toMatchObject({ meals: BOARD, diet: 'VEGETARIAN' })
})

test('a step passed twice counts once, and the last one is never complete', () => {
  expect(pass('comment', atTerms).done).toEqual(atTerms.done)
  const settled = stepNames.filter(step => isComplete(step, pass('terms', atTerms), academy))
  expect(settled).toEqual(['dates', 'room', 'meals', 'comment'])
})

test.each([
  [{ start_date: null, end_date: null }, undefined],
  [{ start_date: '2027-08-02', end_date: null }, undefined],
  [{ start_date: '2027-08-02', end_date: '2027-08-02' }, undefined],
  [days, days],
])('a stay needs two days in order', (given, stay) => {
  expect(stayOf({ ...nothingChosen, ...given })).toEqual(stay)
})
