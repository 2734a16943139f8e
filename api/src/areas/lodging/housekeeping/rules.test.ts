import type { Guest } from '@academy/contract/lodging/housekeeping/schemas'
import type { Diet } from '@academy/contract/people/arrival-details/needs-fields'
import { describe, expect, test } from 'vitest'
import { housekeepingDays, kitchenDays } from './rules.ts'

const nobody = { account_id: 1, full_name: 'Mira Talbach', special_diets: [], allergies: '' }

/** Returns the meals of a stay as `day breakfast/dinner`. */
const platesOf = (academy: string, stay: string, diet: Diet) => {
  const [from, to] = [academy, stay].map(days => {
    const [start_date = '', end_date = ''] = days.split(' ')
    return { start_date, end_date }
  })
  if (!from || !to) throw new Error('An academy and a stay have two days each')
  return kitchenDays(from, [{ ...nobody, ...to, diet }]).map(
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
    const none = { MEAT: 0, VEGETARIAN: 0, VEGAN: 0 }
    const some = { MEAT: 2, VEGETARIAN: 1, VEGAN: 1 }
    expect(
      kitchenDays(academy, [
        { ...nobody, ...stay, diet: 'MEAT' },
        { ...nobody, ...stay, diet: 'MEAT' },
        { ...nobody, ...stay, diet: 'VEGETARIAN' },
        { ...nobody, ...stay, diet: 'VEGETARIAN', special_diets: ['VEGAN'] },
      ]),
    ).toEqual([
      { day: '2027-08-01', breakfast: none, dinner: some, special: [] },
      { day: '2027-08-02', breakfast: some, dinner: none, special: [] },
      { day: '2027-08-03', breakfast: none, dinner: none, special: [] },
    ])
  })

  test('names those with allergies or special diets, on the days on which they eat', () => {
    const academy = { start_date: '2027-08-01', end_date: '2027-08-03' }
    const stay = { start_date: '2027-08-01', end_date: '2027-08-02', diet: 'MEAT' as const }
    const allergic = { ...nobody, full_name: 'Ilja Brandeis', allergies: 'Nuts' }
    const special = { ...nobody, full_name: 'Noor Lindqvist', special_diets: ['HALAL' as const] }
    const days = kitchenDays(
      academy,
      [nobody, allergic, special].map(one => ({ ...one, ...stay })),
    )
    const eaters = [allergic, special].map(one => ({ ...one, diet: 'MEAT' }))
    expect(days.map(day => day.special)).toEqual([
      eaters.map(one => ({ ...one, breakfast: false, dinner: true })),
      eaters.map(one => ({ ...one, breakfast: true, dinner: false })),
      [],
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
