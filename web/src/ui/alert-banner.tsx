import './alert-banner.css'
import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { type Alert, clearAlerts, currentAlert, isLasting, onAlertChange } from '../base/alerts.ts'
import { defineTexts, useTexts } from '../base/i18n/texts.ts'
import { alertTones } from './alert-tones.ts'
import { topLayer } from './top-layer.ts'

const bannerTexts = defineTexts({ en: { dismiss: 'Dismiss' }, de: { dismiss: 'Schließen' } })

const dismissOnEscape = ({ key }: KeyboardEvent) => {
  if (key === 'Escape') clearAlerts()
}

interface AlertFrameProps {
  text?: string
  frame?: ComponentProps<'div'> & {
    'data-tone'?: string
    'data-lasting'?: true | undefined
    'data-fading'?: true | undefined
  }
  button?: ComponentProps<'button'>
}

/** Sets a custom property with the height that a lasting alert covers, for what sticks to the top of the window. */
const coverTop = (banner: HTMLElement | null): (() => void) | undefined => {
  if (!banner) return
  const { style } = document.documentElement
  const place = banner.closest<HTMLElement>('.alert-place')
  const measure = () => {
    const isBeside = !place || getComputedStyle(place).position !== 'sticky'
    style.setProperty('--covered-above', isBeside ? '0px' : `${place.offsetHeight}px`)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(banner)
  addEventListener('resize', measure)
  return () => {
    observer.disconnect()
    removeEventListener('resize', measure)
    style.removeProperty('--covered-above')
  }
}

/** The look of an alert, with a button to dismiss it. */
export const AlertFrame = ({ text, frame, button }: AlertFrameProps) => (
  <div className="alert-banner" {...frame}>
    <p>{text}</p>
    <button type="button" aria-label={useTexts(bannerTexts).dismiss} {...button}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </button>
  </div>
)

const Banner = ({ alert: { kind, text, isFading } }: { alert: Alert }) => {
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
    <AlertFrame
      text={text}
      frame={{
        ref: isLasting(kind) ? coverTop : undefined,
        'data-tone': alertTones[kind],
        'data-lasting': isLasting(kind) || undefined,
        'data-fading': isFading || undefined,
      }}
      button={{
        ref: button,
        onClick: clearAlerts,
        onKeyDown: dismissOnEscape,
        onFocus: ({ relatedTarget }) => {
          focusedBefore.current = relatedTarget
        },
      }}
    />
  )
}

/** The current alert; undefined during server rendering. */
export const useAlert = (): Alert | undefined =>
  useSyncExternalStore(onAlertChange, currentAlert, () => undefined)

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
