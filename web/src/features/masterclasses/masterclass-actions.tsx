import './masterclass-actions.css'
import '../../ui/button.css'
import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/i18n/texts.ts'
import { usePublicPath } from '../../lib/public-path.ts'
import { badgeOf } from './badge-of.ts'
import { detailTexts } from './detail-texts.ts'

interface MasterclassActionsProps {
  masterclass: MasterclassCard
  deadlinePassed: boolean
  /** The deadline reminder. */
  children: ReactNode
}

/** Members come to the form, guests register or log in first; CSS shows the one that applies. */
export const MasterclassActions = ({ masterclass, deadlinePassed, children }: MasterclassActionsProps) => {
  const texts = useTexts(detailTexts)
  const publicPath = usePublicPath()
  const badge = badgeOf(masterclass, deadlinePassed)
  if (badge === 'closed')
    return (
      <>
        <p>{masterclass.is_current ? texts.closed : texts.past}</p>
        <Link className="button button-quiet" to={publicPath('/masterclasses')}>
          {texts.back}
        </Link>
      </>
    )
  return (
    <>
      {badge === 'remaining' && <p>{texts.remaining}</p>}
      <div className="masterclass-actions">
        <Link
          className="button"
          to="/user/masterclass/$masterclassId"
          params={{ masterclassId: String(masterclass.id) }}
          data-only="in"
        >
          {texts.apply}
        </Link>
        <Link
          className="button"
          to="/auth/apply/$masterclassId"
          params={{ masterclassId: String(masterclass.id) }}
          data-only="out"
        >
          {texts.apply}
        </Link>
        {/* After the deadline there is nothing to be reminded of. */}
        {!deadlinePassed && children}
      </div>
    </>
  )
}
