import type React from 'react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { currentAlert } from '../../base/alerts.ts'
import { LocaleContext } from '../../base/i18n/locale-context.ts'
import { later } from '../../base/later.tsx'
import { Dropdown } from '../dropdown/dropdown.tsx'
import { expectAccessible } from '../testing/axe.ts'
import { touch } from '../testing/touch.ts'
import { Ask } from './ask.tsx'
import { Dialog, WaitingDialog } from './dialog.tsx'

/** Renders a button that opens a dialog; `closed` counts the close events. */
const setUp = async (children = <input aria-label="Name" />) => {
  const closed = vi.fn()
  const Example = () => {
    const [isOpen, setOpen] = useState(false)
    const close = () => {
      closed()
      setOpen(false)
    }
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <Dialog isOpen={isOpen} onClose={close} title="Address">
          {children}
        </Dialog>
      </>
    )
  }
  await render(<Example />)
  const dialog = page.getByRole('dialog', { name: 'Address' })
  await userEvent.click(page.getByRole('button', { name: 'Open' }))
  await expect.element(dialog).toBeVisible()
  return { dialog, closed }
}
/** Nothing has the focus, so the page receives the key. */
const pressEscapeOutside = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
const translated = (dialog: { element: () => Element }) => getComputedStyle(dialog.element()).translate

test('a dialog traps the focus, and Escape closes it and restores the focus', async () => {
  const { dialog, closed } = await setUp()
  await expectAccessible()
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  expect(dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(closed).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus()
})

test('the content has the focus when what opened a dialog is gone', async () => {
  const Example = () => {
    const [step, setStep] = useState<'list' | 'question' | 'done'>('list')
    return (
      <main id="content" tabIndex={-1}>
        {step !== 'done' && (
          <button type="button" onClick={() => setStep('question')}>
            Send again
          </button>
        )}
        {step === 'question' && <Ask title="Send again?" onClose={() => setStep('done')} />}
      </main>
    )
  }
  await render(<Example />)
  await userEvent.click(page.getByRole('button', { name: 'Send again' }))
  await userEvent.click(page.getByRole('button', { name: 'Yes' }))
  await expect.element(page.getByRole('main')).toHaveFocus()
})

test('Escape closes it also when the focused button has just disappeared', async () => {
  const Once = () => {
    const [isSent, setSent] = useState(false)
    return isSent ? (
      <p>Sent</p>
    ) : (
      <button type="button" onClick={() => setSent(true)}>
        Send
      </button>
    )
  }
  const { dialog, closed } = await setUp(<Once />)
  const send = dialog.getByRole('button', { name: 'Send' }).element() as HTMLButtonElement
  send.focus()
  // At once: a moment later the dialog has taken the focus back.
  flushSync(() => send.click())
  expect(document.activeElement).toBe(document.body)
  pressEscapeOutside()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(closed).toHaveBeenCalledOnce()
})

test('Escape does not close it below a message about the connection', async () => {
  const { dialog, closed } = await setUp()
  const message = document.createElement('dialog')
  document.body.append(message)
  onTestFinished(() => message.remove())
  message.showModal()
  pressEscapeOutside()
  expect(closed).not.toHaveBeenCalled()
  message.close()
  pressEscapeOutside()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the close button closes it, and a click outside does not, because input would be lost', async () => {
  const { dialog, closed } = await setUp()
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(dialog).toBeVisible()
  expect(closed).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(closed).toHaveBeenCalledOnce()
})

test('dragging it down by more than 120 px closes it after a moment', async () => {
  const { dialog, closed } = await setUp()
  const times = { released: 0, closed: 0 }
  const note = (event: keyof typeof times) => () => {
    times[event] = performance.now()
  }
  closed.mockImplementation(note('closed'))
  document.addEventListener('touchend', note('released'), { capture: true, once: true })
  await touch(dialog.getByRole('heading')).drag(130, () => expect(translated(dialog)).toBe('0px 130px'))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(closed).toHaveBeenCalledOnce()
  // A timer of 120 ms may fire slightly early on a rounded clock.
  expect(times.closed - times.released).toBeGreaterThan(118)
})

test('dragged by 120 px or less, it returns to its position', async () => {
  const { dialog, closed } = await setUp()
  await touch(dialog.getByRole('heading')).drag(120, () => expect(translated(dialog)).toBe('0px 120px'))
  await expect.poll(() => translated(dialog)).toBe('none')
  expect(closed).not.toHaveBeenCalled()
})

test('it follows the finger up to 240 px', async () => {
  const { dialog } = await setUp()
  await touch(dialog.getByRole('heading')).drag(300, () => expect(translated(dialog)).toBe('0px 240px'))
  await expect.element(dialog).not.toBeInTheDocument()
})

test('dragging scrolled content scrolls it and does not drag the dialog', async () => {
  const long = (
    <section aria-label="Terms">
      {Array.from({ length: 40 }, (_, line) => `Line ${line}`).map(line => (
        <p key={line}>{line}</p>
      ))}
    </section>
  )
  const { dialog, closed } = await setUp(long)
  const body = dialog.element().querySelector('.dialog-body')
  body?.scrollTo(0, 400)
  await touch(dialog.getByText('Line 14')).drag(150, () => expect(translated(dialog)).toBe('none'))
  await expect.poll(() => body?.scrollTop).toBeLessThan(400)
  expect(closed).not.toHaveBeenCalled()
})

test('in a low window a long dialog scrolls inside, and its title and buttons stay visible', async () => {
  await page.viewport(390, 500)
  await render(
    <Dialog onClose={() => undefined} title="Terms" actions={<button type="button">Save</button>}>
      {Array.from({ length: 40 }, (_, line) => (
        <p key={`line ${line.toString()}`}>Line {line}</p>
      ))}
    </Dialog>,
  )
  const dialog = page.getByRole('dialog', { name: 'Terms' })
  const { top, bottom } = dialog.element().getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(500)
  for (const part of [dialog.getByRole('heading'), dialog.getByRole('button', { name: 'Save' })])
    await expect.element(part).toBeInViewport()
  const body = dialog.element().querySelector('.dialog-body')
  expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0)
})

test('Escape first closes a list in the dialog, then the dialog', async () => {
  const { dialog, closed } = await setUp(
    <Dropdown label="Country" options={[{ id: 1, name: 'Austria' }]} value={null} onChange={() => {}} />,
  )
  const field = dialog.getByRole('combobox')
  await userEvent.click(field)
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  expect(closed).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a dialog to read closes by its button, by keyboard, and by a click outside', async () => {
  const closed = vi.fn()
  await render(
    <Dialog closesOutside onClose={closed} title="Lodging">
      <p>Breakfast and dinner.</p>
    </Dialog>,
  )
  await expectAccessible()
  const dialog = page.getByRole('dialog', { name: 'Lodging' })
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('{Escape}')
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  expect(closed).toHaveBeenCalledTimes(3)
})

test('a confirmation says what will happen, and the safe answer has the focus', async () => {
  const [confirmed, closed] = [vi.fn(), vi.fn()]
  await render(
    <LocaleContext value="de">
      <Ask isDestructive act={confirmed} onClose={closed} title="Adresse löschen?">
        <p>Die Adresse wird sofort gelöscht.</p>
      </Ask>
    </LocaleContext>,
  )
  const dialog = page.getByRole('alertdialog', { name: 'Adresse löschen?' })
  await expect.element(dialog).toHaveAccessibleDescription('Die Adresse wird sofort gelöscht.')
  await expect.element(dialog.getByRole('button', { name: 'Abbrechen' })).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  expect(closed).toHaveBeenCalledOnce()
  await touch(dialog.getByRole('button', { name: 'Ja' })).tap()
  await expect.poll(() => confirmed.mock.calls.length).toBe(1)
  await expect.poll(() => closed.mock.calls.length).toBe(2)
})

test('a slow confirmation stays open, acts once, and keeps the width of its button', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const [confirmed, closed] = [vi.fn(() => promise), vi.fn()]
  await render(
    <Ask act={confirmed} onClose={closed} title="Send?" confirmLabel="Send now">
      <p>The application is sent.</p>
    </Ask>,
  )
  const button = page.getByRole('button', { name: 'Send now' })
  const width = button.element().getBoundingClientRect().width
  await userEvent.click(button)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(button.element().getBoundingClientRect().width).toBe(width)
  await userEvent.click(button, { force: true })
  await userEvent.keyboard('{Escape}')
  const dialog = page.getByRole('alertdialog')
  await touch(dialog.getByRole('heading')).drag(130)
  await expect.poll(() => translated(dialog)).toBe('none')
  expect(confirmed).toHaveBeenCalledOnce()
  expect(closed).not.toHaveBeenCalled()
  resolve()
  await expect.poll(() => closed.mock.calls.length).toBe(1)
})

test('a confirmation that fails stays open with the reason, which is gone at the next try', async () => {
  const [closed, book] = [vi.fn(), vi.fn<() => Promise<void>>()]
  book.mockRejectedValueOnce(new Error('The hall is closed.'))
  await render(
    <Ask act={book} onClose={closed} title="Book the hall?">
      <p>The hall is booked.</p>
    </Ask>,
  )
  const dialog = page.getByRole('alertdialog')
  await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('The hall is closed.')
  expect(closed).not.toHaveBeenCalled()
  await expectAccessible()
  await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
  await expect.poll(() => closed.mock.calls.length).toBe(1)
  await expect.element(dialog.getByRole('alert')).toBeEmptyDOMElement()
})

test('the reason of a failure is in view below a text that is longer than the screen', async () => {
  await page.viewport(390, 720)
  const act = () => Promise.reject(new Error('The hall is closed.'))
  await render(
    <Ask act={act} onClose={() => {}} title="Withdraw?" text={'This cannot be undone. '.repeat(80)} />,
  )
  const dialog = page.getByRole('alertdialog')
  await userEvent.click(dialog.getByRole('button', { name: 'Yes' }))
  await expect.element(dialog.getByText('The hall is closed.')).toBeInViewport({ ratio: 1 })
})

test.each([
  ['Yes', 1],
  ['Withdraw and pay the cancellation fee', 2],
])('on a phone the buttons of a confirmation have equal width: %s in %i rows', async (label, rows) => {
  await page.viewport(390, 720)
  await render(
    <Ask act={async () => {}} onClose={() => {}} title="Withdraw?" confirmLabel={label}>
      <p>The place is given up.</p>
    </Ask>,
  )
  const [cancel, confirm] = ['Cancel', label].map(name =>
    page.getByRole('button', { name }).element().getBoundingClientRect(),
  )
  expect(confirm?.width).toBe(cancel?.width)
  expect(new Set([cancel?.top, confirm?.top]).size).toBe(rows)
})

test.each([320, 640])('at %i px a long name stays inside, in the title and below it', async width => {
  await page.viewport(width, 720)
  const name = 'Wolkensteinburghausen'.repeat(4)
  await render(
    <Dialog onClose={() => undefined} title={name}>
      <p>{name} is told.</p>
    </Dialog>,
  )
  const dialog = page.getByRole('dialog', { name })
  await expect.element(dialog).toBeVisible()
  const body = dialog.element().querySelector('.dialog-body')
  expect(body?.scrollWidth).toBe(body?.clientWidth)
  expect(dialog.element().scrollWidth).toBe(dialog.element().clientWidth)
})

test('a part is loaded when it is opened, says so meanwhile, and keeps its state', async () => {
  const { promise, resolve } = Promise.withResolvers<() => React.ReactNode>()
  const load = vi.fn(() => promise)
  const Part = later<object>(load, { Waiting: WaitingDialog, isFetchedWhenIdle: false })
  const { rerender } = await render(<Part isOpen={false} />)
  expect(load).not.toHaveBeenCalled()
  await rerender(<Part isOpen />)
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading …')
  resolve(() => <input aria-label="Name" />)
  const name = page.getByRole('textbox', { name: 'Name' })
  await userEvent.fill(name, 'Ilse')
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  await rerender(<Part isOpen />)
  await expect.element(name).toHaveValue('Ilse')
  expect(load).toHaveBeenCalledOnce()
})

test('the page answers the tap that opens a dialog before the dialog is rendered', async () => {
  const seen: (string | undefined)[] = []
  const observer = new MutationObserver(() =>
    seen.push(['.dialog', '.dialog-backdrop:not(.dialog-waiting)'].find(one => document.querySelector(one))),
  )
  observer.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  await setUp()
  expect([...new Set(seen)]).toEqual([undefined, '.dialog-backdrop:not(.dialog-waiting)', '.dialog'])
})

test('a part that cannot be loaded is closed with an alert, and is loaded at the next try', async () => {
  const closed = vi.fn()
  const load = vi.fn<() => Promise<() => React.ReactNode>>().mockRejectedValueOnce(new Error('No connection'))
  load.mockResolvedValue(() => <p>The stay</p>)
  const Part = later<object>(load, { isFetchedWhenIdle: false })
  const { rerender } = await render(<Part isOpen onClose={closed} />)
  await expect.poll(() => closed.mock.calls.length).toBe(1)
  expect(currentAlert()?.text).toContain('Connection to the server failed')
  await rerender(<Part isOpen={false} onClose={closed} />)
  await rerender(<Part isOpen onClose={closed} />)
  await expect.element(page.getByText('The stay')).toBeVisible()
})

test('a part that cannot be loaded and that nobody closes does not cover the page', async () => {
  const load = vi.fn<() => Promise<() => React.ReactNode>>().mockRejectedValueOnce(new Error('No connection'))
  load.mockResolvedValue(() => <p>The stay</p>)
  const Part = later<object>(load, { Waiting: WaitingDialog, isFetchedWhenIdle: false })
  const { rerender } = await render(<Part isOpen />)
  await expect.poll(() => currentAlert()?.text).toContain('Connection to the server failed')
  await expect.element(page.getByText('Loading …')).not.toBeInTheDocument()
  await rerender(<Part isOpen={false} />)
  await rerender(<Part isOpen />)
  await expect.element(page.getByText('The stay')).toBeVisible()
})
