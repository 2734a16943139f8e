import type { SpecialDiet } from '@academy/contract/people/arrival-details/diets'
import type { Diet } from '@academy/contract/people/arrival-details/needs-fields'

/** A booking of the demo. Days of the stay count from the first day of the academy (0) to its last (14). */
export interface DemoBooking {
  email: string
  from_day: number
  to_day: number
  /** Null: lodging elsewhere. */
  room: 'single' | 'double' | null
  /** Null: no meals. */
  diet: Diet | null
  special_diets?: SpecialDiet[]
  /** Days since it was booked (in the past year: days before the deadline, negative after it). */
  booked: number
  /** Days until it was paid, and days until it was cancelled. */
  paid?: number
  cancelled?: number
  comment?: string
}

type Details = Pick<DemoBooking, 'booked' | 'paid' | 'cancelled' | 'comment' | 'special_diets'>

const stay = (
  email: string,
  [from_day, to_day]: [from: number, to: number],
  room: DemoBooking['room'],
  diet: DemoBooking['diet'],
  details: Details,
): DemoBooking => ({ email, from_day, to_day, room, diet, ...details })

/** Nearly all single rooms are taken in the middle of the academy. */
export const currentBookings: readonly DemoBooking[] = [
  stay('student@example.org', [0, 8], 'single', 'VEGETARIAN', {
    booked: 6,
    comment: 'Ich komme mit dem letzten Bus an, gegen 20:30 Uhr.',
  }),
  stay('valentina.hofkircher@example.org', [0, 8], 'single', 'MEAT', { booked: 38, paid: 5 }),
  stay('tobias.seewaldner@example.com', [0, 8], 'single', 'MEAT', { booked: 37, paid: 9 }),
  stay('jonathan.weisskamp@example.org', [0, 14], 'single', 'VEGETARIAN', {
    booked: 36,
    paid: 3,
    comment: 'Bitte ein Zimmer, das nicht zum Glockenturm hin liegt.',
  }),
  stay('lorenzo.montelarice@example.net', [0, 8], 'single', 'MEAT', {
    booked: 33,
    paid: 12,
    special_diets: ['GLUTEN_FREE', 'LACTOSE_FREE'],
  }),
  stay('freya.winterbourne@example.org', [0, 8], 'single', 'VEGETARIAN', {
    booked: 32,
    paid: 4,
    special_diets: ['VEGAN'],
  }),
  stay('seraina.cavegnola@example.com', [1, 8], 'single', 'VEGETARIAN', {
    booked: 31,
    paid: 6,
    comment: 'Am ersten Tag habe ich noch eine Prüfung und reise erst danach an.',
  }),
  stay('petra.vrbnican@example.com', [0, 9], 'single', null, { booked: 30 }),
  stay('reka.szentmaray@example.org', [0, 8], 'single', 'MEAT', { booked: 26, paid: 2 }),
  stay('agnieszka.wrzosowicz@example.org', [0, 8], 'single', 'VEGETARIAN', { booked: 25, paid: 7 }),
  stay('hiroto.kamisaka@example.org', [0, 8], 'single', 'MEAT', {
    booked: 13,
    comment: 'My flight lands late on the day before; may I leave my luggage at the gate in the morning?',
  }),
  stay('laurin.niederalp@example.org', [1, 9], 'single', 'MEAT', { booked: 24, paid: 3 }),
  stay('duarte.vilaverde@example.net', [2, 10], 'single', 'MEAT', { booked: 29, paid: 8 }),
  stay('ondrej.havlovsky@example.org', [3, 11], 'single', 'MEAT', { booked: 40, paid: 4 }),
  stay('lubica.hrabovcova@example.net', [3, 11], 'single', 'VEGETARIAN', { booked: 19, paid: 5 }),
  stay('yuchen.baihe@example.org', [3, 10], 'single', 'MEAT', {
    booked: 10,
    comment: 'My mother travels with me and books for herself in the village.',
  }),
  stay('annika.dornwalde@example.com', [4, 12], 'single', 'VEGETARIAN', { booked: 35, paid: 10 }),
  stay('ilinca.bradeanu@example.org', [4, 12], 'single', null, { booked: 20, paid: 6 }),
  stay('felix.rauchegger-lind@example.org', [5, 12], 'single', 'MEAT', { booked: 18 }),
  stay('kacper.zrebinski@example.net', [5, 12], 'single', 'MEAT', { booked: 14, paid: 2 }),
  stay('ingrid.fossasen@example.net', [5, 7], 'single', 'VEGETARIAN', { booked: 8 }),
  stay('camila.arroyoseco@example.net', [5, 7], 'single', null, {
    booked: 4,
    comment: 'I only come to listen to the concerts.',
  }),
  stay('mina.haselroth@example.net', [0, 7], 'double', 'VEGETARIAN', {
    booked: 34,
    paid: 5,
    comment: 'Gern mit Rowan Ashgrove, falls sich das ausgeht.',
  }),
  stay('gaspard.thuilleroy@example.com', [0, 7], 'double', 'MEAT', { booked: 39, paid: 6 }),
  stay('clemence.aubrevigne@example.org', [0, 8], 'double', 'VEGETARIAN', { booked: 17, paid: 3 }),
  stay('nino.mtashvili@example.org', [0, 8], 'double', 'MEAT', {
    booked: 21,
    comment: 'I would love to share with Solomiia Vyshnevetska.',
  }),
  stay('s.vyshnevetska@example.org', [0, 8], 'double', 'MEAT', {
    booked: 16,
    paid: 4,
    comment: 'Am liebsten zusammen mit Nino Mtashvili. Ich vertrage keine Nüsse.',
  }),
  stay('aino.lehtovirta@example.org', [0, 8], 'double', 'VEGETARIAN', { booked: 5 }),
  stay('m.zirbenhofer@example.net', [0, 8], 'double', null, { booked: 28, paid: 11 }),
  stay('nuria.castanar@example.org', [1, 9], 'double', 'MEAT', { booked: 12, paid: 1 }),
  stay('ziga.podgorelec@example.org', [3, 11], 'double', 'MEAT', { booked: 18, paid: 7 }),
  stay('greta.pfitschthaler@example.org', [4, 12], 'double', 'VEGETARIAN', { booked: 15 }),
  stay('kalina.yavorska@example.com', [4, 12], 'double', 'MEAT', { booked: 3 }),
  stay('j.vanderweidemeer@example.org', [6, 13], 'double', 'MEAT', { booked: 19, paid: 4 }),
  stay('gergo.tolgyvari@example.com', [7, 14], 'double', 'MEAT', { booked: 27, paid: 3 }),
  stay('rowan.ashgrove@example.com', [7, 14], 'double', 'VEGETARIAN', { booked: 7 }),
  stay('karim.alwardani@example.com', [8, 14], 'double', null, { booked: 9, paid: 2 }),
  stay('danylo.sosnovenko@example.net', [0, 8], null, null, {
    booked: 22,
    comment: 'I stay with friends in the next village and come by bicycle.',
  }),
  stay('emre.gokcedag@example.net', [2, 10], null, null, { booked: 2 }),
  stay('ezekiel.marlowe-finch@example.org', [0, 8], 'single', 'MEAT', { booked: 23, paid: 4, cancelled: 14 }),
  // Parents who come for the last concerts, so that somebody arrives on every day but the last.
  stay('barbara.zirbenhofer@example.net', [9, 11], null, null, { booked: 12 }),
  stay('marcus.winterbourne@example.org', [10, 13], null, null, { booked: 9 }),
  stay('naoko.kamisaka@example.org', [11, 14], null, null, { booked: 7 }),
  stay('ulrike.haselroth@example.net', [12, 14], null, null, { booked: 5 }),
  stay('paola.montelarice@example.net', [13, 14], null, null, { booked: 3 }),
]

/** Bookings of the participants of the previous year. */
export const pastBookings: readonly DemoBooking[] = [
  stay('student@example.org', [2, 10], 'double', 'VEGETARIAN', {
    booked: -12,
    paid: 6,
    comment: 'Gern wieder im Gästetrakt zum Obstgarten.',
  }),
  stay('gergo.tolgyvari@example.com', [0, 8], 'single', 'MEAT', { booked: -11, paid: 4 }),
  stay('reka.szentmaray@example.org', [0, 8], 'double', 'MEAT', { booked: -11, paid: 9 }),
  stay('gaspard.thuilleroy@example.com', [0, 8], 'single', 'MEAT', { booked: -12, paid: 3 }),
  stay('ondrej.havlovsky@example.org', [0, 8], 'single', 'MEAT', { booked: -13, paid: 5 }),
  stay('j.vanderweidemeer@example.org', [0, 7], 'double', 'MEAT', { booked: -14, paid: 2 }),
  stay('lorenzo.montelarice@example.net', [2, 10], 'single', 'MEAT', { booked: -12, paid: 7 }),
  stay('petra.vrbnican@example.com', [2, 10], null, null, {
    booked: -15,
    comment: 'My aunt has a flat in the valley.',
  }),
  stay('greta.pfitschthaler@example.org', [3, 11], 'double', 'VEGETARIAN', { booked: -16, paid: 4 }),
  stay('freya.winterbourne@example.org', [3, 11], 'double', 'VEGETARIAN', { booked: -16, paid: 4 }),
  stay('duarte.vilaverde@example.net', [3, 11], 'single', 'MEAT', { booked: -13, paid: 6 }),
  stay('mina.haselroth@example.net', [5, 12], 'double', 'VEGETARIAN', { booked: -18, paid: 5 }),
  stay('clemence.aubrevigne@example.org', [5, 12], 'double', null, { booked: -17, paid: 3 }),
]
