import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RowForm } from './row-form.tsx'

const props: Omit<ComponentProps<typeof RowForm>, 'children'> = {
  label: 'New room',
  isNew: true,
  hasFocus: true,
  isBusy: false,
  message: undefined,
  onSubmit: vi.fn(),
  onUndo: vi.fn(),
  discardQuestion: { isOpen: false, onKeepEditing: vi.fn(), onDiscard: vi.fn() },
}

const Page = ({ hasRow }: { hasRow: boolean }) => (
  <>
    <input aria-label="Search" />
    {hasRow && (
      <RowForm {...props}>
        <input aria-label="Number" />
      </RowForm>
    )}
  </>
)

/** The row takes the focus in a task of its own. */
const nextTask = () => new Promise(resolve => setTimeout(resolve))

test('the first field of a row that appears has the focus', async () => {
  const page = await render(<Page hasRow />)
  await expect.element(page.getByLabelText('Number')).toHaveFocus()
})

test('a row that appears late does not take the focus from another field', async () => {
  const page = await render(<Page hasRow={false} />)
  await userEvent.click(page.getByLabelText('Search'))
  await page.rerender(<Page hasRow />)
  await nextTask()
  await expect.element(page.getByLabelText('Search')).toHaveFocus()
})
