import './masterclass-actions.css'
import '../../../ui/button.css'
import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { usePublicPath } from '../../../base/public-path.ts'
import { ApplyLinks } from './apply-links.tsx'
import { badgeOf } from './badge-of.ts'
import { detailTexts } from './detail-texts.ts'
import { isFull } from './places-of.ts'

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
        <Link className="button button-quiet" to={publicPath('/masterclasses')}>
          {texts.back}
        </Link>
      </>
    )
  }
  return (
    <>
      {badge === 'remaining' && <p>{texts.remaining}</p>}
      <div className="masterclass-actions">
        <ApplyLinks masterclassId={masterclass.id} />
        <Link
          className="button button-quiet"
          to="/auth/login"
          search={{ return: `/user/masterclass/${masterclass.id}` }}
          data-only="out"
        >
          {texts.logIn}
        </Link>
        {/* After the deadline there is nothing to be reminded of. */}
        {!deadlinePassed && children}
      </div>
    </>
  )
}
