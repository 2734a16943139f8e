import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { touch } from '../testing/touch.ts'
import { useDragging } from './use-dragging.ts'

interface Card {
  id: number
  name: string
}

const people: Card[] = ['Ada', 'Ben', 'Cleo', 'Dora'].map((name, index) => ({ id: index + 1, name }))
const pressed = vi.fn()
const dropped = vi.fn()
beforeEach(async () => {
  vi.clearAllMocks()
  await page.viewport(390, 844)
  scrollTo(0, 0)
})

/** A list in which cards are dragged, above enough to scroll. */
const List = () => {
  const [cards, setCards] = useState(people)
  const { dropPosition, cardProps, targetProps } = useDragging<Card, null, number>({
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    placeIn: (_, position) => position,
    isSamePlace: (one, other) => one === other,
    onDrop: (card, to) => {
      dropped(card.name, to)
      setCards(cards.filter(({ id }) => id !== card.id).toSpliced(to, 0, card))
    },
  })
  return (
    <>
      <ol aria-label="Order" data-aim={dropPosition} style={{ margin: 0, padding: 0 }} {...targetProps(null)}>
        {cards.map(card => (
          <li
            key={card.id}
            aria-label={card.name}
            data-card={card.id}
            style={{ display: 'flex', justifyContent: 'space-between', height: 80 }}
            {...cardProps(card)}
          >
            <span>{card.name}</span>
            <button type="button" style={{ width: 60 }} onClick={() => pressed(card.name)}>
              Open {card.name}
            </button>
          </li>
        ))}
      </ol>
      <p style={{ height: 3000 }}>Below</p>
    </>
  )
}

const list = () => page.getByRole('list', { name: 'Order' })
const card = (name: string) => page.getByRole('listitem', { name, exact: true })
const order = () =>
  page
    .getByRole('listitem')
    .elements()
    .map(element => element.getAttribute('aria-label'))
const label = () => document.querySelector('.drag-label')

/** Holds a card until it is lifted. */
const hold = async (name: string) => {
  const finger = await touch(card(name)).begin()
  await expect.element(card(name)).toHaveAttribute('data-held')
  return finger
}

test('a finger that holds a card lifts it, shows where it would go, and drops it there', async () => {
  await render(<List />)
  const finger = await hold('Ada')
  await expect.element(card('Ada')).toHaveAttribute('data-dragged')
  expect(label()?.textContent).toBe('Ada')
  await finger.moveTo(card('Cleo'), { y: 20 })
  await expect.element(list()).toHaveAttribute('data-aim', '2')
  expect(scrollY).toBe(0)
  await finger.lift()
  await expect.poll(order).toEqual(['Ben', 'Cleo', 'Ada', 'Dora'])
  expect(dropped.mock.calls).toEqual([['Ada', 2]])
  expect(label()).toBeNull()
  await expect.element(list()).not.toHaveAttribute('data-aim')
  await expect.element(card('Ada')).not.toHaveAttribute('data-held')
})

test('a finger that moves at once scrolls and lifts nothing', async () => {
  await render(<List />)
  await touch(card('Dora')).drag(-200)
  await expect.poll(() => scrollY).toBeGreaterThan(50)
  expect(label()).toBeNull()
  expect(dropped).not.toHaveBeenCalled()
})

test('a short touch lifts nothing', async () => {
  await render(<List />)
  await touch(card('Ada')).tap()
  const finger = await hold('Ben')
  await finger.lift()
  // Only the one that was held: nothing of the first touch is left.
  expect(card('Ada').element()).not.toHaveAttribute('data-held')
  expect(order()).toEqual(['Ada', 'Ben', 'Cleo', 'Dora'])
})

test('a press on a button inside the card stays a press, however long', async () => {
  await render(<List />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const finger = await touch(page.getByRole('button', { name: 'Open Ada' })).begin()
    vi.advanceTimersByTime(1000)
    expect(card('Ada').element()).not.toHaveAttribute('data-held')
    await finger.lift()
    const other = await touch(card('Ben')).begin()
    vi.advanceTimersByTime(1000)
    expect(card('Ben').element()).toHaveAttribute('data-held')
    await other.cancel()
  } finally {
    vi.useRealTimers()
  }
  await touch(page.getByRole('button', { name: 'Open Ada' })).tap()
  await expect.poll(() => pressed.mock.calls).toContainEqual(['Ada'])
  expect(dropped).not.toHaveBeenCalled()
})

test.each(['addFinger', 'cancel'] as const)('%s gives up', async by => {
  await render(<List />)
  const finger = await hold('Ada')
  await finger.moveTo(card('Cleo'), { y: 20 })
  await expect.element(list()).toHaveAttribute('data-aim')
  await finger[by]()
  await expect.element(card('Ada')).not.toHaveAttribute('data-held')
  await expect.element(list()).not.toHaveAttribute('data-aim')
  if (by === 'addFinger') await finger.lift()
  expect(dropped).not.toHaveBeenCalled()
  expect(label()).toBeNull()
})

test('beside the list nothing is dropped', async () => {
  await render(<List />)
  const finger = await hold('Ada')
  await finger.moveTo(page.getByText('Below'), { y: -1350 })
  await expect.element(list()).not.toHaveAttribute('data-aim')
  await finger.lift()
  await expect.element(card('Ada')).not.toHaveAttribute('data-held')
  expect(dropped).not.toHaveBeenCalled()
})

test('near the lower edge of the window the page scrolls', async () => {
  await page.viewport(390, 400)
  await render(<List />)
  const finger = await hold('Ada')
  await finger.moveTo(card('Dora'), { y: 100 })
  await expect.poll(() => scrollY).toBeGreaterThan(100)
  await finger.cancel()
  expect(dropped).not.toHaveBeenCalled()
})
