import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../../base/i18n/locale-context.ts'
import { AskForReason } from './ask-for-reason.tsx'

const setUp = async (act: (reason: string) => Promise<string>) => {
  const [onDone, onClose] = [vi.fn(), vi.fn()]
  await render(
    <LocaleContext value="en">
      <AskForReason title="Reopen" confirmLabel="Reopen now" {...{ act, onDone, onClose }}>
        <p>What follows.</p>
      </AskForReason>
    </LocaleContext>,
  )
  const confirm = () => userEvent.click(page.getByRole('button', { name: 'Reopen now' }))
  return { onDone, onClose, confirm, reason: page.getByLabelText('Reason') }
}

test('nothing is confirmed without a reason, and the field says so', async () => {
  const act = vi.fn(async () => 'Reopened.')
  const { onClose, confirm, reason } = await setUp(act)
  await userEvent.fill(reason, '  ')
  await confirm()
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true')
  expect(act).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('the reason is passed on without spaces around it, and the dialog closes', async () => {
  const act = vi.fn(async (_: string) => 'Reopened.')
  const { onDone, onClose, confirm, reason } = await setUp(act)
  await userEvent.fill(reason, ' Two people were mixed up. ')
  await confirm()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(act).toHaveBeenCalledWith('Two people were mixed up.')
  expect(onClose).toHaveBeenCalledOnce()
})

test('after a failure the dialog stays open with the reason', async () => {
  const { onClose, confirm, reason } = await setUp(() => Promise.reject(new Error('refused')))
  await userEvent.fill(reason, 'Two people were mixed up.')
  await confirm()
  await expect.element(page.getByRole('alert').first()).toBeVisible()
  await expect.element(reason).toHaveValue('Two people were mixed up.')
  expect(onClose).not.toHaveBeenCalled()
})
