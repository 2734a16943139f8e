import { exampleWaitingList } from '@academy/contract/admission/places/schemas'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LocaleContext } from '../../../base/i18n/locale-context.ts'
import { expectAccessible } from '../../../ui/testing/axe.ts'
import { WaitingListPanel } from './waiting-list.tsx'

const show = async (locale: 'de' | 'en', is_told: boolean) => {
  const list = { ...exampleWaitingList, is_told }
  const offerPlace = vi.fn(async () => list)
  await render(
    <LocaleContext value={locale}>
      <main>
        <h1>Cello</h1>
        <WaitingListPanel
          list={list}
          offerPlace={offerPlace}
          nameOf={({ full_name }) => full_name}
          onDone={() => undefined}
        />
      </main>
    </LocaleContext>,
  )
  await userEvent.click(page.getByRole('button', { name: /Jonas Ferrer/ }))
  return offerPlace
}

test.each([
  ['en', 'The letters about the selection have not been sent yet.', 'Offer now'],
  ['de', 'Die Briefe zur Auswahl sind noch nicht verschickt.', 'Jetzt anbieten'],
] as const)('warns in %s that an offer before the letters tells a result', async (locale, text, confirm) => {
  const offerPlace = await show(locale, false)
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toMatchTextContent(text)
  await expectAccessible()
  expect(offerPlace).not.toHaveBeenCalled()
  await userEvent.click(dialog.getByRole('button', { name: confirm }))
  await expect.poll(() => offerPlace.mock.calls.length).toBe(1)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('offers with one click once the letters are out', async () => {
  const offerPlace = await show('en', true)
  await expect.poll(() => offerPlace.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})
