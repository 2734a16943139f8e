import '../../ui/button.css'
import './date-list.css'
import { useLocale } from '../../lib/i18n/locale-context.ts'
import { useTexts } from '../../lib/i18n/texts.ts'
import { feedPath } from './api.ts'
import { dateTexts } from './texts.ts'

/** The calendar to subscribe to. `origin` is that of the site. */
export const Subscribe = ({ origin }: { origin: string }) => {
  const texts = useTexts(dateTexts)
  const address = `${origin}${feedPath(useLocale())}`
  return (
    <div>
      <p>{texts.subscribeText}</p>
      <p>
        {/* Calendar programs open addresses of this kind. */}
        <a className="button button-quiet" href={address.replace(/^https?:/, 'webcal:')}>
          {texts.toCalendar}
        </a>
      </p>
      <p className="calendar-address">
        {texts.address} <code>{address}</code>
      </p>
    </div>
  )
}
