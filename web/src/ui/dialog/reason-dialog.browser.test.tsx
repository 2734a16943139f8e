import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../../base/i18n/locale-context.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const setUp = async (onConfirm: (reason: string) => Promise<void>) => {
  const [onDone, onClose] = [vi.fn(), vi.fn()]
  await render(
    <LocaleContext value="en">
      <ReasonDialog title="Reopen" confirmLabel="Reopen now" {...{ onConfirm, onDone, onClose }}>
        <p>What follows.</p>
      </ReasonDialog>
    </LocaleContext>,
  )
  const confirm = () => userEvent.click(page.getByRole('button', { name: 'Reopen now' }))
  return { onDone, onClose, confirm, reason: page.getByLabelText('Reason') }
}

test('nothing is confirmed without a reason, and the field says so', async () => {
  const onConfirm = vi.fn(async () => {})
  const { onClose, confirm, reason } = await setUp(onConfirm)
  await userEvent.fill(reason, '  ')
  await confirm()
  await expect.element(reason).toHaveAttribute('aria-invalid', 'true')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onClose).not.toHaveBeenCalled()
})

test('the reason is passed on without spaces around it, and the dialog closes', async () => {
  const onConfirm = vi.fn(async (_: string) => {})
  const { onDone, onClose, confirm, reason } = await setUp(onConfirm)
  await userEvent.fill(reason, ' Two people were mixed up. ')
  await confirm()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(onConfirm).toHaveBeenCalledWith('Two people were mixed up.')
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
