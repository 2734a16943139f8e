import { examplePublicMasterclass as example } from '@academy/contract/programme/masterclasses/schemas'
import { expect, test } from 'vitest'
import { unknownSite } from '../../../base/site.ts'
import { courseData, courseListData } from './course-data.ts'

const academy = { place_name: 'Stift Amselzell' }
const site = {
  ...unknownSite,
  siteName: 'Klangsommer',
  name: 'Verein Klangsommer',
  street: 'Seeweg 2',
  city: 'Lindsee',
}
const page = { origin: 'https://academy.example.org', locale: 'de', site } as const

test('a masterclass is a course with teacher, days, place and price', () => {
  expect(courseData(example, academy, page)).toMatchObject({
    '@type': 'Course',
    url: 'https://academy.example.org/masterclass/3',
    name: 'Violoncello, Ilse Marent',
    offers: { price: '540', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
    hasCourseInstance: {
      startDate: '2027-08-02',
      endDate: '2027-08-10',
      instructor: { name: 'Ilse Marent' },
      location: {
        name: 'Stift Amselzell',
        address: { '@type': 'PostalAddress', streetAddress: 'Seeweg 2', addressLocality: 'Lindsee' },
      },
    },
  })
})

test.each([
  [site, 'Verein Klangsommer', 'https://academy.example.org'],
  [{ ...site, website: 'https://verein.example' }, 'Verein Klangsommer', 'https://verein.example'],
  [{ ...site, name: '' }, 'Klangsommer', 'https://academy.example.org'],
])('the provider is the association, or the site without one', (site, name, sameAs) => {
  const { provider } = courseData(example, academy, { ...page, site })
  expect(provider).toEqual({ '@type': 'Organization', name, sameAs })
})

test.each([
  ['closed', { application_closed: 1 as const }],
  ['over', { is_over: true }],
  ['of another year', { is_current: false }],
])('a masterclass that is %s is sold out, without a price', (_, change) => {
  const { offers } = courseData({ ...example, ...change }, academy, page)
  expect(offers.availability).toBe('https://schema.org/SoldOut')
  expect(offers).not.toHaveProperty('price')
})

test('the list numbers the courses from one', () => {
  const two = { ...academy, master_classes: [example, { ...example, id: 4 }] }
  expect(courseListData(two, page).itemListElement).toMatchObject([
    { position: 1, item: { url: 'https://academy.example.org/masterclass/3' } },
    { position: 2, item: { url: 'https://academy.example.org/masterclass/4' } },
  ])
})
