import { createRoot } from 'react-dom/client'
import { pageLocale } from '../../base/i18n/locale.ts'
import { LocaleContext } from '../../base/i18n/locale-context.ts'
import { logout } from '../shell/logout.ts'
import { LogoutQuestion } from '../shell/logout-question.tsx'

/** Shows the question of the logout button on a content page. */
export const askBeforeLogout = (): void => {
  // On a phone the menu would cover the question.
  document.getElementById('main-menu')?.hidePopover?.()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    root.unmount()
    place.remove()
  }
  const confirm = () => {
    close()
    logout()
  }
  root.render(
    <LocaleContext value={pageLocale()}>
      <LogoutQuestion onConfirm={confirm} onClose={close} />
    </LocaleContext>,
  )
}
