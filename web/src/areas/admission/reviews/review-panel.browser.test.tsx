import type { Review, ReviewInput } from '@academy/contract/admission/reviews/schemas'
import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError } from '../../../base/api-errors.ts'
import { answering } from '../../../base/testing/answering.ts'
import { expectAccessible } from '../../../ui/testing/axe.ts'
import { ReviewPanel } from './review-panel.tsx'

/** What the server has. */
let stored: Review
beforeEach(() => {
  stored = { rating: 3, note: 'A warm sound.', version: 1 }
})

const call = answering(({ body }) => {
  const review = body as ReviewInput
  if (review.version !== stored.version)
    throw new ApiError(409, {
      code: 'changed_meanwhile',
      message: 'Somebody else has changed this.',
      request_id: '',
    })
  stored = { ...review, version: stored.version + 1 }
  return stored
})

/** The page, which loads what the server has when it is told to. */
const Page = () => {
  const [known, setKnown] = useState(stored)
  const [isHere, setHere] = useState(true)
  return (
    <main>
      <h1>An applicant</h1>
      {isHere && (
        <ReviewPanel
          call={call}
          applicationId={7}
          stored={known}
          onSaved={setKnown}
          onConflict={() => setKnown(stored)}
        />
      )}
      <button type="button" onClick={() => setHere(false)}>
        Next applicant
      </button>
    </main>
  )
}

const note = () => page.getByLabelText('Note')
/** Another device of the teacher saves something, which this page does not know yet. */
const saveElsewhere = (changes: Partial<Review>) => {
  stored = { ...stored, ...changes, version: stored.version + 1 }
}
const conflict = () => page.getByText('You have saved something else on another device in the meantime.')

const writeBoth = async () => {
  await render(<Page />)
  saveElsewhere({ note: 'A cold sound.' })
  await note().fill('A warm sound, and clean.')
  await userEvent.tab()
  await expect.element(conflict()).toBeVisible()
}

test('a note of another device is shown as one’s own, and no tap overwrites it', async () => {
  await writeBoth()
  await expect.element(page.getByText(/A cold sound/)).toBeVisible()
  expect(page.getByText(/[Ss]omebody else/).elements()).toEqual([])
  await expectAccessible()
  await page.getByRole('button', { name: '5 of 5' }).click()
  await note().fill('A warm sound, clean, and brave.')
  await userEvent.tab()
  await expect.element(page.getByText('Not saved yet')).toBeVisible()
  expect(stored).toEqual({ rating: 3, note: 'A cold sound.', version: 2 })
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect.element(conflict()).not.toBeInTheDocument()
  expect(stored).toEqual({ rating: 5, note: 'A warm sound, clean, and brave.', version: 3 })
})

test('the note of the other device can be loaded instead', async () => {
  await writeBoth()
  await page.getByRole('button', { name: 'Load the new state' }).click()
  await expect.element(note()).toHaveValue('A cold sound.')
  await expect.element(conflict()).not.toBeInTheDocument()
  expect(stored.version).toBe(2)
})

test('who leaves without choosing keeps both notes', async () => {
  await writeBoth()
  await page.getByRole('button', { name: 'Next applicant' }).click()
  await expect.poll(() => stored.note).toBe('A cold sound.\n\nA warm sound, and clean.')
})

test('a rating here and a note on another device do not collide', async () => {
  await render(<Page />)
  saveElsewhere({ note: 'A cold sound.' })
  await page.getByRole('button', { name: '5 of 5' }).click()
  await expect.element(note()).toHaveValue('A cold sound.')
  await expect.poll(() => stored).toEqual({ rating: 5, note: 'A cold sound.', version: 3 })
  expect(conflict().elements()).toEqual([])
})
