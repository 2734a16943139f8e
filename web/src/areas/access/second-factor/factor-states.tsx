import type { SecondFactor } from '@academy/contract/access/second-factor/schemas'
import { useEffect } from 'react'
import { dayInVienna, formatLongDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Note, WarningLine } from '../../../ui/note.tsx'
import { areFew, clearFewCodesAlert, hasFactor } from './methods.ts'
import { securityTexts } from './security-texts.ts'

interface StateProps {
  factor: SecondFactor
}

const useDay = () => {
  const locale = useLocale()
  return (instant: string) => formatLongDay(dayInVienna(instant), locale)
}

/** Whether the role of the person needs a second factor, and from when on. */
export const RequirementNote = ({ factor }: StateProps) => {
  const texts = useTexts(securityTexts)
  const dayOf = useDay()
  const { required_from } = factor
  if (hasFactor(factor) || !required_from) return null
  const isOver = new Date(required_from) <= new Date()
  return (
    <Note title={texts.none}>
      <p>{isOver ? texts.dueNow : texts.dueBefore(dayOf(required_from))}</p>
    </Note>
  )
}

export const AppState = ({ factor: { totp } }: StateProps) => {
  const texts = useTexts(securityTexts)
  const dayOf = useDay()
  if (!totp) return <p>{texts.appIntro}</p>
  const { confirmed_at, last_used_at } = totp
  return (
    <p>
      {texts.appSince(dayOf(confirmed_at))}{' '}
      {last_used_at ? texts.lastUsed(dayOf(last_used_at)) : texts.neverUsed}
    </p>
  )
}

/** How many recovery codes are left. Asks for new ones before the last one is used up. */
export const CodesState = ({ factor: { recovery_codes } }: StateProps) => {
  const texts = useTexts(securityTexts)
  const isWarning = areFew(recovery_codes)
  // The login has said the same, on the way to this page.
  useEffect(() => {
    if (isWarning) clearFewCodesAlert()
  }, [isWarning])
  if (isWarning)
    return (
      <>
        <p>{texts.codesIntro}</p>
        <WarningLine text={`${texts.few(recovery_codes)} ${texts.fewText}`} />
      </>
    )
  return (
    <p>
      {texts.codesIntro} {texts.codesLeft(recovery_codes)}
    </p>
  )
}
