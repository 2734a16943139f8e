import axe from 'axe-core'
import { expect } from 'vitest'

const exceptions = {
  // The page around a widget is not its business.
  region: { enabled: false },
  // While a list is open the rest of the page is hidden from screen readers. The Tab key, which could lead
  // there, closes the list first.
  'aria-hidden-focus': { enabled: false },
}

/** No violation in what the page shows now. */
export const expectAccessible = async () => {
  const { violations } = await axe.run(document.body, { rules: exceptions })
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
  expect(found).toEqual([])
}
