import type { MasterclassCard, PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import type { ReactNode } from 'react'
import { formatDayAndMonth, formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePublicPath } from '../../../base/public-path.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { badgeOf } from './application-badge.tsx'
import { detailTexts } from './detail-texts.ts'
import { isFull } from './masterclass-terms.tsx'
import './apply-bar.css'
import './masterclass-actions.css'

/** Members come to the form, guests register or log in first; CSS shows the one that applies. */
const ApplyLinks = ({ masterclassId }: { masterclassId: number }) => {
  const texts = useTexts(detailTexts)
  const params = { masterclassId: String(masterclassId) }
  return (
    <>
      <ButtonLink className="apply-link" to="/user/masterclass/$masterclassId" params={params} data-only="in">
        {texts.apply}
      </ButtonLink>
      <ButtonLink className="apply-link" to="/auth/apply/$masterclassId" params={params} data-only="out">
        {texts.apply}
      </ButtonLink>
    </>
  )
}

interface ApplyBarProps {
  masterclass: MasterclassCard
  deadline: string
  deadlinePassed: boolean
}

/** On a phone: stays at the bottom of the window, and takes its own place at the end of the page. */
export const ApplyBar = ({ masterclass, deadline, deadlinePassed }: ApplyBarProps) => {
  const locale = useLocale()
  const texts = useTexts(detailTexts)
  return (
    <div className="apply-bar">
      <p className="apply-bar-terms">
        <strong>{formatMoney(Number(masterclass.participation_fee), locale)}</strong>{' '}
        <span>
          {deadlinePassed ? texts.applyLate : texts.applyUntil(formatDayAndMonth(deadline, locale))}
        </span>
      </p>
      <ApplyLinks masterclassId={masterclass.id} />
    </div>
  )
}

interface MasterclassActionsProps {
  masterclass: PublicMasterclass
  deadlinePassed: boolean
  /** Whether one can apply for another masterclass. */
  isAnotherOpen: boolean
  /** The deadline reminder. */
  children: ReactNode
}

/** Why nobody can apply. */
const closedText = (masterclass: PublicMasterclass) => {
  if (!masterclass.is_current || masterclass.is_over) return 'past'
  return isFull(masterclass) ? 'full' : 'closed'
}

/** Apply and be reminded, or why that is not possible. */
export const MasterclassActions = ({
  masterclass,
  deadlinePassed,
  isAnotherOpen,
  children,
}: MasterclassActionsProps) => {
  const texts = useTexts(detailTexts)
  const publicPath = usePublicPath()
  const badge = badgeOf(masterclass, deadlinePassed)
  if (badge === 'closed' || badge === 'over') {
    const reason = closedText(masterclass)
    return (
      <>
        <p>
          {texts[reason]}
          {reason !== 'past' && isAnotherOpen && ` ${texts.another}`}
        </p>
        <ButtonLink look="quiet" to={publicPath('/masterclasses')}>
          {texts.back}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      {badge === 'remaining' && <p>{texts.remaining}</p>}
      <div className="masterclass-actions">
        <ApplyLinks masterclassId={masterclass.id} />
        <ButtonLink
          look="quiet"
          to="/auth/login"
          search={{ return: `/user/masterclass/${masterclass.id}` }}
          data-only="out"
        >
          {texts.logIn}
        </ButtonLink>
        {/* After the deadline there is nothing to be reminded of. */}
        {!deadlinePassed && children}
      </div>
    </>
  )
}
