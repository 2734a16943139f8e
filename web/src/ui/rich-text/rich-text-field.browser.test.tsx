import { richTextTags } from '@academy/contract/base/rich-text'
import { getSchema } from '@tiptap/core'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../testing/axe.ts'
import { completeLink, isAllowedLink, richTextExtensions } from './extensions.ts'
import { RichTextField } from './rich-text-field.tsx'

const Example = ({ start = '', onChange }: { start?: string; onChange: (html: string) => void }) => {
  const [value, setValue] = useState(start)
  const change = (html: string) => {
    setValue(html)
    onChange(html)
  }
  return <RichTextField label="Biography" lang="en" value={value} onChange={change} />
}

const open = async (start = '') => {
  const onChange = vi.fn()
  const screen = await render(<Example start={start} onChange={onChange} />)
  const text = screen.getByRole('textbox', { name: 'Biography' })
  await expect.element(text).toBeVisible()
  return { screen, text, html: () => onChange.mock.lastCall?.[0] }
}

/** Pastes as the browser does: an event with the clipboard's content. */
const paste = (element: Element, html: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

test('the editor makes exactly the elements that the sanitizer allows', () => {
  const schema = getSchema(richTextExtensions)
  const specs = [...Object.values(schema.nodes), ...Object.values(schema.marks)].map(({ spec }) => spec)
  const made = specs.flatMap(({ parseDOM }) =>
    (parseDOM ?? []).flatMap(rule => ('tag' in rule && rule.tag ? [rule.tag.replace(/\[.*$/, '')] : [])),
  )
  expect([...new Set(made)].toSorted()).toEqual([...richTextTags].toSorted())
})

test('typing, keys and buttons format the text, and an emptied text is empty', async () => {
  const { screen, text, html } = await open()
  await userEvent.click(text)
  await userEvent.keyboard('Plain {Control>}b{/Control}bold{Control>}b{/Control}')
  expect(html()).toBe('<p>Plain <strong>bold</strong></p>')
  await userEvent.click(screen.getByRole('button', { name: 'Heading', exact: true }))
  expect(html()).toBe('<h3>Plain <strong>bold</strong></h3>')
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
  await userEvent.click(screen.getByRole('button', { name: 'Heading', exact: true }))
  expect(html()).toBe('')
})

test('what is pasted loses everything that is not allowed', async () => {
  const { text, html } = await open()
  paste(
    text.element(),
    '<h1 style="color:red">Title</h1><p class="x">Good <u>under</u> <span onclick="x()">text</span><script>alert(1)</script></p><ol start="5"><li>one</li></ol><a href="javascript:alert(1)">bad</a> <a href="https://example.org" target="_blank">good</a><table><tr><td>cell</td></tr></table><img src="x">',
  )
  const pasted = html()
  expect(pasted).not.toMatch(/<(h1|u|span|script|table|td|img)|style|class|onclick|start=|javascript|target/)
  expect(pasted).toContain('<ol><li><p>one</p></li></ol>')
  expect(pasted).toContain('href="https://example.org"')
})

test('a link is set by its address, and a wrong address is refused at the field', async () => {
  const { screen, html } = await open('<p>Here</p>')
  await userEvent.click(screen.getByRole('textbox', { name: 'Biography' }))
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.click(screen.getByRole('button', { name: 'Link', exact: true }))
  const address = screen.getByRole('textbox', { name: 'Web or email address' })
  await userEvent.fill(address, 'javascript:alert(1)')
  await userEvent.click(screen.getByRole('button', { name: 'Set link' }))
  await expect.element(address).toHaveAccessibleDescription('Please enter a web or email address.')
  await userEvent.fill(address, 'example.org')
  await userEvent.keyboard('{Enter}')
  expect(html()).toBe('<p><a rel="noopener noreferrer nofollow" href="https://example.org">Here</a></p>')
})

test.each([
  ['example.org', 'https://example.org', true],
  ['ilse@example.org', 'mailto:ilse@example.org', true],
  ['http://example.org/a', 'http://example.org/a', true],
  ['javascript:alert(1)', 'javascript:alert(1)', false],
  ['data:text/html,x', 'data:text/html,x', false],
  ['', '', false],
])('the typed link %j becomes %j, allowed: %s', (typed, link, isAllowed) => {
  expect(completeLink(typed)).toBe(link)
  expect(isAllowedLink(link)).toBe(isAllowed)
})

test('the toolbar is one stop of the Tab key, and the editor has no accessibility violation', async () => {
  const { screen, text } = await open('<p>Here</p>')
  const bold = screen.getByRole('button', { name: 'Bold' })
  await userEvent.tab()
  await expect.element(bold).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(screen.getByRole('button', { name: 'Italic' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(text).toHaveFocus()
  await expectAccessible()
})
