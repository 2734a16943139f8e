import { describe, expect, test } from 'vitest'
import type { StoredDays, StoredPerformance } from './queries.ts'
import { eventsOf, lessonDays } from './rules.ts'

const none: StoredDays = {
  academy: {
    id: 4,
    start_date: '2027-08-01',
    end_date: '2027-08-15',
    place: 'Stift Feldkirchen',
    is_current: true,
  },
  stays: [],
  places: [],
  teaches: [],
  accompanies: [],
  period: null,
  performances: [],
}
const cello = {
  id: 7,
  start_date: '2027-08-02',
  end_date: '2027-08-10',
  instrument_de: 'Violoncello',
  instrument_en: 'Cello',
  teacher_name: 'Ilse Marent',
}
const stay = {
  id: 12,
  start_date: '2027-08-01',
  end_date: '2027-08-09',
  room: { name_de: 'Einzelzimmer', name_en: 'Single room' },
  meal: { name_de: 'Halbpension', name_en: 'Half board' },
}
const performance: StoredPerformance = {
  evening_id: 3,
  date: '2027-08-06',
  place: 'Stiftskirche',
  length_minutes: 90,
  part: 'plays',
  player_name: 'Mira Talbach',
  composer: { name: 'Ludwig van Beethoven', name_de: '', name_en: '' },
  piece: { title: 'Sonata', tonality: '', opus: '69', catalogue_no: '' },
}

/** One line for each event. */
const linesOf = (days: Partial<StoredDays>, locale: 'de' | 'en' = 'en') =>
  eventsOf({ ...none, ...days }, locale).map(
    ({ id, start_date, end_date, title }) => `${id} ${start_date.slice(8)}-${end_date.slice(8)} ${title}`,
  )

describe('the events of a person', () => {
  test.each<[what: string, days: Partial<StoredDays>, events: string[]]>([
    ['nothing without a place, a task or a booking', {}, []],
    [
      'a place without a booking comes and goes with the class',
      { places: [cello] },
      [
        'arrival-of-academy-4 02-02 Arrival',
        'class-7 03-09 Masterclass: Cello with Ilse Marent',
        'departure-of-academy-4 10-10 Departure',
      ],
    ],
    [
      'the booking says when one comes and goes',
      { places: [cello], stays: [stay] },
      [
        'arrival-12 01-01 Arrival',
        'meals-12 01-09 Half board',
        'class-7 03-09 Masterclass: Cello with Ilse Marent',
        'departure-12 09-09 Departure',
      ],
    ],
    [
      'a booking without board and room has days only',
      { stays: [{ ...stay, room: null, meal: null }] },
      ['arrival-12 01-01 Arrival', 'departure-12 09-09 Departure'],
    ],
    [
      'who changes the room neither leaves nor arrives',
      {
        stays: [
          { ...stay, meal: null },
          { ...stay, id: 13, start_date: '2027-08-09', end_date: '2027-08-15', meal: null },
        ],
      },
      ['arrival-12 01-01 Arrival', 'departure-13 15-15 Departure'],
    ],
    [
      'a teacher',
      { teaches: [cello] },
      [
        'arrival-of-academy-4 02-02 Arrival',
        'teaching-7 03-09 Teaching: Cello',
        'departure-of-academy-4 10-10 Departure',
      ],
    ],
    [
      'an accompanist arrives and leaves with the period',
      { period: { start_date: '2027-08-01', end_date: '2027-08-11' }, accompanies: [cello] },
      [
        'arrival-of-academy-4 01-01 Arrival',
        'accompaniment-7 03-09 Accompaniment: Cello, Ilse Marent’s masterclass',
        'departure-of-academy-4 11-11 Departure',
      ],
    ],
  ])('%s', (_, days, events) => {
    expect(linesOf(days)).toEqual(events)
  })

  test('are in the language asked for', () => {
    expect(linesOf({ places: [cello], stays: [stay] }, 'de')).toEqual([
      'arrival-12 01-01 Anreise',
      'meals-12 01-09 Halbpension',
      'class-7 03-09 Meisterkurs Violoncello bei Ilse Marent',
      'departure-12 09-09 Abreise',
    ])
  })

  test('an evening is one event with a line for each work, at 8 pm in Vienna', () => {
    const other = { ...performance, part: 'accompanies' as const, player_name: 'Jonas Veldrich' }
    expect(eventsOf({ ...none, performances: [performance, other] }, 'en')).toEqual([
      {
        id: 'concert-3',
        kind: 'concert',
        start_date: '2027-08-06',
        end_date: '2027-08-06',
        starts_at: '2027-08-06T18:00:00.000Z',
        ends_at: '2027-08-06T19:30:00.000Z',
        title: 'Academy concert',
        text: 'You play: Ludwig van Beethoven, Sonata, op. 69\nYou accompany Jonas Veldrich: Ludwig van Beethoven, Sonata, op. 69',
        place: 'Stiftskirche',
      },
    ])
  })

  test.each([
    ['2027-03-27', '2027-03-27T19:00:00.000Z'],
    ['2027-03-28', '2027-03-28T18:00:00.000Z'],
    ['2027-10-30', '2027-10-30T18:00:00.000Z'],
    ['2027-10-31', '2027-10-31T19:00:00.000Z'],
  ])('8 pm of %s, beside a change of the clocks, is %s', (date, starts_at) => {
    const [concert] = eventsOf({ ...none, performances: [{ ...performance, date }] }, 'de')
    expect(concert?.starts_at).toBe(starts_at)
  })
})

test.each([
  ['2027-08-02', '2027-08-10', '2027-08-03', '2027-08-09'],
  ['2027-08-02', '2027-08-04', '2027-08-03', '2027-08-03'],
  ['2027-08-02', '2027-08-03', '2027-08-02', '2027-08-03'],
  ['2027-08-02', '2027-08-02', '2027-08-02', '2027-08-02'],
])('the lessons of a class from %s to %s are from %s to %s', (start_date, end_date, first, last) => {
  expect(lessonDays({ start_date, end_date })).toEqual({ start_date: first, end_date: last })
})
