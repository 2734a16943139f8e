import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { makeCall } from '../../../base/api-client.ts'
import { AnswerSurvey } from './answer-survey.tsx'
import type { OpenSurvey } from './api.ts'

const open: OpenSurvey = {
  survey: { locale: 'en', title: 'Feedback' },
  questions: [
    {
      id: 1,
      type: 'rating',
      prompt: 'How was the house?',
      open_label: null,
      rating: { min: 1, max: 5, na_enabled: true },
      texts: { good: 'What was good?', bad: null, missing: null },
    },
  ],
  draft: { answers: [] },
}
const call = makeCall({ origin: location.origin, locale: () => 'en', token: () => undefined })
const nothing = () => {}

test('an answer is validated when its field loses the focus, and after that on each change', async () => {
  const uuid = crypto.randomUUID()
  await render(<AnswerSurvey {...{ call, uuid, open }} wanted={undefined} onStep={nothing} onEnd={nothing} />)
  const field = page.getByRole('textbox', { name: 'What was good?' })
  await userEvent.fill(field, 'x'.repeat(20_001))
  await expect.element(field).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await expect.element(field).toHaveAccessibleDescription('This text is too long: 5000 characters at most.')
  await userEvent.fill(field, 'The library')
  await expect.element(field).not.toHaveAttribute('aria-invalid')
})
