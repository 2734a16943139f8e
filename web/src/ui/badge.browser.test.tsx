import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './base.css'
import { Badge } from './badge.tsx'

test('a badge in a heading has the typeface of all badges', async () => {
  await render(
    <>
      <Badge tone="warm">alone</Badge>
      <h3>
        Session <Badge tone="warm">this one</Badge>
      </h3>
    </>,
  )
  const [alone, inHeading] = ['alone', 'this one'].map(text => {
    const { fontFamily, fontWeight } = getComputedStyle(page.getByText(text, { exact: true }).element())
    return { fontFamily, fontWeight }
  })
  expect(getComputedStyle(page.getByRole('heading').element()).fontFamily).not.toBe(alone?.fontFamily)
  expect(inHeading).toEqual(alone)
})
