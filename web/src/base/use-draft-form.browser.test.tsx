import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OtherTabNote } from '../ui/form/other-tab-note.tsx'
import { expectAccessible } from '../ui/testing/axe.ts'
import { draftStore } from './drafts.ts'
import { useDraft } from './use-draft-form.ts'

const KEY = 'draft:7:example'
const stored = (text: string) => JSON.stringify({ files: {}, values: { text } })
const kept = () => draftStore<{ text: string }>(7, 'example').read()?.values.text

/** Another document of the same site, whose storage events this one receives. */
let otherTab: HTMLIFrameElement
beforeEach(() => {
  otherTab = document.createElement('iframe')
  otherTab.title = 'Another tab'
  document.body.append(otherTab)
})
afterEach(() => otherTab.remove())
const storeElsewhere = (text: string) => otherTab.contentWindow?.localStorage.setItem(KEY, stored(text))

const Example = () => {
  const [text, setText] = useState('')
  const draft = useDraft<{ text: string }>(7, 'example', values => setText(values?.text ?? ''))
  return (
    <>
      <OtherTabNote otherTab={draft.otherTab} />
      <label>
        Text
        <input
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            draft.keep({ text: target.value })
          }}
        />
      </label>
      <button type="button" onClick={draft.forget}>
        Send
      </button>
    </>
  )
}
const field = () => page.getByLabelText('Text')
const note = () => page.getByText(/changed or sent in another tab/)
const press = (name: string) => userEvent.click(page.getByRole('button', { name }))

test('a change in another tab is applied, and editing continues from it', async () => {
  await render(<Example />)
  await userEvent.fill(field(), 'A suite')
  storeElsewhere('A suite and a sonata')
  await expect.element(field()).toHaveValue('A suite and a sonata')
  await userEvent.fill(field(), 'A sonata')
  expect(kept()).toBe('A sonata')
  await expect.element(note()).not.toBeInTheDocument()
})

/** Simulates a suspended tab that received no storage event. */
const storeUnheard = (text: string) => localStorage.setItem(KEY, stored(text))

test('conflicting input: that of the other tab is applied on request', async () => {
  await render(<Example />)
  storeUnheard('A sonata')
  await userEvent.fill(field(), 'A suite')
  await expect.element(note()).toBeVisible()
  await expectAccessible()
  expect(kept()).toBe('A sonata')
  await press('Use that version')
  await expect.element(field()).toHaveValue('A sonata')
  await expect.element(note()).not.toBeInTheDocument()
})

test('conflicting input: that of this tab is kept on request', async () => {
  await render(<Example />)
  storeUnheard('A sonata')
  await userEvent.fill(field(), 'A suite')
  await press('Keep this version')
  await expect.element(note()).not.toBeInTheDocument()
  await expect.element(field()).toHaveValue('A suite')
  expect(kept()).toBe('A suite')
  await userEvent.fill(field(), 'A suite, twice')
  expect(kept()).toBe('A suite, twice')
})

test('a form sent in another tab shows a notice and is not stored again', async () => {
  await render(<Example />)
  await userEvent.fill(field(), 'A suite')
  otherTab.contentWindow?.localStorage.removeItem(KEY)
  await expect.element(note()).toBeVisible()
  await userEvent.fill(field(), 'A suite, twice')
  expect(kept()).toBeUndefined()
  await press('Use that version')
  await expect.element(field()).toHaveValue('')
})

test('an empty form takes over input from another tab', async () => {
  await render(<Example />)
  storeElsewhere('A suite')
  await expect.element(field()).toHaveValue('A suite')
})
