import { ContactMessage } from '@academy/contract/site/contact/schemas'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ApiError } from '../../base/api-errors.ts'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'
import { useLazyContractForm } from './use-lazy-contract-form.tsx'

type Typed = typeof ContactMessage._zod.input

const loadSchema = vi.fn<() => Promise<typeof ContactMessage>>()
const send = vi.fn<(message: ContactMessage) => Promise<string | undefined>>()
const onTyped = vi.fn<(values: Typed) => void>()
beforeEach(() => {
  vi.resetAllMocks()
  loadSchema.mockResolvedValue(ContactMessage)
  send.mockResolvedValue('Sent.')
})

/** Returns a function that lets the libraries arrive. */
const slowLibraries = () => {
  const { promise, resolve } = Promise.withResolvers<typeof ContactMessage>()
  loadSchema.mockReturnValue(promise)
  return () => resolve(ContactMessage)
}

const Example = ({ known = {} }: { known?: Partial<Typed> }) => {
  const { field, reset, frame } = useLazyContractForm<Typed, ContactMessage>({
    loadSchema,
    known,
    onTyped,
    send: async message => {
      const text = await send(message)
      reset({ email: '', subject: '' })
      return text
    },
    explainFailure: () => 'This failed.',
  })
  return (
    <Form submitLabel="Send" {...frame}>
      <TextField label="Email" {...field('email')} />
      <TextField label="Subject" {...field('subject')} />
    </Form>
  )
}
const message = 'Are there pianos?'
const email = () => page.getByLabelText('Email')
const subject = () => page.getByLabelText('Subject')
const button = () => page.getByRole('button', { name: 'Send' })

test('loads the libraries once, when the form gets the focus', async () => {
  await render(<Example />)
  expect(loadSchema).not.toHaveBeenCalled()
  await userEvent.click(email())
  await userEvent.fill(subject(), 'Pianos')
  expect(loadSchema).toHaveBeenCalledOnce()
})

test('keeps input typed before the libraries arrive, and then validates fields that were left', async () => {
  const arrive = slowLibraries()
  await render(<Example />)
  const element = email().element()
  await userEvent.fill(email(), 'mira@')
  await userEvent.click(subject())
  await userEvent.keyboard('Pia')
  expect(onTyped).toHaveBeenLastCalledWith({ email: 'mira@', subject: 'Pia' })
  await expect.element(email()).not.toHaveAttribute('aria-invalid')
  arrive()
  await expect.element(email()).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect.element(subject()).toHaveFocus()
  await userEvent.keyboard('nos')
  await expect.element(subject()).toHaveValue('Pianos')
  expect(onTyped).toHaveBeenLastCalledWith({ email: 'mira@', subject: 'Pianos' })
  expect(email().element()).toBe(element)
})

test('a submit with Enter waits for the libraries and sends once', async () => {
  const arrive = slowLibraries()
  await render(<Example known={{ message }} />)
  await userEvent.fill(email(), ' mira@example.org')
  await userEvent.fill(subject(), 'Pianos')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(button()).toHaveAttribute('aria-busy', 'true')
  expect(send).not.toHaveBeenCalled()
  arrive()
  await expect.element(page.getByText('Sent.')).toBeVisible()
  expect(send).toHaveBeenCalledExactlyOnceWith({
    email: 'mira@example.org',
    subject: 'Pianos',
    message,
    honeypot: '',
  })
  await expect.element(subject()).toHaveValue('')
})

test('a submit that waited for the libraries focuses the first error', async () => {
  const arrive = slowLibraries()
  await render(<Example known={{ message }} />)
  await userEvent.fill(subject(), 'Pianos')
  await userEvent.click(button())
  arrive()
  await expect.element(email()).toHaveAccessibleDescription('Email is required')
  await expect.element(email()).toHaveFocus()
  await expect.element(subject()).toHaveValue('Pianos')
  expect(send).not.toHaveBeenCalled()
})

test('sends values that the browser fills in without an event', async () => {
  await render(<Example known={{ message, subject: 'Pianos' }} />)
  const element = email().element()
  if (element instanceof HTMLInputElement) element.value = 'mira@example.org'
  await userEvent.click(button())
  await expect.element(page.getByText('Sent.')).toBeVisible()
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ email: 'mira@example.org' }))
})

test('a known value fills an empty field once and never replaces input', async () => {
  const { rerender } = await render(<Example />)
  await userEvent.fill(subject(), 'Pianos')
  await rerender(<Example known={{ email: 'mira@example.org', subject: 'Rooms' }} />)
  await expect.element(email()).toHaveValue('mira@example.org')
  await expect.element(subject()).toHaveValue('Pianos')
  await userEvent.clear(email())
  await rerender(<Example known={{ email: 'mira@example.org', subject: 'Lessons' }} />)
  await expect.element(email()).toHaveValue('')
})

test("without the libraries, sends the form unvalidated and shows the server's errors", async () => {
  loadSchema.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
  const errors = { email: ['Please enter a valid email address.'] }
  send.mockRejectedValueOnce(
    new ApiError(422, { code: 'invalid_input', message: '', request_id: '', errors }),
  )
  await render(<Example known={{ message }} />)
  await userEvent.fill(email(), 'mira@')
  await userEvent.fill(subject(), 'Pianos')
  await userEvent.click(button())
  await expect.element(page.getByText('This failed.')).toBeVisible()
  await expect.element(email()).toHaveAccessibleDescription('Please enter a valid email address.')
  await expect.element(email()).toHaveFocus()
  await userEvent.fill(email(), 'mira@example.org')
  await userEvent.click(button())
  await expect.element(page.getByText('Sent.')).toBeVisible()
  expect(send).toHaveBeenLastCalledWith({ email: 'mira@example.org', subject: 'Pianos', message })
  await expect.element(subject()).toHaveValue('')
})
