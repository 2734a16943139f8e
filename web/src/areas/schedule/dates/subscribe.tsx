import '../../../ui/button.css'
import './date-list.css'
import type { ReactNode } from 'react'
import { useTexts } from '../../../base/i18n/texts.ts'
import { dateTexts } from './texts.ts'

interface SubscribeProps {
  /** The whole address of the calendar. */
  address: string
  /** Copies the address. */
  copyLink: ReactNode
}

/** The calendar to subscribe to, or as a file. */
export const Subscribe = ({ address, copyLink }: SubscribeProps) => {
  const texts = useTexts(dateTexts)
  return (
    <div>
      <p>{texts.subscribeText}</p>
      <p className="calendar-ways">
        {/* Calendar programs open addresses of this kind. */}
        <a className="button button-quiet" href={address.replace(/^https?:/, 'webcal:')}>
          {texts.toCalendar}
        </a>
        <a href={address} download="">
          {texts.file}
        </a>
      </p>
      <div className="calendar-address">
        {texts.address} <code>{address}</code>
        {copyLink}
      </div>
    </div>
  )
}
