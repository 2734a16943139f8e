import { fieldMessages } from '@academy/contract/messages'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError } from '../../../base/api-errors.ts'
import { DetailsForm } from './details-dialog.tsx'

const details = {
  allergies: 'Nuts',
  emergency_name: '',
  emergency_phone: '',
  emergency_relation: '',
  version: 1,
  has_needs_consent: true,
}

test('a consent that was withdrawn elsewhere is asked for again, and the input stays', async () => {
  const message = fieldMessages.NEEDS_CONSENT_REQUIRED.en
  const saved: unknown[] = []
  await render(
    <DetailsForm
      draft="details"
      details={details}
      save={async body => {
        if (!body.needs_wording) {
          const errors = { needs_wording: [message] }
          throw new ApiError(422, { code: 'invalid_input', message: 'Check.', request_id: '1', errors })
        }
        saved.push(body)
        return { ...details, ...body, version: 2 }
      }}
      loadNewest={async () => details}
      onSaved={async () => {}}
    />,
  )
  const box = page.getByRole('checkbox')
  const allergies = page.getByLabelText('Allergies')
  const save = page.getByRole('button', { name: 'Save' })
  await userEvent.fill(allergies, 'Nuts and celery')
  await expect.element(box).not.toBeInTheDocument()
  await userEvent.click(save)
  await expect.element(box).toHaveAccessibleDescription(message)
  await expect.element(allergies).toHaveValue('Nuts and celery')

  // Ticked and unticked, it is still asked for.
  await userEvent.click(box)
  await userEvent.click(box)
  await expect.element(box).toHaveAccessibleDescription(message)
  await userEvent.click(box)
  await userEvent.click(save)
  await expect.poll(() => saved).toMatchObject([{ allergies: 'Nuts and celery', needs_wording: 1 }])
  await expect.element(box).not.toBeInTheDocument()
})
