import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { hasDraftsOf } from '../../lib/drafts.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { session } from '../../lib/session.ts'
import { logout } from './logout.ts'
import { shellTexts } from './texts.ts'

// Loaded when there is something to ask: every page has the button.
const LogoutQuestion = lazy(async () => ({
  default: (await import('./logout-question.tsx')).LogoutQuestion,
}))

/** Logs out; asks first if something that was typed and not sent would be lost. */
export const LogoutButton = (button: Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'children'>) => {
  const texts = useTexts(shellTexts)
  const [isAsking, setAsking] = useState(false)
  const leave = () => {
    const user = session()?.user_data
    if (user && hasDraftsOf(user.id)) setAsking(true)
    else logout()
  }
  return (
    <>
      {/* The script of content pages handles the action. */}
      <button type="button" data-action="logout" {...button} onClick={leave}>
        {texts.logout}
      </button>
      {isAsking && (
        <Suspense>
          <LogoutQuestion onConfirm={logout} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
