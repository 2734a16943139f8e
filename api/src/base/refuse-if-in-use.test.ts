import { expect, test } from 'vitest'
import { concernedOf, refuseIfInUse } from './refuse-if-in-use.ts'

test('nobody is concerned: accepts', () => {
  expect(() => refuseIfInUse([])).not.toThrow()
  expect(() => refuseIfInUse(concernedOf([{ kind: 'bookings', names: [] }]))).not.toThrow()
})

test('somebody is concerned: lists the first twenty names and counts all', () => {
  const names = Array.from({ length: 25 }, (_, index) => `Person ${index}`)
  const refused = () =>
    refuseIfInUse(
      concernedOf([
        { kind: 'bookings', names },
        { kind: 'invoices', names: [] },
      ]),
    )
  const concerned = [{ kind: 'bookings', count: 25, names: names.slice(0, 20) }]
  expect(refused).toThrow(expect.objectContaining({ code: 'in_use', concerned }))
})
