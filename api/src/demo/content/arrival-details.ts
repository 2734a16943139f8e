/** The arrival details of people of the demo. */
export interface DemoArrivalDetails {
  email: string
  allergies?: string
  /** False for allergies from before there was such a consent. */
  has_needs_consent?: false
  contact?: [name: string, phone: string, relation: string]
  /** Of a minor. */
  parent?: [name: string, contact: string]
  /** Whether the parent has signed. */
  has_consent?: boolean
}

export const arrivalDetails: readonly DemoArrivalDetails[] = [
  {
    email: 'student@example.org',
    allergies: 'Haselnüsse und Walnüsse',
    contact: ['Helene Brandtner', '+43 660 5550142', 'Mutter'],
  },
  {
    email: 'valentina.hofkircher@example.org',
    contact: ['Rupert Hofkircher', '+43 664 5550187', 'Vater'],
  },
  {
    email: 'jonathan.weisskamp@example.org',
    allergies: 'Sellerie; Bienenstiche (Notfallset im Zimmer)',
    contact: ['Silke Weißkamp', '+49 151 5550163', 'Schwester'],
  },
  {
    email: 'freya.winterbourne@example.org',
    allergies: 'Peanuts, severe',
    contact: ['Rowan Winterbourne', '+44 7700 900142', 'partner'],
  },
  { email: 'hiroto.kamisaka@example.org', allergies: 'Shellfish', has_needs_consent: false },
  {
    email: 'm.zirbenhofer@example.net',
    allergies: 'Kuhmilch',
    contact: ['Elfriede Zirbenhofer', '+43 676 5550119', 'Mutter'],
    parent: ['Elfriede Zirbenhofer', '+43 676 5550119'],
    has_consent: true,
  },
  { email: 'yuchen.baihe@example.org', contact: ['Baihe Lan', '+86 139 5550 1234', 'mother'] },
]
