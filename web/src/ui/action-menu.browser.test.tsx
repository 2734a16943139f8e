import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ActionMenu } from './action-menu.tsx'

test.each([
  ['{Enter}', 'Copy'],
  [' ', 'Copy'],
  ['{ArrowDown}', 'Copy'],
  ['{ArrowUp}', 'Delete'],
])('the key "%s" opens the menu and focuses "%s", and Escape leads back', async (key, focused) => {
  const act = vi.fn()
  const actions = ['Copy', 'Delete'].map(name => ({ name, act: () => act(name) }))
  await render(<ActionMenu label="More" fullLabel="More: evening" actions={actions} />)
  const trigger = page.getByRole('button', { name: 'More: evening' })
  await trigger.element().focus()
  await userEvent.keyboard(key)
  await expect.element(page.getByRole('menuitem', { name: focused })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger).toHaveFocus()
  await userEvent.keyboard(`${key}{Enter}`)
  expect(act.mock.calls).toEqual([[focused]])
})
