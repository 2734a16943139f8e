import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { showAlert } from '../../base/alerts.ts'
import { LocaleContext } from '../../base/i18n/locale-context.ts'
import { AlertBanner } from '../alert-banner.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { touch } from '../testing/touch.ts'
import { Dialog } from './dialog.tsx'
import { UnsavedChanges } from './unsaved-changes.tsx'

const discard = vi.fn()
afterEach(() => void discard.mockReset())

const NameField = () => {
  const [name, setName] = useState('')
  return (
    <>
      <UnsavedChanges hasChanges={() => name !== ''} discard={discard} />
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
    </>
  )
}

const Example = ({ closed = () => {} }: { closed?: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const close = () => {
    closed()
    setOpen(false)
  }
  return (
    <>
      <AlertBanner />
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog isOpen={isOpen} onClose={close} title="Address" closesOutside>
        <NameField />
        <button type="button" onClick={() => setHelpOpen(true)}>
          Help
        </button>
        <button type="button" onClick={close}>
          Save
        </button>
      </Dialog>
      <Dialog isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} title="Help">
        <p>Some help.</p>
      </Dialog>
    </>
  )
}

const dialog = page.getByRole('dialog', { name: 'Address' })
const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
const field = page.getByRole('textbox', { name: 'Name' })
const opener = page.getByRole('button', { name: 'Open' })

const openExample = async () => {
  const closed = vi.fn()
  await render(<Example closed={closed} />)
  await userEvent.click(opener)
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => history.state?.isDialogEntry).toBe(true)
  return closed
}

const back = () => history.back()
const ways: Record<string, () => unknown> = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'the close button': () => userEvent.click(dialog.getByRole('button', { name: 'Close' })),
  'a swipe': () => touch(dialog.getByRole('heading')).drag(130),
  'a click beside it': () => userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true }),
  Back: back,
}

test.each(Object.keys(ways))('%s closes a dialog without changes at once', async way => {
  const closed = await openExample()
  await ways[way]?.()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(closed).toHaveBeenCalledOnce()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test.each(Object.keys(ways))('%s asks before it closes a dialog with changes', async way => {
  const closed = await openExample()
  await userEvent.fill(field, 'Anna')
  await ways[way]?.()
  await expect.element(question).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('Anna')
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  expect(closed).not.toHaveBeenCalled()
  expect(discard).not.toHaveBeenCalled()
})

test.each(Object.keys(ways))('%s closes a dialog once its changes are discarded', async way => {
  const closed = await openExample()
  await userEvent.fill(field, 'Anna')
  await ways[way]?.()
  await userEvent.click(page.getByRole('button', { name: 'Discard changes' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(closed).toHaveBeenCalledOnce()
  expect(discard).toHaveBeenCalledOnce()
  await expect.element(opener).toHaveFocus()
})

test('saved changes close without a question', async () => {
  await openExample()
  await userEvent.fill(field, 'Anna')
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(question).not.toBeInTheDocument()
})

test('Back closes the question, and asks again the next time', async () => {
  await openExample()
  await userEvent.fill(field, 'Anna')
  for (let times = 0; times < 2; times++) {
    back()
    await expect.element(question).toBeVisible()
    await expect.poll(() => history.state?.isDialogEntry).toBe(true)
    back()
    await expect.element(question).not.toBeInTheDocument()
    await expect.poll(() => history.state?.isDialogEntry).toBe(true)
  }
  await expect.element(field).toHaveValue('Anna')
})

test('Back closes one of two dialogs at a time, the topmost first', async () => {
  const entries = history.length
  await openExample()
  await userEvent.click(page.getByRole('button', { name: 'Help' }))
  const help = page.getByRole('dialog', { name: 'Help' })
  await expect.element(help).toBeVisible()
  expect(history.length).toBeLessThanOrEqual(entries + 1)
  back()
  await expect.element(help).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => history.state?.isDialogEntry).toBe(true)
  back()
  await expect.element(dialog).not.toBeInTheDocument()
})

const isInDialog = () => history.state?.isDialogEntry === true
const save = page.getByRole('button', { name: 'Save' })
/** Without waiting, as code does. */
const press = (button: Locator) => button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))

test('a closed dialog takes no step of its own in the history, and the next Back leads past it', async () => {
  history.pushState({ here: 1 }, '')
  history.pushState({ here: 2 }, '')
  await openExample()
  const steps = vi.fn()
  addEventListener('popstate', steps)
  await userEvent.click(save)
  await expect.element(dialog).not.toBeInTheDocument()
  await new Promise(resolve => setTimeout(resolve))
  await new Promise(requestAnimationFrame)
  expect(steps).not.toHaveBeenCalled()
  removeEventListener('popstate', steps)
  back()
  await expect.poll(() => history.state?.here).toBe(1)
  history.forward()
  await expect.poll(() => history.state?.here).toBe(2)
})

test('a dialog that opens when another one closes needs no further entry', async () => {
  history.pushState({ here: 1 }, '')
  await openExample()
  const entries = history.length
  for (let times = 0; times < 3; times++) {
    press(save)
    press(opener)
    await expect.element(dialog).toBeVisible()
  }
  await expect.poll(isInDialog).toBe(true)
  expect(history.length).toBe(entries)
  back()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(history.state).toMatchObject({ here: 1 })
})

test('a page opened while a dialog is open or has just been closed takes the place of its entry', async () => {
  for (const isClosed of [false, true]) {
    history.pushState({ here: 1 }, '')
    await openExample()
    const entries = history.length
    if (isClosed) press(save)
    history.pushState({ here: 2 }, '')
    expect(history.length).toBe(entries)
    expect(isInDialog()).toBe(false)
    if (!isClosed) await userEvent.click(save)
    await expect.element(dialog).not.toBeInTheDocument()
    back()
    await expect.poll(() => history.state?.here).toBe(1)
    expect(isInDialog()).toBe(false)
    await cleanup()
  }
})

test('Back closes a dialog whose page has replaced its address', async () => {
  history.pushState({ here: 1 }, '')
  await openExample()
  history.replaceState({ here: 2 }, '')
  back()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(isInDialog).toBe(false)
})

test('asks in German', async () => {
  await render(
    <LocaleContext value="de">
      <Example />
    </LocaleContext>,
  )
  await userEvent.click(opener)
  await userEvent.fill(field, 'Anna')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Weiter bearbeiten' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Änderungen verwerfen' }))
  await expect.element(dialog).not.toBeInTheDocument()
})

const alert = page.getByText('It could not be saved.')
const dismiss = page.getByRole('alert').getByRole('button', { name: 'Dismiss' })

test('an alert above a dialog is dismissed by mouse, and the dialog stays', async () => {
  await openExample()
  showAlert('dangerDismiss', 'It could not be saved.')
  await expect.element(page.getByRole('alert')).toHaveTextContent('It could not be saved.')
  await expectAccessible()
  await userEvent.click(dismiss)
  await expect.element(alert).not.toBeInTheDocument()
  await expect.element(dialog).toBeVisible()
})

test.each(['{Enter}', '{Escape}'])(
  'an alert above a dialog is reached by Tab and dismissed by %s',
  async key => {
    await openExample()
    showAlert('dangerDismiss', 'It could not be saved.')
    await expect.element(alert).toBeVisible()
    page.getByRole('button', { name: 'Save' }).element().focus()
    await userEvent.keyboard('{Tab}')
    await expect.element(dismiss).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    dialog.getByRole('button', { name: 'Close' }).element().focus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await expect.element(dismiss).toHaveFocus()
    await userEvent.keyboard(key)
    await expect.element(alert).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  },
)
