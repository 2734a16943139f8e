import './alert-banner.css'
import { type Alert, type AlertKind, clearAlerts, useAlert } from '../lib/alerts.ts'
import { defineTexts, useTexts } from '../lib/i18n/texts.ts'

const bannerTexts = defineTexts({ en: { dismiss: 'Dismiss' }, de: { dismiss: 'Schließen' } })

const tones: Record<AlertKind, string> = {
  success: 'success',
  successDismiss: 'success',
  infoDismiss: 'info',
  dangerDismiss: 'danger',
}

const Banner = ({ alert: { kind, text, isFading } }: { alert: Alert }) => {
  const texts = useTexts(bannerTexts)
  return (
    <div className="alert-banner" data-tone={tones[kind]} data-fading={isFading || undefined}>
      <p>{text}</p>
      <button type="button" aria-label={texts.dismiss} onClick={clearAlerts}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </div>
  )
}

/**
 * The one alert of the page. Both live regions are there from the start: screen readers announce what appears in a
 * region that they know already, and interrupt only for what went wrong.
 */
export const AlertBanner = () => {
  const alert = useAlert()
  const isDanger = alert?.kind === 'dangerDismiss'
  const banner = alert && <Banner key={alert.id} alert={alert} />
  return (
    <div className="alert-place">
      <div role="status">{!isDanger && banner}</div>
      <div role="alert">{isDanger && banner}</div>
    </div>
  )
}
