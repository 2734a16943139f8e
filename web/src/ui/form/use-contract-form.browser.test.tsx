import { EveningInput } from '@academy/contract/concerts/evenings/schemas'
import { replaceResume } from '@academy/contract/people/profile/endpoints'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { makeCall } from '../../base/api-client.ts'
import { ApiError } from '../../base/api-errors.ts'
import { type Session, storeSession } from '../../base/session.ts'
import { deletedFile } from '../../base/testing/deleted-file.ts'
import { AlertBanner } from '../alert-banner.tsx'
import { ControlledField } from './controlled-field.tsx'
import { FileField, pdfError } from './file-field.tsx'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'
import { useContractForm } from './use-contract-form.ts'

const check = vi.fn()
const send = vi.fn()
beforeEach(() => vi.resetAllMocks())

const Example = ({ file }: { file?: File }) => {
  const { form, frame } = useContractForm({
    schema: replaceResume.body,
    check,
    send,
    explainFailure: () => 'This could not be saved.',
  })
  return (
    <>
      <AlertBanner />
      <button type="button" onClick={() => form.setValue('resume_file', file ?? pdf('answer-204'))}>
        Take
      </button>
      <Form submitLabel="Save" {...frame}>
        <ControlledField form={form} name="resume_file">
          {({ value, onChange, ...field }) => (
            <FileField
              label="Résumé"
              accept=".pdf"
              file={value instanceof File ? value : undefined}
              onFile={chosen => onChange(chosen ?? null)}
              {...field}
            />
          )}
        </ControlledField>
      </Form>
    </>
  )
}
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })
const field = () => page.getByLabelText('Résumé')
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))
const gone = 'The file can no longer be read. Please choose it again.'
const upload = makeCall({ origin: location.origin, locale: () => 'en', token: () => undefined })

test('a check that throws is shown, and the form can be sent again', async () => {
  check.mockRejectedValueOnce(new Error('The check failed.')).mockResolvedValue({})
  send.mockResolvedValue('Saved.')
  await render(<Example />)
  await press('Take')
  await press('Save')
  await expect.element(page.getByText('The check failed.')).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  await press('Save')
  await expect.element(page.getByText('Saved.')).toBeVisible()
})

test('a file deleted before sending is an error of its field', async () => {
  check.mockImplementation(async ({ resume_file }) => ({ resume_file: await pdfError(resume_file) }))
  send.mockResolvedValue('Saved.')
  await render(<Example file={await deletedFile('before.pdf')} />)
  await press('Take')
  await press('Save')
  await expect.element(field()).toHaveAccessibleDescription(gone)
  await userEvent.upload(field(), pdf('again.pdf'))
  await press('Save')
  await expect.element(page.getByText('Saved.')).toBeVisible()
})

test.each([
  ['with progress', { onProgress: () => {} }],
  ['without progress', {}],
])('so is a file deleted between the check and the upload, %s', async (_, options) => {
  check.mockResolvedValue({})
  send.mockImplementation(async body => {
    await upload(replaceResume, { body }, options)
    return 'Saved.'
  })
  await render(<Example file={await deletedFile('between.pdf')} />)
  await press('Take')
  await press('Save')
  await expect.element(field()).toHaveAccessibleDescription(gone)
  await expect.element(page.getByText('Please check your input.')).toBeVisible()
  await userEvent.upload(field(), pdf('answer-204'))
  await press('Save')
  await expect.element(page.getByText('Saved.')).toBeVisible()
})

test('after the end of the login, the form links to it and keeps what was typed', async () => {
  check.mockResolvedValue({})
  send.mockRejectedValueOnce(
    new ApiError(401, { code: 'unauthorized', message: 'Please log in again.', request_id: 'r' }),
  )
  await render(<Example />)
  await press('Take')
  await press('Save')
  const link = page.getByRole('link', { name: 'Log in and come back' })
  await expect.element(link).toBeVisible()
  const { pathname, search } = location
  const href = `/auth/login?${new URLSearchParams({ return: pathname + search })}`
  expect(link.element().getAttribute('href')).toBe(href)
})

test('a new login in this or another tab takes back the request to log in', async () => {
  check.mockResolvedValue({})
  send.mockRejectedValueOnce(
    new ApiError(401, { code: 'unauthorized', message: 'Please log in again.', request_id: 'r' }),
  )
  await render(<Example />)
  await press('Take')
  await press('Save')
  const link = page.getByRole('link', { name: 'Log in and come back' })
  await expect.element(link).toBeVisible()
  storeSession({ user_data: { id: 1 }, access_token: 'new' } as Session)
  await expect.element(link).not.toBeInTheDocument()
})

const PlaceForm = () => {
  const { field, frame } = useContractForm({
    schema: EveningInput,
    draft: 'example',
    known: { date: '2027-08-08', place: 'Hall', length_minutes: 90 },
    send: async () => undefined,
    explainFailure: () => undefined,
  })
  return (
    <Form submitLabel="Save" {...frame}>
      <TextField label="Place" {...field('place')} />
    </Form>
  )
}

test('a draft is shown with a note, whose button restores the initial values', async () => {
  const place = page.getByLabelText('Place')
  const discard = page.getByRole('button', { name: 'Start over' })
  const first = await render(<PlaceForm />)
  await expect.element(discard).not.toBeInTheDocument()
  await userEvent.fill(place, 'Chapel')
  await first.unmount()

  await render(<PlaceForm />)
  await expect.element(place).toHaveValue('Chapel')
  await userEvent.click(discard)
  await expect.element(place).toHaveValue('Hall')
  await expect.element(discard).not.toBeInTheDocument()
})

test('a form without a name shares no draft with others: it saves the version that it shows', async () => {
  const left = { values: { place: 'Chapel', version: 9 }, files: {} }
  sessionStorage.setItem('draft:tab:dialog:undefined', JSON.stringify(left))
  const Nameless = () => {
    const { field, frame, base } = useContractForm({
      schema: EveningInput,
      version: 4,
      known: { date: '2027-08-08', place: 'Hall', length_minutes: 90 },
      send: async (): Promise<string> => `Saved version ${base.current}`,
      explainFailure: () => undefined,
    })
    return (
      <Form submitLabel="Save" {...frame}>
        <TextField label="Place" {...field('place')} />
      </Form>
    )
  }
  await render(<Nameless />)
  await expect.element(page.getByLabelText('Place')).toHaveValue('Hall')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(page.getByText('Saved version 4')).toBeVisible()
})
