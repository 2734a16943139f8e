import { expect, test } from 'vitest'
import {
  bodyOf,
  changed,
  longDurations,
  nothingTyped,
  toggled,
  totalSeconds,
  withKey,
} from './typed-request.ts'

const order = [
  { id: 7, title: 'Allegro', duration: 400 },
  { id: 9, title: 'Adagio', duration: null },
  { id: 8, title: 'Rondo', duration: 65 },
]
const chosen = (...ids: number[]) =>
  ids.reduce<ReturnType<typeof toggled>>((so_far, id) => {
    const movement = order.find(one => one.id === id)
    return movement ? toggled(so_far, movement, order) : so_far
  }, [])

test.each([
  [[8], [[8, '1:05']]],
  [
    [8, 7],
    [
      [7, '6:40'],
      [8, '1:05'],
    ],
  ],
  [
    [8, 9, 7],
    [
      [7, '6:40'],
      [9, ''],
      [8, '1:05'],
    ],
  ],
  [[8, 7, 8], [[7, '6:40']]],
])('selecting %j keeps the order of the work', (ids, expected) => {
  expect(chosen(...ids).map(({ movement_id, duration }) => [movement_id, duration])).toEqual(expected)
})

test('movements are sent with durations and positions, without a total', () => {
  const body = bodyOf({ ...nothingTyped, duration: '9:00', movements: chosen(8, 7) })
  expect(body.movements).toEqual([
    { movement_id: 7, duration_seconds: 400, sort_order: 0 },
    { movement_id: 8, duration_seconds: 65, sort_order: 1 },
  ])
  expect(body.duration_seconds).toBeNull()
})

test('the whole work is sent with its total, including seconds above 59', () => {
  expect(bodyOf({ ...nothingTyped, duration: '0:75' })).toMatchObject({ movements: [], duration_seconds: 75 })
})

test('input for another choice stays in the form and is not sent', () => {
  const ensemble = [{ name: 'Ida Lenz', instrument: 'Viola' }]
  const body = bodyOf({ ...nothingTyped, page_turner_confirmed: true, chamber_ensemble: ensemble })
  expect(body).toMatchObject({ page_turner_confirmed: false, chamber_ensemble: [] })
})

test.each([
  [{ duration: '4:30' }, 270],
  [{ duration: '4:30', movements: chosen(7, 8) }, 465],
  [{}, 0],
])('%j takes %i seconds', (typed, seconds) => {
  expect(totalSeconds({ ...nothingTyped, ...typed })).toBe(seconds)
})

test.each([
  [{ duration: '60:00' }, []],
  [{ duration: '60:01' }, ['60:01']],
  [{ duration: '61:00', movements: chosen(7, 8) }, []],
  [{ movements: [{ movement_id: 7, title: 'Allegro', duration: '75:00' }, ...chosen(8)] }, ['75:00']],
  [{}, []],
])('%j asks whether %j is meant', (typed, durations) => {
  expect(longDurations({ ...nothingTyped, ...typed })).toEqual(durations)
})

test('a repeated request keeps its key, and a changed one gets another', () => {
  const sent = withKey(nothingTyped)
  const key = bodyOf(sent).request_key
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  expect(bodyOf(withKey(sent)).request_key).toBe(key)
  const edited = changed(sent, { notes: 'after the first try' })
  expect(bodyOf(edited)).not.toHaveProperty('request_key')
  expect(bodyOf(withKey(edited)).request_key).not.toBe(key)
})
