import './menu-sheet.css'
import { can } from '@academy/contract/base/abilities'
import { plural } from '@academy/contract/base/plural'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { profileQuery } from '../../areas/people/profile/api.ts'
import { defineTexts, useTexts } from '../../base/i18n/texts.ts'
import { useMember } from '../../base/pages/member.ts'
import type { Waiting } from '../../base/pages/menu-bar.ts'
import { byGroup, type MenuEntry } from '../../base/pages/records.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'

const texts = defineTexts({
  en: {
    title: 'More pages',
    unpaid: (count: number) =>
      plural('en', count, { one: 'one open invoice', other: `${count} open invoices` }),
  },
  de: {
    title: 'Weitere Seiten',
    unpaid: count =>
      plural('de', count, { one: 'eine offene Rechnung', other: `${count} offene Rechnungen` }),
  },
})

interface MenuSheetProps {
  isOpen: boolean
  onClose: () => void
  entries: readonly MenuEntry[]
  /** Renders the link of an entry, with what the reader has to pay there. */
  linkTo: (entry: MenuEntry, unpaid: Waiting[keyof Waiting]) => ReactNode
}

/** What students have to pay: read when the sheet is opened, if no page has asked for it. */
const useUnpaid = (): Waiting => {
  const { unpaid } = useTexts(texts)
  const { call } = useRouter().options.context
  const { data } = useQuery({ ...profileQuery(call), enabled: can(useMember().roles, 'apply') })
  const count = data?.outstanding_invoices.length ?? 0
  return count > 0 ? { account: { count, text: unpaid(count) } } : {}
}

/** Everything for which the bar of a phone has no room, in groups. */
export const MenuSheet = ({ isOpen, onClose, ...pages }: MenuSheetProps) => (
  <Dialog isOpen={isOpen} onClose={onClose} title={useTexts(texts).title} closesOutside>
    <Pages {...pages} />
  </Dialog>
)

const Pages = ({ entries, linkTo }: Pick<MenuSheetProps, 'entries' | 'linkTo'>) => {
  const unpaid = useUnpaid()
  return (
    <nav className="menu-sheet" aria-label={useTexts(texts).title}>
      {byGroup(entries).map(({ group, entries }) => (
        <section key={entries[0]?.name}>
          {group && <h3>{group}</h3>}
          <ul>
            {entries.map(entry => (
              <li key={entry.name}>{linkTo(entry, unpaid[entry.name])}</li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
