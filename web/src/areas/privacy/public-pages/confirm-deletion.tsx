import '../../../ui/failure-note.css'
import { ERASURE_DAYS } from '@academy/contract/privacy/erasure/kinds'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { isRefusal } from '../../../base/api-errors.ts'
import { explainReason } from '../../../base/explain-failure.ts'
import { dayInVienna, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { usePending } from '../../../base/use-pending.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { FormPage } from '../../../ui/form/form.tsx'
import { FormMessage, type Message } from '../../../ui/form/form-message.tsx'
import { confirmErasure } from '../erasure/api.ts'
import { erasureTexts } from '../erasure/texts.ts'

const route = getRouteApi('/main/auth/confirm-deletion')

/** Where the link of the mail leads. A button, because programs also open links of mails. */
export const ConfirmDeletionPage = () => {
  const texts = useTexts(erasureTexts)
  const locale = useLocale()
  const { call } = route.useRouteContext()
  const { token = '' } = route.useSearch()
  const { isPending, run } = usePending()
  const [message, setMessage] = useState<Message>()
  const [day, setDay] = useState<string>()
  const [isOver, setOver] = useState(false)
  // The button that had the focus is gone.
  const place = useRef<HTMLDivElement>(null)
  const isDone = day !== undefined || isOver
  useEffect(() => {
    if (isDone) place.current?.focus()
  }, [isDone])
  const confirm = () =>
    run(async () => {
      setMessage(undefined)
      try {
        const { erase_after } = await confirmErasure(call, token)
        setDay(formatLongDay(dayInVienna(erase_after), locale))
      } catch (error) {
        if (isRefusal(error, 'invalid_link')) setOver(true)
        else setMessage({ tone: 'failure', text: explainReason(error, locale) })
      }
    })
  const toYourData = <ButtonLink to={paths.PersonalData}>{texts.toYourData}</ButtonLink>
  const content = () => {
    if (day !== undefined)
      return (
        <>
          <p>{texts.confirmed(day)}</p>
          {toYourData}
        </>
      )
    if (isOver || !token)
      return (
        <div className="failure-note">
          <p>{token ? texts.linkOver : texts.linkIncomplete}</p>
          {toYourData}
        </div>
      )
    return (
      <>
        <p>{texts.confirmByLink(ERASURE_DAYS)}</p>
        <FormMessage message={message} />
        <Button isPending={isPending} look="danger" onClick={confirm}>
          {texts.confirm}
        </Button>
      </>
    )
  }
  return (
    <FormPage title={day === undefined ? texts.confirmTitle : texts.confirmedTitle} intro={null}>
      <div className="outcome" role="status" tabIndex={-1} ref={place}>
        {content()}
      </div>
    </FormPage>
  )
}
