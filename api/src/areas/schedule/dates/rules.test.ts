import { describe, expect, test } from 'vitest'
import { datesOf } from './rules.ts'

const academy = {
  id: 2,
  start_date: '2027-08-01',
  end_date: '2027-08-15',
  deadline: '2027-07-01',
  lodging_free_until: '2027-07-01',
  place: 'Stift Amselzell',
}
const concert = {
  id: 7,
  date: '2027-08-06',
  starts_at: '2027-08-06T18:00:00.000Z',
  ends_at: '2027-08-06T19:30:00.000Z',
  place: 'Stiftskirche',
  composers: ['Clara Schumann', 'Béla Bartók'],
}
const shown = { locale: 'en', today: '2027-07-02' } as const

describe('the dates of an academy', () => {
  test('are listed by day, with stable ids', () => {
    expect(
      datesOf(academy, [concert], shown).map(({ id, start_date, end_date }) => [id, start_date, end_date]),
    ).toEqual([
      ['academy-2-repertoire', '2027-06-15', '2027-06-15'],
      ['academy-2-deadline', '2027-07-01', '2027-07-01'],
      ['academy-2-lodging_free', '2027-07-01', '2027-07-01'],
      ['academy-2-decisions', '2027-07-15', '2027-07-15'],
      ['academy-2-arrival', '2027-08-01', '2027-08-01'],
      ['academy-2-lessons', '2027-08-02', '2027-08-14'],
      ['public-concert-7', '2027-08-06', '2027-08-06'],
      ['academy-2-departure', '2027-08-15', '2027-08-15'],
    ])
  })

  test('are on one day in the order of their kinds', () => {
    const last = datesOf(academy, [{ ...concert, date: '2027-08-15' }], shown).slice(-2)
    expect(last.map(({ kind }) => kind)).toEqual(['concert', 'departure'])
  })

  test.each([
    ['2027-06-15', []],
    ['2027-07-02', ['repertoire', 'deadline', 'lodging_free']],
    ['2027-08-14', ['repertoire', 'deadline', 'lodging_free', 'decisions', 'arrival', 'concert']],
  ])('on %s these are over: %s', (today, over) => {
    const dates = datesOf(academy, [concert], { ...shown, today })
    expect(dates.filter(({ is_over }) => is_over).map(({ kind }) => kind)).toEqual(over)
  })

  test('a concert has its hour, place and composers', () => {
    const found = datesOf(academy, [concert], { ...shown, locale: 'de' }).find(
      ({ kind }) => kind === 'concert',
    )
    expect(found).toMatchObject({
      title: 'Akademiekonzert',
      starts_at: '2027-08-06T18:00:00.000Z',
      place: 'Stiftskirche',
      text: 'Clara Schumann, Béla Bartók',
      concert_id: 7,
    })
  })

  test('an academy in spring has no day for repertoire in June', () => {
    const spring = { ...academy, start_date: '2027-04-01', end_date: '2027-04-10', deadline: '2027-02-01' }
    expect(datesOf(spring, [], shown).map(({ kind }) => kind)).not.toContain('repertoire')
  })
})
