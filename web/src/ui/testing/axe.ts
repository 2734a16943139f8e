import axe from 'axe-core'
import { expect } from 'vitest'

const exceptions = {
  // Landmarks belong to the page, not to a widget.
  region: { enabled: false },
  // While a list is open the rest of the page is aria-hidden. The Tab key, which could lead there, closes the
  // list first.
  'aria-hidden-focus': { enabled: false },
}

/** Asserts that the current page has no violations. */
export const expectAccessible = async () => {
  const { violations } = await axe.run(document.body, { rules: exceptions })
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' ')}`)
  expect(found).toEqual([])
}
