/** Rooms of the demo, from one number to another. Their beds add up to those of the room types. */
export const rooms = [
  { type: 'single', first: 'Zelle 1', last: 'Zelle 12', beds: 1, floor: '1', notes: '' },
  { type: 'single', first: 'Zelle 13', last: 'Zelle 22', beds: 1, floor: '2', notes: '' },
  { type: 'single', first: 'Lindenstube', last: '', beds: 1, floor: '0', notes: 'Ohne Stufen erreichbar' },
  { type: 'single', first: 'Turmstube', last: '', beds: 1, floor: '3', notes: 'Zum Glockenturm hin' },
  { type: 'double', first: '101', last: '114', beds: 2, floor: '1', notes: '' },
  { type: 'double', first: '201', last: '213', beds: 2, floor: '2', notes: 'Blick in den Obstgarten' },
  { type: 'double', first: 'Gartenstube', last: '', beds: 3, floor: '0', notes: 'Drei Betten' },
  { type: 'double', first: 'Kapitelstube', last: '', beds: 3, floor: '0', notes: 'Drei Betten' },
] as const

/** These show one warning of each kind. Everybody else gets a room that fits, without a warning. */
export const placements: readonly { email: string; room: string }[] = [
  // Different genders.
  { email: 'gaspard.thuilleroy@example.com', room: '101' },
  { email: 'clemence.aubrevigne@example.org', room: '101' },
  // A minor and an adult.
  { email: 'm.zirbenhofer@example.net', room: '102' },
  { email: 'nuria.castanar@example.org', room: '102' },
  // One of the two has the wish of the other one fulfilled only if they move together.
  { email: 'nino.mtashvili@example.org', room: '103' },
  { email: 's.vyshnevetska@example.org', room: '104' },
  // A single room was booked.
  { email: 'ilinca.bradeanu@example.org', room: '105' },
]

/** Who has booked a bed and is not placed yet. */
export const withoutRoom: readonly string[] = [
  'aino.lehtovirta@example.org',
  'kalina.yavorska@example.com',
  'mina.haselroth@example.net',
  'camila.arroyoseco@example.net',
  'felix.rauchegger-lind@example.org',
]
