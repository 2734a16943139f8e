import './warning-list.css'
import type { Locale } from '@academy/contract/base/locale'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { paths } from '../../../base/pages/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { WarningLine } from '../../../ui/note.tsx'
import { formatMissingStays } from '../../lodging/bookings/nights.ts'
import { classTitle } from '../../programme/masterclasses/teacher.ts'
import { warningTexts } from './warning-texts.ts'
import type { Warning } from './warnings.ts'

const describe = (warning: Warning, locale: Locale): string => {
  const texts = warningTexts[locale]
  switch (warning.kind) {
    case 'classesOverlap': {
      const classes = warning.classes.map(one => classTitle(one, locale)).join('; ')
      return warning.isSure ? texts.bothPlaces(classes) : texts.overlap(classes)
    }
    case 'nightsMissing':
      return texts.nightsMissing(classTitle(warning.masterclass, locale), formatMissingStays(warning.nights))
    case 'placeUnsure':
      return texts.unsure[warning.waits]
    case 'feeUnpaid':
      return `${classTitle(warning.masterclass, locale)}: ${texts.payAtOnce(warning.daysLeft)}`
  }
}

interface WarningListProps {
  warnings: readonly Warning[]
  /** Leads to where it can be changed: on other pages than that one. */
  hasLinks?: boolean
}

export const WarningList = ({ warnings, hasLinks = false }: WarningListProps) => {
  const texts = useTexts(warningTexts)
  const locale = useLocale()
  if (warnings.length === 0) return null
  return (
    <ul className="warning-list" aria-label={texts.title}>
      {warnings.map(warning => (
        <li key={describe(warning, locale)}>
          <WarningLine text={describe(warning, locale)} />
          {hasLinks && warning.kind === 'classesOverlap' && (
            <ul className="warning-ways">
              {warning.classes.map(one => (
                <li key={one.id}>
                  <ButtonLink look="text" to={paths.MyMasterclasses} search={{ withdraw: String(one.id) }}>
                    {(warning.isSure ? texts.giveUp : texts.withdraw)(classTitle(one, locale))}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )}
          {hasLinks && warning.kind === 'nightsMissing' && (
            <ButtonLink look="text" to={paths.MyAcomodation}>
              {texts.toAccommodation}
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  )
}
