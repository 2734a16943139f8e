import { expect, test } from 'vitest'
import { pageQueue, withoutSlashes } from './pages.ts'

test('renders and queues a limited number of pages, and refuses the rest', async () => {
  const withSlot = pageQueue({ atOnce: 2, maxWaiting: 3 })
  let running = 0
  let most = 0
  const page = (name: number) =>
    withSlot(async () => {
      most = Math.max(most, ++running)
      await Promise.resolve()
      running--
      return name
    })
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(page))
  expect(results.map(result => (result.status === 'fulfilled' ? result.value : 'refused'))).toEqual([
    1,
    2,
    3,
    4,
    5,
    'refused',
  ])
  expect(results[5]).toMatchObject({ reason: { code: 'unavailable' } })
  expect(most).toBe(2)
  expect(await page(7)).toBe(7)
})

test('other work runs between two pages', async () => {
  const withSlot = pageQueue({ atOnce: 1, maxWaiting: 9 })
  const order: string[] = []
  const pages = ['first', 'second'].map(name => withSlot(async () => order.push(name)))
  setImmediate(() => order.push('other work'))
  await Promise.all(pages)
  expect(order).toEqual(['first', 'other work', 'second'])
})

test('a page that fails frees its slot for the next', async () => {
  const withSlot = pageQueue({ atOnce: 1, maxWaiting: 1 })
  const failing = withSlot(() => Promise.reject(new Error('broken')))
  const next = withSlot(async () => 'made')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('made')
})

test.each([
  ['/costs/', '/costs'],
  ['/costs///?lang=de&a=/', '/costs?lang=de&a=/'],
  ['/masterclass/3/', '/masterclass/3'],
  ['/%25/', '/%25'],
  ['/', undefined],
  ['/costs', undefined],
  ['/costs?a=/', undefined],
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
])('the address %s is lasting as %s', (url, lasting) => {
  expect(withoutSlashes(url)).toBe(lasting)
})
