import { exampleApplicant } from '@academy/contract/admission/selection/example'
import type { Applicant } from '@academy/contract/admission/selection/schemas'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Note } from '../../../ui/note.tsx'
import { bodyOf, type Decision } from './decisions.ts'
import { OneByOne } from './one-by-one.tsx'
import { PlacesLine } from './selection-header.tsx'

const applicant = (id: number): Applicant => ({
  ...exampleApplicant,
  id,
  repertoire: 'A suite\n'.repeat(40),
  student: { ...exampleApplicant.student, full_name: `Nr. ${id}` },
  recordings: [],
  recording_titles: [],
  resume: null,
})

interface ExampleProps {
  decided: number[]
  saving?: Promise<void>
  recordings?: string[]
  order?: number[]
}

/** Saves at once, or when the test says so. */
const Example = ({ decided, saving, recordings = [], order = [1, 2, 3, 4] }: ExampleProps) => {
  const [applicants, setApplicants] = useState(() =>
    [1, 2, 3, 4].map(id => ({ ...applicant(id), recordings })),
  )
  const [pending, setPending] = useState(new Map<number, Decision>())
  const decide = async ({ id }: Applicant, decision: Decision) => {
    decided.push(id)
    setPending(new Map([[id, decision]]))
    await saving
    setPending(new Map())
    setApplicants(all => all.map(one => (one.id === id ? { ...one, ...bodyOf(decision) } : one)))
    return true
  }
  return (
    <>
      <input aria-label="A field" />
      <OneByOne
        applicants={applicants}
        order={order}
        startAt={1}
        pending={pending}
        decide={decide}
        onShow={() => {}}
        places={<PlacesLine masterclass={{ places: 2 }} applicants={applicants} />}
        more={() => null}
        finalSave={<p>The final save</p>}
      >
        {null}
      </OneByOne>
    </>
  )
}
const showsNumber = (id: number) =>
  expect.element(page.getByRole('heading', { name: `Nr. ${id}` })).toHaveFocus()

test.each(['a', 'w', 'r'])('a held "%s" key decides only about the applicant shown', async key => {
  const decided: number[] = []
  await render(<Example decided={decided} />)
  await showsNumber(1)
  await userEvent.keyboard(`{${key}>6/}`)
  await showsNumber(2)
  expect(decided).toEqual([1])
  await userEvent.keyboard(key)
  await showsNumber(3)
  expect(decided).toEqual([1, 2])
})

test('the order of the list is followed, and then those whom it left out', async () => {
  const decided: number[] = []
  await render(<Example decided={decided} order={[3, 1]} />)
  await showsNumber(1)
  await userEvent.keyboard('{ArrowLeft}')
  await showsNumber(3)
  await userEvent.keyboard('a')
  await showsNumber(1)
  await userEvent.keyboard('a')
  await showsNumber(2)
  await userEvent.keyboard('a')
  await showsNumber(4)
  await userEvent.keyboard('a')
  await expect.element(page.getByText('The final save')).toBeVisible()
  expect(decided).toEqual([3, 1, 2, 4])
})

test('a held arrow key keeps moving', async () => {
  await render(<Example decided={[]} />)
  await showsNumber(1)
  await userEvent.keyboard('{ArrowRight>3/}')
  await showsNumber(4)
})

/** A tap, of which the browser says that it is the second one at its place within half a second. */
const tapAgain = () => {
  const [button] = page.getByRole('button', { name: /^Accept/ }).elements()
  button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))
}
const painted = () => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))

test('of two taps on one applicant the first decides', async () => {
  const decided: number[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  await render(<Example decided={decided} saving={promise} />)
  await showsNumber(1)
  await painted()
  await userEvent.click(page.getByRole('button', { name: /^Accept/ }))
  tapAgain()
  resolve()
  await showsNumber(2)
  expect(decided).toEqual([1])
})

test('a tap that began before the next applicant was painted decides nothing', async () => {
  const decided: number[] = []
  await render(<Example decided={decided} />)
  await showsNumber(1)
  const { promise: isTapped, resolve } = Promise.withResolvers<void>()
  // Runs after the card is in the page, and before it is painted.
  const observer = new MutationObserver(() => {
    if (!page.getByRole('heading', { name: 'Nr. 2' }).elements().length) return
    observer.disconnect()
    tapAgain()
    resolve()
  })
  observer.observe(document.body, { subtree: true, childList: true })
  await userEvent.keyboard('a')
  await isTapped
  await showsNumber(2)
  expect(decided).toEqual([1])
})

test('a quick tap on the next applicant counts as soon as that one is painted', async () => {
  const decided: number[] = []
  await render(<Example decided={decided} />)
  await showsNumber(1)
  await painted()
  await userEvent.click(page.getByRole('button', { name: /^Accept/ }))
  await showsNumber(2)
  await painted()
  tapAgain()
  await showsNumber(3)
  expect(decided).toEqual([1, 2])
})

test('in a low window the next applicant is scrolled to the name', async () => {
  await page.viewport(844, 390)
  await render(<Example decided={[]} />)
  await showsNumber(1)
  await userEvent.click(page.getByRole('button', { name: /^Accept/ }))
  await showsNumber(2)
  await expect.element(page.getByRole('heading', { name: 'Nr. 2' })).toBeInViewport()
})

test('moving on while a decision is being saved keeps the new applicant', async () => {
  const decided: number[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  await render(<Example decided={decided} saving={promise} />)
  await showsNumber(1)
  await userEvent.keyboard('a')
  await userEvent.keyboard('jj')
  await showsNumber(3)
  resolve()
  await expect.element(page.getByText('3 of 4 undecided')).toBeVisible()
  await showsNumber(3)
  expect(decided).toEqual([1])
})

test('keys work wherever the focus is, but not in a field', async () => {
  const decided: number[] = []
  await render(<Example decided={decided} />)
  await showsNumber(1)
  await userEvent.click(document.body)
  await userEvent.keyboard('w')
  await showsNumber(2)
  await userEvent.click(page.getByLabelText('A field'))
  await userEvent.keyboard('arj')
  expect(decided).toEqual([1])
})

test.each([
  { player: 'audio', link: 'https://example.org/bach.mp3' },
  { player: 'iframe', link: 'https://youtu.be/aB3_x-9yZ01' },
])('keys work while the focus is in an $player', async ({ player, link }) => {
  const decided: number[] = []
  await render(<Example decided={decided} recordings={[link]} />)
  await showsNumber(1)
  await userEvent.click(page.getByRole('button', { name: /^1: / }))
  await expect.poll(() => document.querySelector<HTMLElement>(player)).not.toBeNull()
  document.querySelector<HTMLElement>(player)?.focus()
  // The page takes the focus back from a frame, not at once.
  await expect.poll(() => document.activeElement?.tagName).not.toBe('IFRAME')
  await userEvent.keyboard('a')
  await showsNumber(2)
  expect(decided).toEqual([1])
})

test('the last decision can be undone, and shows its applicant again', async () => {
  await render(<Example decided={[]} />)
  await showsNumber(1)
  await userEvent.keyboard('r')
  await showsNumber(2)
  await expect.element(page.getByText('Nr. 1: not accepted.')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await showsNumber(1)
  await expect.element(page.getByText('4 of 4 undecided')).toBeVisible()
})

test('the last card leads to the final save', async () => {
  await render(<Example decided={[]} />)
  for (const id of [1, 2, 3, 4]) {
    await showsNumber(id)
    await userEvent.keyboard(id === 4 ? 'w' : 'a')
  }
  await expect.element(page.getByText('The final save')).toBeVisible()
  await expect.element(page.getByText('3 of 2 places taken')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Look through them again' }))
  await showsNumber(1)
})

test('a note on the sheet of an applicant has a smaller heading than the name', async () => {
  await render(
    <article className="applicant-sheet">
      <header>
        <h2>Name</h2>
      </header>
      <Note title="Saved on another device">Text</Note>
    </article>,
  )
  const sizeOf = (name: string) =>
    Number.parseFloat(getComputedStyle(page.getByRole('heading', { name }).element()).fontSize)
  expect(sizeOf('Saved on another device')).toBeLessThan(sizeOf('Name'))
})
