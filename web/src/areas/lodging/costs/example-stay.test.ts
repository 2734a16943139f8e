import { academyCurrent } from '@academy/contract/programme/academy/endpoints'
import { Academy, exampleRoom } from '@academy/contract/programme/academy/schemas'
import { expect, test } from 'vitest'
import { exampleStay } from './cost-scene.tsx'

const academy = Academy.parse(academyCurrent.example.reply)
const [card] = academy.master_classes
const classes = (...rows: [fee: number, closed: 0 | 1][]): Academy['master_classes'] =>
  rows.flatMap(([fee, application_closed], index) =>
    card ? [{ ...card, id: index + 1, participation_fee: String(fee), application_closed }] : [],
  )

const feeOf = (master_classes: Academy['master_classes']) =>
  exampleStay({ ...academy, master_classes })?.masterclass.participation_fee

test.each([
  ['of three the middle one', classes([620, 0], [490, 0], [560, 0]), '560'],
  ['of two the cheaper one', classes([620, 0], [490, 0]), '490'],
  ['the only one', classes([540, 0]), '540'],
  ['only those that are open', classes([100, 1], [620, 0], [110, 1]), '620'],
  ['all of them once none is open', classes([100, 1], [620, 1], [300, 1]), '300'],
  ['none without a masterclass', [], undefined],
])('the example is about the masterclass with the middle fee: %s', (_, master_classes, fee) => {
  expect(feeOf(master_classes)).toBe(fee)
})

test('a masterclass that is over is no example while another one is open', () => {
  const [past, open] = classes([100, 0], [620, 0])
  const master_classes = past && open ? [{ ...past, is_over: true }, open] : []
  expect(feeOf(master_classes)).toBe('620')
})

test('the nights are those of the masterclass, in the cheapest room with the cheapest meals', () => {
  const double = { ...exampleRoom, id: 2, price: 22 }
  const stay = exampleStay({
    ...academy,
    master_classes: classes([540, 0]),
    room_types: [exampleRoom, double],
    meal_types: [{ ...exampleRoom, id: 3, price: 25 }],
  })
  expect(stay).toMatchObject({ nights: 8, room: { id: 2 }, meals: { id: 3 } })
  expect(stay?.cost.total).toBe(75 + 540 + 8 * (22 + 25))
})

test('without rooms there are no meals either', () => {
  const stay = exampleStay({ ...academy, room_types: [], meal_types: [exampleRoom] })
  expect(stay?.meals).toBeUndefined()
  expect(stay?.cost.lines.map(({ kind }) => kind)).toEqual(['handling_fee', 'participation_fee'])
})
