import '../../ui/button.css'
import { ERASURE_DAYS } from '@academy/contract/erasure/kinds'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { confirmErasure } from '../../features/erasure/api.ts'
import { erasureTexts } from '../../features/erasure/texts.ts'
import { isRefusal } from '../../lib/api-errors.ts'
import { explainReason } from '../../lib/explain-failure.ts'
import { dayInVienna, formatLongDay } from '../../lib/format.ts'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePending } from '../../lib/use-pending.ts'
import { FormMessage, type Message } from '../../ui/form/form-message.tsx'
import { FormPage } from '../../ui/form/form-page.tsx'
import { PendingButton } from '../../ui/pending-button.tsx'
import { paths } from '../paths.ts'

const route = getRouteApi('/main/auth/confirm-deletion')

/** Where the link of the mail leads. A button, because programs also open links of mails. */
export const ConfirmDeletionPage = () => {
  const texts = useTexts(erasureTexts)
  const locale = useLocale()
  const { call } = route.useRouteContext()
  const { token = '' } = route.useSearch()
  const { isPending, run } = usePending()
  const [message, setMessage] = useState<Message>()
  const [outcome, setOutcome] = useState<{ title: string; text: string }>()
  const confirm = () =>
    run(async () => {
      setMessage(undefined)
      try {
        const { erase_after } = await confirmErasure(call, token)
        const day = formatLongDay(dayInVienna(erase_after), locale)
        setOutcome({ title: texts.confirmedTitle, text: texts.confirmed(day) })
      } catch (error) {
        if (isRefusal(error, 'invalid_link')) setOutcome({ title: texts.confirmTitle, text: texts.linkOver })
        else setMessage({ tone: 'failure', text: explainReason(error, locale) })
      }
    })
  if (outcome)
    return (
      <FormPage title={outcome.title} intro={<p role="status">{outcome.text}</p>}>
        <Link className="button" to={paths.PersonalData}>
          {texts.toYourData}
        </Link>
      </FormPage>
    )
  return (
    <FormPage
      title={texts.confirmTitle}
      intro={<p>{token ? texts.confirmByLink(ERASURE_DAYS) : texts.linkIncomplete}</p>}
    >
      <FormMessage message={message} />
      {token && (
        <PendingButton isPending={isPending} isDestructive onClick={confirm}>
          {texts.confirm}
        </PendingButton>
      )}
    </FormPage>
  )
}
