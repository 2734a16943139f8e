import type { Application } from '@academy/contract/admission/applications/schemas'
import type { Academy } from '@academy/contract/programme/academy/schemas'
import type { Masterclass } from '@academy/contract/programme/masterclasses/schemas'
import { fullName, nameIn } from '../../../../base/format.ts'
import { useLocale } from '../../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../../base/i18n/texts.ts'
import { WarningLine } from '../../../../ui/warning-line.tsx'
import { warningTexts } from '../../warnings/warning-texts.ts'
import { daysUntilUnpaidIsLost, overlappingWith } from '../../warnings/warnings.ts'

interface ApplyWarningsProps {
  masterclass: Masterclass
  applications: readonly Application[]
  academy: Pick<Academy, 'end_date_application' | 'handling_fee'> | null
  today: string
}

/** What to know before applying: other masterclasses in the same days, and a deadline that is near. */
export const ApplyWarnings = ({ masterclass, applications, academy, today }: ApplyWarningsProps) => {
  const texts = useTexts(warningTexts)
  const locale = useLocale()
  const daysLeft =
    academy && academy.handling_fee > 0 ? daysUntilUnpaidIsLost(academy.end_date_application, today) : null
  return (
    <>
      {overlappingWith(masterclass, applications).map(({ id, instrument, teacher }) => (
        <WarningLine
          key={id}
          text={texts.overlapWith(`${nameIn(locale, instrument)}, ${fullName(teacher)}`)}
        />
      ))}
      {daysLeft !== null && <WarningLine text={texts.payAtOnce(daysLeft)} />}
    </>
  )
}
