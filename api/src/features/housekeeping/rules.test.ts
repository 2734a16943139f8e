import type { Guest } from '@academy/contract/housekeeping/schemas'
import type { Diet } from '@academy/contract/lodging/schemas'
import { describe, expect, test } from 'vitest'
import { housekeepingDays, kitchenDays } from './rules.ts'

/** Returns the meals of a stay as `day breakfast/dinner`. */
const platesOf = (academy: string, stay: string, diet: Diet) => {
  const [from, to] = [academy, stay].map(days => {
    const [start_date = '', end_date = ''] = days.split(' ')
    return { start_date, end_date }
  })
  if (!from || !to) throw new Error('An academy and a stay have two days each')
  return kitchenDays(from, [{ ...to, diet }]).map(
    ({ day, breakfast, dinner }) => `${day} ${breakfast[diet]}/${dinner[diet]}`,
  )
}

describe('the kitchen sheet', () => {
  test.each<[what: string, academy: string, stay: string, plates: string[]]>([
    [
      'a stay of one night',
      '2027-08-01 2027-08-03',
      '2027-08-01 2027-08-02',
      ['2027-08-01 0/1', '2027-08-02 1/0', '2027-08-03 0/0'],
    ],
    [
      'a stay of all nights',
      '2027-08-01 2027-08-03',
      '2027-08-01 2027-08-03',
      ['2027-08-01 0/1', '2027-08-02 1/1', '2027-08-03 1/0'],
    ],
    [
      'a stay over the end of a month',
      '2027-07-30 2027-08-02',
      '2027-07-31 2027-08-01',
      ['2027-07-30 0/0', '2027-07-31 0/1', '2027-08-01 1/0', '2027-08-02 0/0'],
    ],
    [
      'a stay over a leap day',
      '2028-02-27 2028-03-01',
      '2028-02-28 2028-03-01',
      ['2028-02-27 0/0', '2028-02-28 0/1', '2028-02-29 1/1', '2028-03-01 1/0'],
    ],
    [
      'a stay over the same days in a year without a leap day',
      '2027-02-27 2027-03-01',
      '2027-02-28 2027-03-01',
      ['2027-02-27 0/0', '2027-02-28 0/1', '2027-03-01 1/0'],
    ],
    [
      'a stay over the end of a year',
      '2027-12-31 2028-01-01',
      '2027-12-31 2028-01-01',
      ['2027-12-31 0/1', '2028-01-01 1/0'],
    ],
    [
      'a stay over the change to summer time',
      '2027-03-27 2027-03-29',
      '2027-03-27 2027-03-29',
      ['2027-03-27 0/1', '2027-03-28 1/1', '2027-03-29 1/0'],
    ],
  ])('counts meals for %s', (_, academy, stay, plates) => {
    expect(platesOf(academy, stay, 'MEAT')).toEqual(plates)
    expect(platesOf(academy, stay, 'VEGETARIAN')).toEqual(plates)
  })

  test('counts diets separately, and has days without meals', () => {
    const academy = { start_date: '2027-08-01', end_date: '2027-08-03' }
    const stay = { start_date: '2027-08-01', end_date: '2027-08-02' }
    const none = { MEAT: 0, VEGETARIAN: 0 }
    expect(
      kitchenDays(academy, [
        { ...stay, diet: 'MEAT' },
        { ...stay, diet: 'MEAT' },
        { ...stay, diet: 'VEGETARIAN' },
      ]),
    ).toEqual([
      { day: '2027-08-01', breakfast: none, dinner: { MEAT: 2, VEGETARIAN: 1 } },
      { day: '2027-08-02', breakfast: { MEAT: 2, VEGETARIAN: 1 }, dinner: none },
      { day: '2027-08-03', breakfast: none, dinner: none },
    ])
  })
})

describe('the housekeeping sheet', () => {
  let booking_id = 0
  const guest = (
    full_name: string,
    start_date: string,
    end_date: string,
    room_name: string | null = null,
  ): Guest => ({
    booking_id: ++booking_id,
    account_id: booking_id,
    full_name,
    room_de: 'Einzelzimmer',
    room_en: 'Single room',
    room_name,
    start_date,
    end_date,
    comment: '',
  })
  const names = (guests: Guest[]) => guests.map(one => one.full_name).join(' ')

  test('lists arrivals, departures and stays of each day, over a leap day too', () => {
    const days = housekeepingDays({ start_date: '2028-02-28', end_date: '2028-03-02' }, [
      guest('Early', '2028-02-28', '2028-02-29'),
      guest('All', '2028-02-28', '2028-03-02'),
      guest('Late', '2028-02-29', '2028-03-01'),
    ])
    expect(
      days.map(({ day, arrivals, departures, stays }) => [
        day,
        names(arrivals),
        names(departures),
        names(stays),
      ]),
    ).toEqual([
      ['2028-02-28', 'Early All', '', ''],
      ['2028-02-29', 'Late', 'Early', 'All'],
      ['2028-03-01', '', 'Late', 'All'],
      ['2028-03-02', '', 'All', ''],
    ])
  })

  test('names who shares the room: tonight, or on the day of departure last night', () => {
    const days = housekeepingDays({ start_date: '2027-08-01', end_date: '2027-08-04' }, [
      guest('Ida', '2027-08-01', '2027-08-03', '12'),
      guest('Ola', '2027-08-01', '2027-08-02', '12'),
      guest('Una', '2027-08-02', '2027-08-04', '12'),
      guest('Eva', '2027-08-01', '2027-08-04', '13'),
      guest('Ada', '2027-08-01', '2027-08-04'),
      guest('Bea', '2027-08-01', '2027-08-04'),
    ])
    const shared = days.map(({ arrivals, departures, stays }) =>
      [arrivals, departures, stays].map(guests =>
        guests
          .filter(({ shares_with }) => shares_with.length > 0)
          .map(({ full_name, shares_with }) => `${full_name}+${shares_with.join('+')}`)
          .join(' '),
      ),
    )
    expect(shared).toEqual([
      ['Ida+Ola Ola+Ida', '', ''],
      ['Una+Ida', 'Ola+Ida', 'Ida+Una'],
      ['', 'Ida+Una', ''],
      ['', '', ''],
    ])
  })

  test('lists a guest who changes beds under both arrivals and departures', () => {
    const [, middle] = housekeepingDays({ start_date: '2027-08-01', end_date: '2027-08-03' }, [
      guest('Mira', '2027-08-01', '2027-08-02'),
      guest('Mira', '2027-08-02', '2027-08-03'),
    ])
    expect(middle).toMatchObject({
      arrivals: [{ full_name: 'Mira' }],
      departures: [{ full_name: 'Mira' }],
      stays: [],
    })
  })
})
