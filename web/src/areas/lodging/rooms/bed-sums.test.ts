import { expect, test } from 'vitest'
import { differingBeds } from './bed-notes.tsx'

const type = (id: number, beds: number) => ({ id, name_de: 'Zimmer', name_en: 'Room', beds })
const room = (room_type_id: number, beds: number) => ({ room_type_id, beds })

test.each<[why: string, rooms: [type: number, beds: number][], sums: [type: number, beds: number][]]>([
  ['without rooms nothing is compared', [], []],
  [
    'the sums are the same',
    [
      [1, 1],
      [1, 1],
      [2, 4],
    ],
    [],
  ],
  [
    'fewer beds than can be booked',
    [
      [1, 1],
      [2, 4],
    ],
    [[1, 1]],
  ],
  [
    'more beds than can be booked',
    [
      [1, 1],
      [1, 2],
      [2, 3],
      [2, 3],
    ],
    [
      [1, 3],
      [2, 6],
    ],
  ],
])('%s', (_, rooms, sums) => {
  const differing = differingBeds(
    [type(1, 2), type(2, 4)],
    rooms.map(([of, beds]) => room(of, beds)),
  )
  expect(differing.map(sum => [sum.type.id, sum.room_beds])).toEqual(sums)
})
