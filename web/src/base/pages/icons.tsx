// One style: 24 by 24, stroke width 1.5, round caps.
const drawings = {
  overview: 'M4 20V11a8 8 0 0 1 16 0v9M2.5 20h19M9.5 20v-5a2.5 2.5 0 0 1 5 0v5',
  days: 'M4 5h16v15H4zM4 9.5h16M8 3v4M16 3v4M8 13.5h.01M12 13.5h.01M16 13.5h.01M8 16.5h.01M12 16.5h.01',
  concert:
    'M9 17.5V5l10-2v12.5M9 9l10-2M9 17.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M19 15.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0',
  accommodation: 'M3 19V6M3 16h18M21 19v-5a3 3 0 0 0-3-3h-8v5M8 12a2 2 0 1 1-4 0a2 2 0 0 1 4 0',
  masterclasses: 'M3 5l9 2l9-2v9l-9 2l-9-2zM12 7v14M8 21h8',
  teaching:
    'M11 7.5a3 3 0 1 1-6 0a3 3 0 0 1 6 0M2.5 20v-2a5.5 5.5 0 0 1 11 0v2M19 9.5a2 2 0 1 1-4 0a2 2 0 0 1 4 0M17 14a4.5 4.5 0 0 1 4.5 4.5V20',
  accompaniment: 'M3 5h18v14H3zM9 5v8M15 5v8M9 13v6M15 13v6M7.5 5v8h3V5M13.5 5v8h3V5',
  accompanimentPlan: 'M3 4h18v7H3zM8 4v4M13 4v4M18 4v4M3 15h8M3 20h8M15 17.5l2.5 2.5L22 15',
  repetition: 'M20 4v16M16.5 4v16M12 9.5h.01M12 14.5h.01M3 8h5M3 12h5M3 16h5',
  people:
    'M8.5 8a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M1.5 17.5v-1a4.5 4.5 0 0 1 9 0v1M20.5 8a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M13.5 17.5v-1a4.5 4.5 0 0 1 9 0v1M2 21h20',
  allMasterclasses: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  invoices: 'M5 3h14v18l-3.5-2l-3.5 2l-3.5-2L5 21zM9 8h6M9 12h6',
  evenings:
    'M4 5h16v15H4zM4 9h16M8 3v4M16 3v4M11 17V12l4-1v4.5M11 17a1.5 1.5 0 1 1-3 0a1.5 1.5 0 0 1 3 0M15 15.5a1.5 1.5 0 1 1-3 0a1.5 1.5 0 0 1 3 0',
  house: 'M11.5 16a4 4 0 1 1-8 0a4 4 0 0 1 8 0M10.3 13.2L20.5 3M15.5 8l3 3M18 5.5l2.5 2.5',
  surveys: 'M4 4h16v12.5H11.5L7 20.5v-4H4zM9 9h.01M15 9h.01M8.5 12q3.5 2.5 7 0',
  mails: 'M3 5.5h18v13H3zM3.5 6l8.5 7l8.5-7',
  record: 'M12 21a9 9 0 1 0-8.5-6M3.5 9.5L3.5 15L9 15M12 7.5V12l3 2',
  settings: 'M3 7h8M17 7h4M3 17h4M13 17h8M17 7a3 3 0 1 1-6 0a3 3 0 0 1 6 0M13 17a3 3 0 1 1-6 0a3 3 0 0 1 6 0',
  access: 'M6 11h12v9.5H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11M12 14.5v2.5',
  profile: 'M15.5 8a3.5 3.5 0 1 1-7 0a3.5 3.5 0 0 1 7 0M4.5 20.5a7.5 7.5 0 0 1 15 0',
}

export type IconName = keyof typeof drawings

export const ItemIcon = ({ name }: { name: IconName }) => (
  <svg className="item-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d={drawings[name]} />
  </svg>
)
