import './alert-banner.css'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { type Alert, type AlertKind, clearAlerts } from '../lib/alerts.ts'
import { defineTexts, useTexts } from '../lib/i18n/texts.ts'
import { useAlert } from '../lib/use-alert.ts'
import { topLayer } from './top-layer.ts'

const bannerTexts = defineTexts({ en: { dismiss: 'Dismiss' }, de: { dismiss: 'Schließen' } })

const tones: Record<AlertKind, string> = {
  success: 'success',
  successDismiss: 'success',
  infoDismiss: 'info',
  dangerDismiss: 'danger',
}

const dismissOnEscape = ({ key }: KeyboardEvent) => {
  if (key === 'Escape') clearAlerts()
}

const Banner = ({ alert: { kind, text, isFading } }: { alert: Alert }) => {
  const texts = useTexts(bannerTexts)
  const button = useRef<HTMLButtonElement>(null)
  const focusedBefore = useRef<EventTarget>(null)
  // When the alert disappears, restore the previous focus.
  useLayoutEffect(
    () => () => {
      const before = focusedBefore.current
      if (document.activeElement === button.current && before instanceof HTMLElement) before.focus()
    },
    [],
  )
  return (
    <div className="alert-banner" data-tone={tones[kind]} data-fading={isFading || undefined}>
      <p>{text}</p>
      <button
        ref={button}
        type="button"
        aria-label={texts.dismiss}
        onClick={clearAlerts}
        onKeyDown={dismissOnEscape}
        onFocus={({ relatedTarget }) => {
          focusedBefore.current = relatedTarget
        }}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </svg>
      </button>
    </div>
  )
}

/**
 * The page's alert. Both live regions exist from the start: screen readers announce changes only in known
 * regions, and interrupt only for failures.
 */
export const AlertBanner = () => {
  const alert = useAlert()
  const isDanger = alert?.kind === 'dangerDismiss'
  const banner = alert && <Banner key={alert.id} alert={alert} />
  return (
    <div className="alert-place" {...topLayer}>
      <div role="status">{!isDanger && banner}</div>
      <div role="alert">{isDanger && banner}</div>
    </div>
  )
}
