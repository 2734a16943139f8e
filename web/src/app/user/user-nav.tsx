import { Link, useLocation, useMatches } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../base/i18n/locale-context.ts'
import { useTexts } from '../../base/i18n/texts.ts'
import { later } from '../../base/later.tsx'
import { ItemIcon, memberIcons } from '../../base/pages/icons.tsx'
import { useMember } from '../../base/pages/member.ts'
import { entriesInBar, type Waiting } from '../../base/pages/menu-bar.ts'
import { paths } from '../../base/pages/paths.ts'
import { byGroup, type MenuEntry, personalMenu } from '../../base/pages/records.ts'
import { userTexts } from '../../base/pages/texts.ts'
import { usePages } from '../../base/pages/use-pages.ts'
import { useSite } from '../../base/site.ts'
import { WaitingDialog } from '../../ui/dialog/dialog.tsx'
import './user-layout.css'

const MenuSheet = later(async () => (await import('./menu-sheet.tsx')).MenuSheet, { Waiting: WaitingDialog })

interface EntryLinkProps {
  entry: MenuEntry
  /** Whether the page belongs to the section of the entry. */
  isInside: boolean
  waiting: Waiting[keyof Waiting]
  onClick?: () => void
}

const EntryLink = ({ entry, isInside, waiting, onClick }: EntryLinkProps) => (
  <Link
    to={entry.path}
    {...(entry.hash && { hash: entry.hash })}
    aria-current={isInside ? 'true' : undefined}
    aria-description={waiting?.text}
    activeOptions={{ exact: entry.path === paths.PersonalHomeView, includeHash: entry.isOneOfSeveral }}
    onClick={onClick}
  >
    <ItemIcon drawing={entry.icon} />
    <span className="item-long">{entry.label}</span>
    <span className="item-short">{entry.short}</span>
    <Count of={waiting?.count} />
  </Link>
)

const Count = ({ of }: { of: number | undefined }) =>
  of ? (
    <span className="item-count" aria-hidden="true">
      {of}
    </span>
  ) : null

/** The sidebar of a wide window, in groups; the bar of a phone, which has what is needed most, and opens the rest. CSS decides. */
export const UserNav = ({ waiting }: { waiting: Waiting }) => {
  const texts = useTexts(userTexts)
  const menu = personalMenu(usePages(), useMember().roles, useLocale())
  const inBar = entriesInBar(menu, useSite().phase)
  const rest = menu.filter(entry => !inBar.includes(entry))
  const matches = useMatches()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  // The layout of a section is named after it. Pages of a single entry belong to the section, too.
  const isInside = ({ section }: MenuEntry) =>
    section !== undefined && matches.some(({ routeId }) => routeId === `/user/${section}`)
  const isAt = (entry: MenuEntry) =>
    isInside(entry) || (entry.path !== paths.PersonalHomeView && `${pathname}/`.startsWith(`${entry.path}/`))
  const groups = useCurrentInSight(pathname)
  const hidden = rest.reduce((sum, { name }) => sum + (waiting[name]?.count ?? 0), 0)
  return (
    <nav className="user-nav" aria-label={texts.area}>
      <div ref={groups} className="user-nav-groups">
        {byGroup(menu).map(({ group, entries }) => (
          <div key={entries[0]?.name} className="user-nav-group">
            {group && <p aria-hidden="true">{group}</p>}
            <ul aria-label={group}>
              {entries.map(entry => (
                <li key={entry.name} data-in-bar={inBar.includes(entry) || undefined}>
                  <EntryLink entry={entry} isInside={isInside(entry)} waiting={waiting[entry.name]} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {rest.length > 0 && (
        <>
          <button
            type="button"
            className="user-nav-more"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-current={rest.some(isAt) && !inBar.some(isAt) ? 'true' : undefined}
            onClick={() => setOpen(true)}
          >
            <ItemIcon drawing={memberIcons.more} />
            {texts.more}
            <Count of={hidden} />
          </button>
          <MenuSheet
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            entries={rest}
            linkTo={(entry, unpaid) => (
              <EntryLink
                entry={entry}
                isInside={isInside(entry)}
                waiting={waiting[entry.name] ?? unpaid}
                onClick={() => setOpen(false)}
              />
            )}
          />
        </>
      )}
    </nav>
  )
}

/** Scrolls the sidebar to the current entry if not all entries fit. */
const useCurrentInSight = (pathname: string) => {
  const groups = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current entry changes with the page
  useEffect(() => {
    const current = groups.current?.querySelector<HTMLElement>('[aria-current]')
    if (groups.current && current)
      groups.current.scrollTop = current.offsetTop - (groups.current.clientHeight - current.offsetHeight) / 2
  }, [pathname])
  return groups
}
