import type { Answer, Question } from '@academy/contract/messages/feedback/schemas'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../ui/testing/axe.ts'
import { withAnswer } from './answers.ts'
import { SurveyForm, type SurveyFormProps } from './survey-form.tsx'

const noTexts = { good: null, bad: null, missing: null }
const house: Question = {
  id: 1,
  type: 'rating',
  prompt: 'Wie war das Haus?',
  open_label: 'Mehr dazu',
  rating: { min: 1, max: 5, na_enabled: true },
  texts: { ...noTexts, good: 'Was war gut?' },
}
const friends: Question = {
  ...house,
  id: 2,
  prompt: 'Empfehlen Sie uns?',
  open_label: null,
  rating: { min: 0, max: 10, na_enabled: false },
  texts: noTexts,
}
const moment: Question = { ...friends, id: 3, type: 'open', prompt: 'Und sonst?', rating: null }

const setUp = async (
  questions = [house, friends, moment],
  props: Partial<SurveyFormProps> = {},
  locale: 'de' | 'en' = 'de',
) => {
  const onSubmit = vi.fn()
  const onSaveDraft = vi.fn()
  const Example = () => {
    const [answers, setAnswers] = useState<Answer[]>([])
    const [step, setStep] = useState(1)
    return (
      <SurveyForm
        survey={{ locale, title: 'Rückmeldung' }}
        questions={questions}
        answers={answers}
        onChange={answer => setAnswers(withAnswer(answers, answer))}
        step={step}
        onStep={setStep}
        onSubmit={onSubmit}
        onSaveDraft={onSaveDraft}
        {...props}
      />
    )
  }
  await render(<Example />)
  return { onSubmit, onSaveDraft }
}

const radio = (name: string) => page.getByRole('radio', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const notApplicable = page.getByRole('checkbox', { name: 'Nicht zutreffend' })
const progress = page.getByRole('progressbar', { name: 'Fortschritt' })

test('a rating is a radio group named by its question, and every face has a label', async () => {
  await setUp()
  const group = page.getByRole('radiogroup', { name: 'Wie war das Haus?', exact: true })
  const names = group
    .getByRole('radio')
    .elements()
    .map(input => input.getAttribute('aria-label'))
  expect(names).toEqual([
    '1 von 5, schlecht',
    '2 von 5, weniger gut',
    '3 von 5, mittel',
    '4 von 5, gut',
    '5 von 5, sehr gut',
  ])
  await expectAccessible()
})

test('an English survey is in English on a German page, and marked with its language', async () => {
  await setUp([house], {}, 'en')
  await userEvent.click(page.getByText('4', { exact: true }))
  await expect.element(radio('4 of 5, good')).toBeChecked()
  expect(button('Submit').element().closest('[lang]')).toHaveAttribute('lang', 'en')
})

test('the arrow keys move between faces, and Enter moves to the next question and focuses its heading', async () => {
  await setUp()
  radio('1 von 5, schlecht').element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(radio('4 von 5, gut')).toBeChecked()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(radio('3 von 5, mittel')).toBeChecked()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'Frage 2 von 3 Empfehlen Sie uns?' })).toHaveFocus()
  await userEvent.click(button('Zurück'))
  await expect.element(page.getByRole('heading', { name: 'Frage 1 von 3 Wie war das Haus?' })).toHaveFocus()
  await expect.element(radio('3 von 5, mittel')).toBeChecked()
})

test('a rating clears "not applicable" and vice versa, and it can be cleared', async () => {
  await setUp()
  await expect.element(page.getByText('Noch nicht bewertet')).toBeVisible()
  await userEvent.click(notApplicable)
  expect(page.getByText('Noch nicht bewertet').query()).toBeNull()
  await expect.element(progress).toHaveAttribute('aria-valuetext', '1 von 3 beantwortet · 33\u00a0%')
  await userEvent.click(page.getByText('5', { exact: true }))
  await expect.element(notApplicable).not.toBeChecked()
  await expect.element(page.getByText('5 von 5, sehr gut')).toBeVisible()
  await userEvent.click(notApplicable)
  await expect.element(radio('5 von 5, sehr gut')).not.toBeChecked()
  await userEvent.click(page.getByText('2', { exact: true }))
  await userEvent.click(button('Zurücknehmen'))
  await expect.element(radio('2 von 5, weniger gut')).not.toBeChecked()
  await expect.element(radio('1 von 5, schlecht')).toHaveFocus()
  await expect.element(progress).toHaveAttribute('value', '0')
})

test('progress ignores comments without a rating and blank texts', async () => {
  await setUp([house, moment])
  await userEvent.type(page.getByRole('textbox', { name: 'Was war gut?' }), 'Der Garten')
  await expect.element(page.getByRole('status').filter({ hasText: '0 von 2' })).toBeVisible()
  await userEvent.click(button('Weiter'))
  const field = page.getByRole('textbox', { name: 'Ihre Antwort' })
  await userEvent.type(field, '  ')
  await expect.element(progress).toHaveAttribute('value', '0')
  await userEvent.type(field, 'Danke{Enter}für alles')
  await expect.element(progress).toHaveAttribute('value', '50')
  await expect.element(field).toHaveValue('  Danke\nfür alles')
})

test('the last question is submitted only by its button', async () => {
  const { onSubmit, onSaveDraft } = await setUp([friends])
  radio('0 von 10, schlecht').element().focus()
  await userEvent.keyboard(' {Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(page.getByRole('button', { name: 'Weiter' }).query()).toBeNull()
  await userEvent.click(button('Entwurf speichern'))
  expect(onSaveDraft).toHaveBeenCalledOnce()
  await userEvent.click(button('Absenden'))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('a double click on "Next" does not submit', async () => {
  // Equal questions, so that the buttons stay in place.
  const { onSubmit } = await setUp([moment, { ...moment, id: 4 }, { ...moment, id: 5 }])
  await userEvent.click(button('Weiter'))
  await userEvent.dblClick(button('Weiter'))
  await expect.element(button('Absenden')).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a server error is shown at its field, which gets the focus', async () => {
  const fieldErrors = {
    2: { rating: 'Bitte wählen Sie einen Wert der Skala.' },
    1: { text_good: 'Zu lang.' },
  }
  await setUp([house, friends], { fieldErrors })
  const field = page.getByRole('textbox', { name: 'Was war gut?' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveAccessibleDescription('Zu lang.')
  await userEvent.click(button('Weiter'))
  await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription(fieldErrors[2].rating)
  await expect.element(radio('0 von 10, schlecht')).toHaveFocus()
  await expectAccessible()
})

test('eleven faces fit the narrowest phone with large enough touch targets', async () => {
  await page.viewport(320, 640)
  document.body.style.padding = '0'
  await setUp([friends])
  expect(document.documentElement.scrollWidth).toBe(320)
  const sizes = [...document.querySelectorAll('label:has([type=radio])')].map(label =>
    label.getBoundingClientRect(),
  )
  expect(sizes).toHaveLength(11)
  for (const { width, height } of sizes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
})

test('a rating by mouse goes on if the person wants it, one by keyboard does not, and the choice is kept', async () => {
  const advance = page.getByRole('checkbox', { name: 'Nach jeder Bewertung gleich zur nächsten Frage' })
  const heading = page.getByRole('heading', { level: 2 })
  await setUp()
  await expect.element(advance).not.toBeChecked()
  await page.getByText('4', { exact: true }).click()
  await button('Zurücknehmen').click()
  await advance.click()
  await radio('1 von 5, schlecht').element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(radio('3 von 5, mittel')).toBeChecked()
  await button('Zurücknehmen').click()
  await expect.element(heading).toHaveTextContent('Frage 1 von 3 Wie war das Haus?')
  await page.getByText('5', { exact: true }).click()
  await expect.element(heading).toHaveTextContent('Frage 2 von 3 Empfehlen Sie uns?')
  await expect.element(advance).toBeChecked()
  await button('Zurück').click()
  await page.getByText('2', { exact: true }).click()
  await expect.element(radio('2 von 5, weniger gut')).toBeChecked()
  expect(localStorage.getItem('feedback-advance')).toBe('true')
  await expect.element(heading).toHaveTextContent('Frage 1 von 3 Wie war das Haus?')
})

test('the words of a scale stand at its ends', async () => {
  await setUp([friends])
  await expect.element(page.getByText('0 = schlecht')).toBeVisible()
  await expect.element(page.getByText('10 = sehr gut')).toBeVisible()
})
