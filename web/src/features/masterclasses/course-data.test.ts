import { exampleCard } from '@academy/contract/masterclasses/schemas'
import { expect, test } from 'vitest'
import { courseData, courseListData } from './course-data.ts'

const academy = { place_name: 'Stift Amselzell' }
const site = { origin: 'https://academy.example.org', locale: 'de' } as const

test('a masterclass is a course with teacher, days, place and price', () => {
  expect(courseData(exampleCard, academy, site)).toMatchObject({
    '@type': 'Course',
    url: 'https://academy.example.org/masterclass/3',
    name: 'Violoncello, Ilse Marent',
    offers: { price: '540', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    hasCourseInstance: {
      startDate: '2027-08-02',
      endDate: '2027-08-10',
      instructor: { name: 'Ilse Marent' },
      location: { name: 'Stift Amselzell' },
    },
  })
})

test('a closed masterclass is sold out', () => {
  const { offers } = courseData({ ...exampleCard, application_closed: 1 }, academy, site)
  expect(offers.availability).toBe('https://schema.org/SoldOut')
})

test('the list numbers the courses from one', () => {
  const two = { ...academy, master_classes: [exampleCard, { ...exampleCard, id: 4 }] }
  expect(courseListData(two, site).itemListElement).toMatchObject([
    { position: 1, item: { url: 'https://academy.example.org/masterclass/3' } },
    { position: 2, item: { url: 'https://academy.example.org/masterclass/4' } },
  ])
})
