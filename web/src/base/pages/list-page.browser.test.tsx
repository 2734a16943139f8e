import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ListPageFailure } from './list-page.tsx'

const recordOf = (title: string) => {
  const texts = { title, description: title }
  return { staticData: { page: { texts: { en: texts, de: texts }, access: 'signed-in' } } } as const
}

test('a page that could not be loaded shows its own title, and loads again', async () => {
  const outage = { isOver: false }
  const root = createRootRoute()
  const section = createRoute({ getParentRoute: () => root, path: 'money', ...recordOf('Money') })
  const invoices = createRoute({
    getParentRoute: () => section,
    path: 'invoices',
    ...recordOf('Invoices'),
    loader: () => (outage.isOver ? undefined : Promise.reject(new Error('No connection'))),
    component: () => <p>All invoices</p>,
    errorComponent: ListPageFailure,
  })
  const router = createRouter({
    routeTree: root.addChildren([section.addChildren([invoices])]),
    history: createMemoryHistory({ initialEntries: ['/money/invoices'] }),
  })
  await render(
    <main id="content" tabIndex={-1}>
      <RouterProvider router={router} />
    </main>,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible()

  outage.isOver = true
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByText('All invoices')).toBeVisible()
  await expect.element(page.getByRole('main')).toHaveFocus()
})
