import { expect, test } from 'vitest'
import type { LetterHead } from '../../../programme/letter-head/queries.ts'
import type { LetterPerson } from '../queries.ts'
import { setInvitation } from './invitation.ts'
import { letterTexts } from './letter-texts.ts'

const days = { start_date: '2027-08-05', end_date: '2027-08-13' }
const violin = {
  id: 4,
  instrument_de: 'Violine',
  instrument_en: 'Violin',
  teacher_name: 'Ilse Marent',
  ...days,
}
const head: LetterHead = {
  academy_id: 1,
  start_date: '2027-08-01',
  end_date: '2027-08-15',
  place: 'Amselzell',
  association: 'Verein Sommerakademie',
  street: '',
  zip: '',
  city: 'Amselzell',
  email: '',
  phone: '',
  website: '',
  site_name_de: 'Sommerakademie',
  site_name_en: 'Summer Academy',
  country_de: 'Österreich',
  country_en: 'Austria',
}
const person: LetterPerson = {
  id: 7,
  full_name: 'Mira Talbach',
  latin_name: '',
  locale: 'en',
  date_of_birth: '2005-01-19',
  nationality: { name_de: 'Georgien', name_en: 'Georgia' },
  places: [],
  applied: [],
  teaches: [],
  period: null,
  bookings: [
    {
      ...days,
      room: { name_de: 'Doppelzimmer', name_en: 'Double room' },
      meal: { name_de: 'Halbpension', name_en: 'Half board' },
    },
  ],
  total_cents: 0,
  paid_cents: 0,
}

/** Words are pieces of their own in the layout. */
const textOf = (content: unknown): string => {
  if (typeof content === 'string') return content
  if (Array.isArray(content)) return content.map(textOf).join('')
  return typeof content === 'object' && content !== null ? Object.values(content).map(textOf).join('') : ''
}

test.each<['de' | 'en', Partial<LetterPerson>, parts: string[]]>([
  [
    'en',
    { places: [violin] },
    ['we hereby invite', 'from 1 to 15 August 2027', 'Place in the masterclass: Violin'],
  ],
  ['de', { places: [violin] }, ['wir laden', 'vom 1. bis 15. August 2027', 'Platz im Meisterkurs Violine']],
  [
    'en',
    { applied: [violin] },
    ['has applied', 'not been decided yet', 'Application for the masterclass: Violin'],
  ],
  [
    'de',
    { applied: [violin] },
    ['beworben', 'noch nicht entschieden', 'Bewerbung für den Meisterkurs Violine'],
  ],
  ['en', {}, ['Double room with half board']],
  ['de', {}, ['Doppelzimmer mit Halbpension']],
])('the letter in %s for %j says %j', (locale, facts, parts) => {
  const said = textOf(setInvitation(head, { ...person, ...facts }, locale, '2027-06-01'))
  for (const part of parts) expect(said).toContain(part)
  if (facts.applied) expect(said).not.toMatch(/invite|laden/)
})

test.each(['de', 'en'] as const)(
  'in %s the request, the closing and the signature are on one page',
  locale => {
    const content = setInvitation(head, { ...person, places: [violin, violin, violin] }, locale, '2027-06-01')
    const last = Array.isArray(content) ? content.at(-1) : undefined
    expect(last).toMatchObject({ unbreakable: true })
    for (const part of [letterTexts[locale].invitation.closing, 'Verein Sommerakademie'])
      expect(textOf(last)).toContain(part)
  },
)
