import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'

test('a button with asynchronous work keeps its class name', async () => {
  await render(
    <Button isPending={false} look="quiet" className="screen-only">
      Save
    </Button>,
  )
  await expect
    .element(page.getByRole('button', { name: 'Save' }))
    .toHaveClass('button-quiet', 'pending-button', 'screen-only')
})
