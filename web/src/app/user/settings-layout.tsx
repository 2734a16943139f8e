import './settings-layout.css'
import { Link, Outlet, useLocation, useParams } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { useMember } from '../../base/pages/member.ts'
import { byGroup, sectionMenu } from '../../base/pages/records.ts'
import { usePages } from '../../base/pages/use-pages.ts'

const settingsTexts = defineTexts({
  en: { settings: 'Academy settings' },
  de: { settings: 'Einstellungen der Akademie' },
})

/** The pages of the settings in groups: beside the page, or in a narrow window behind a button with the name of the current one. */
export const SettingsLayout = () => {
  const texts = useTexts(settingsTexts)
  // The page of an academy chooses it.
  const { academyId } = useParams({ strict: false })
  const { pathname } = useLocation()
  const pages = sectionMenu(usePages(), 'settings', useMember().roles, useLocale())
  const current = pages.find(({ path }) => `${pathname}/`.startsWith(`${path}/`))
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className="settings">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list, wherever the focus is in it */}
      <div className="settings-menu" data-open={isOpen || undefined} onKeyDown={onKeyDown}>
        <button
          ref={opener}
          type="button"
          className="settings-opener"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{texts.settings}</span>
          {current && <strong>{current.label}</strong>}
        </button>
        <nav id={id} className="settings-pages" aria-label={texts.settings}>
          {byGroup(pages).map(({ group, entries }) => (
            <div key={group}>
              <p aria-hidden="true">{group}</p>
              <ul aria-label={group}>
                {entries.map(({ path, label }) => (
                  <li key={path}>
                    <Link
                      to={path}
                      search={academyId === undefined ? {} : { academy: academyId }}
                      activeOptions={{ includeSearch: false }}
                      onClick={() => setOpen(false)}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="settings-page">
        <Outlet />
      </div>
    </div>
  )
}
