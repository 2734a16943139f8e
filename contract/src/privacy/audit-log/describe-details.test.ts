import { expect, test } from 'vitest'
import { detailsOf } from './describe-details.ts'

const days = {
  day: (day: string) => day.split('-').toReversed().join('.'),
  instant: (instant: string) => instant,
}

test.each<[what: string, details: Record<string, unknown>, shown: string[]]>([
  ['money', { amount_cents: 7500, price: ['22', '24.5'] }, ['Betrag: € 75', 'Preis: € 22 → € 24,50']],
  [
    'days',
    { paid_on: '2027-03-05', start_date: [null, '2027-08-01'] },
    ['Bezahlt am: 05.03.2027', 'Beginn:  → 01.08.2027'],
  ],
  [
    'flags',
    { application_closed: ['0', '1'], is_withdrawn: ['false', 'true'] },
    ['Bewerbungen geschlossen: nein → ja', 'Zurückgezogen: nein → ja'],
  ],
  [
    'words of the program',
    { role: 'AcademyManager', by: 'command line' },
    ['Rolle: Akademiebüro', 'Durch: die Kommandozeile'],
  ],
  ['the names of consents', { kind: 'needs' }, ['Art: Besondere Kost und Allergien']],
  ['an unknown word', { role: 'Librarian' }, ['Rolle: Librarian']],
  [
    'rich text',
    { resume_german: ['<p>Alt</p>', '<p>Neu <b>fett</b></p>'] },
    ['Biografie (Deutsch): Alt → Neu fett'],
  ],
  [
    'lists',
    { board: ['[]', '[{"name":"Ines Falkner","role":"Obfrau"}]'] },
    ['Vorstand:  → Ines Falkner, Obfrau'],
  ],
  [
    'cancellation steps',
    { withdrawal_terms: [null, '{"steps":[{"least_days":21,"percent":20}],"last_percent":100}'] },
    ['Stornostufen eines Platzes:  → 20 % bis 21 Tage vorher, dann 100 %'],
  ],
  [
    'steps that cannot be read',
    { withdrawal_terms: [null, 'none'] },
    ['Stornostufen eines Platzes:  → none'],
  ],
  [
    'the filter of a list of people',
    { filter: 'kind=guest, masterclass_id=4, day=2027-08-02, minors=1, floor=2' },
    ['Filter: Art: Gäste (nur mit Buchung), Anwesend an: 02.08.2027, Nur Minderjährige, floor: 2'],
  ],
  ['no filter of ids only', { filter: 'masterclass_id=4' }, []],
  ['no ids, nothing internal, nothing unknown', { booking_id: 4, version: ['1', '2'], other: 'x' }, []],
])('an entry shows %s', (_what, details, shown) => {
  const texts = detailsOf(details, 'de', days).map(({ label, before, value }) =>
    before === undefined ? `${label}: ${value}` : `${label}: ${before} → ${value}`,
  )
  expect(texts.map(text => text.replaceAll('\u00a0', ' '))).toEqual(shown)
})
