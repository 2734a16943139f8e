// What students, teachers and accompanists have in their menu. What only the office has is in `office-menu.ts`.
import type { Locale } from '@academy/contract/base/locale'

/** One style: 24 by 24, stroke width 1.5, round caps. */
export const memberIcons = {
  overview: 'M4 20V11a8 8 0 0 1 16 0v9M2.5 20h19M9.5 20v-5a2.5 2.5 0 0 1 5 0v5',
  days: 'M4 5h16v15H4zM4 9.5h16M8 3v4M16 3v4M8 13.5h.01M12 13.5h.01M16 13.5h.01M8 16.5h.01M12 16.5h.01',
  concert:
    'M9 17.5V5l10-2v12.5M9 9l10-2M9 17.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M19 15.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0',
  accommodation: 'M3 19V6M3 16h18M21 19v-5a3 3 0 0 0-3-3h-8v5M8 12a2 2 0 1 1-4 0a2 2 0 0 1 4 0',
  masterclasses: 'M3 5l9 2l9-2v9l-9 2l-9-2zM12 7v14M8 21h8',
  teaching:
    'M11 7.5a3 3 0 1 1-6 0a3 3 0 0 1 6 0M2.5 20v-2a5.5 5.5 0 0 1 11 0v2M19 9.5a2 2 0 1 1-4 0a2 2 0 0 1 4 0M17 14a4.5 4.5 0 0 1 4.5 4.5V20',
  accompaniment: 'M3 5h18v14H3zM9 5v8M15 5v8M9 13v6M15 13v6M7.5 5v8h3V5M13.5 5v8h3V5',
  repetition: 'M20 4v16M16.5 4v16M12 9.5h.01M12 14.5h.01M3 8h5M3 12h5M3 16h5',
  account: 'M5 3h14v18l-3.5-2l-3.5 2l-3.5-2L5 21zM9 8h6M9 12h6',
  access: 'M6 11h12v9.5H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2.5',
  profile: 'M15.5 8a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0M4.5 20.5a7.5 7.5 0 0 1 15 0',
  more: 'M4 6h16M4 12h16M4 18h9',
}

export const memberGroups = {
  academy: { en: 'My academy', de: 'Meine Akademie' },
  person: { en: 'About you', de: 'Zu Ihnen' },
} satisfies Record<string, Record<Locale, string>>

export const ItemIcon = ({ drawing }: { drawing: string }) => (
  <svg className="item-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={drawing} />
  </svg>
)
