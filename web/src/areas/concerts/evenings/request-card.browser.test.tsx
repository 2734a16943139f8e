import { board } from '@academy/contract/concerts/evenings/endpoints'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../../../base/i18n/locale-context.ts'
import { RequestCard } from './request-list.tsx'

const [example] = board.example?.reply.requests ?? []

// The name of the student is a link.
const router = createRouter({ routeTree: createRootRoute() })

test('a long word breaks, so that it does not widen the board', async () => {
  if (!example) throw new Error('the contract has no example request')
  const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(3)
  await page.viewport(320, 720)
  await render(
    <RouterContextProvider router={router}>
      <LocaleContext value="de">
        <div style={{ display: 'grid' }}>
          <article className="request-card">
            <RequestCard
              request={{
                ...example,
                composer_name: word,
                piece_title: word,
                movement_titles: [word],
                chamber_ensemble: [{ name: word, instrument: 'Viola' }],
                notes: word,
              }}
              evening={undefined}
              warnings={[]}
              recording={null}
              onVideo={() => {}}
            >
              {null}
            </RequestCard>
          </article>
        </div>
      </LocaleContext>
    </RouterContextProvider>,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})
