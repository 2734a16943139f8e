import { fieldMessages } from '@academy/contract/messages'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError } from '../../../base/api-errors.ts'
import { Form } from '../../../ui/form/form.tsx'
import { formTexts } from '../../../ui/form/texts.ts'
import { StayFields } from './stay-fields.tsx'
import { type StayInput, useStayForm } from './use-stay-form.ts'

const option = { name_de: 'Zimmer', name_en: 'Room', description_de: '', description_en: '', price: 30 }
const options = {
  start_date: '2027-08-01',
  end_date: '2027-08-15',
  free_until: '2027-07-01',
  room_types: [{ ...option, id: 1, is_single: false }],
  meal_types: [{ ...option, id: 7 }],
}
const message = fieldMessages.NEEDS_CONSENT_REQUIRED.en

let sent: StayInput[]
beforeEach(() => {
  sent = []
})

/** The server knows of no consent. */
const send = async (stay: StayInput) => {
  sent.push(stay)
  if (stay.needs_wording) return
  const errors = { needs_wording: [message] }
  throw new ApiError(422, { code: 'invalid_input', message: 'Check.', request_id: '1', errors })
}

const Example = ({ hasNeedsConsent }: { hasNeedsConsent: boolean }) => {
  const stay = useStayForm({
    draft: 'stay',
    options,
    known: {
      start_date: '2027-08-02',
      end_date: '2027-08-05',
      academy_room_type_id: 1,
      academy_meal_type_id: 7,
      diet: 'MEAT',
      special_diets: ['HALAL'],
      allergies: '',
      comment: '',
      told_terms: true,
    },
    hasNeedsConsent,
    send,
  })
  return (
    <Form submitLabel="Save" {...stay.frame}>
      <StayFields stay={stay} options={options}>
        {null}
      </StayFields>
    </Form>
  )
}

// In the second case the consent was withdrawn in another tab.
test.each([
  [false, 0],
  [true, 1],
])('with a consent in force: %s, a missing one is an error at its box', async (hasNeedsConsent, refused) => {
  await render(<Example hasNeedsConsent={hasNeedsConsent} />)
  const box = page.getByRole('checkbox', { name: /consent/i })
  const save = page.getByRole('button', { name: 'Save' })
  await userEvent.click(save)
  await expect.element(box).toHaveAccessibleDescription(message)
  await expect.element(page.getByRole('alert')).not.toHaveTextContent(formTexts.en.allRequired)
  expect(sent).toHaveLength(refused)
  await userEvent.click(box)
  await userEvent.click(save)
  await expect.poll(() => sent.slice(refused)).toMatchObject([{ special_diets: ['HALAL'], needs_wording: 1 }])
})

test.each([
  ['02.08.2027', 'Departure', 'Start and end date must not be the same.'],
  ['01.08.2027', 'Arrival', 'The start date must be before the end date.'],
])('a departure typed as %s is refused at "%s": %s', async (departure, field, text) => {
  await render(<Example hasNeedsConsent />)
  await userEvent.fill(page.getByRole('textbox', { name: 'Departure' }), departure)
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect
    .element(page.getByRole('textbox', { name: field }))
    .toHaveAccessibleDescription(new RegExp(text))
})
