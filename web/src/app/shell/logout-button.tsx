import { type ComponentProps, lazy, type MouseEvent, Suspense, useState } from 'react'
import { useTexts } from '../../base/i18n/texts.ts'
import { logout, logoutOrAsk } from './logout.ts'
import { shellTexts } from './texts.ts'

// Loaded when there is something to ask: every page has the button.
const LogoutQuestion = lazy(async () => ({
  default: (await import('./logout-question.tsx')).LogoutQuestion,
}))

export const LogoutButton = (button: Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'children'>) => {
  const texts = useTexts(shellTexts)
  const [isAsking, setAsking] = useState(false)
  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) =>
    logoutOrAsk(() => {
      // On a phone the menu would cover the question.
      currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()
      setAsking(true)
    })
  return (
    <>
      {/* The script of content pages handles the action. */}
      <button type="button" data-action="logout" {...button} onClick={onClick}>
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
