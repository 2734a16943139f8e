import type { Academy } from '@academy/contract/academy/schemas'
import type { Locale } from '@academy/contract/locale'
import type { MasterclassCard } from '@academy/contract/masterclasses/schemas'
import { nameIn } from '../../lib/format.ts'
import { teacherName } from './teacher.ts'

interface Site {
  origin: string
  locale: Locale
}

type Place = Pick<Academy, 'place_name'>

const PROVIDER = 'Verein Amselzeller Musiksommer'

/** A masterclass as schema.org data. */
const courseOf = (masterclass: MasterclassCard, { place_name }: Place, { origin, locale }: Site) => {
  const address = `${origin}/masterclass/${masterclass.id}`
  const isOpen = masterclass.application_closed === 0
  const name = `${nameIn(locale, masterclass.instrument)}, ${teacherName(masterclass)}`
  return {
    '@type': 'Course',
    '@id': address,
    url: address,
    name,
    description: masterclass.instrument.description_english,
    provider: { '@type': 'Organization', name: PROVIDER, sameAs: origin },
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: masterclass.participation_fee,
      priceCurrency: 'EUR',
      availability: `https://schema.org/${isOpen ? 'InStock' : 'SoldOut'}`,
    },
    hasCourseInstance: {
      '@type': ['CourseInstance', 'EducationEvent'],
      name,
      courseMode: 'Onsite',
      startDate: masterclass.start_date,
      endDate: masterclass.end_date,
      instructor: { '@type': 'Person', name: teacherName(masterclass) },
      location: {
        '@type': 'Place',
        name: place_name,
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Stiftsplatz 1',
          postalCode: '8899',
          addressLocality: 'Amselzell',
          addressCountry: 'AT',
        },
      },
    },
  }
}

export const courseData = (masterclass: MasterclassCard, academy: Place, site: Site) => ({
  '@context': 'https://schema.org',
  ...courseOf(masterclass, academy, site),
})

export const courseListData = (academy: Pick<Academy, 'place_name' | 'master_classes'>, site: Site) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: academy.master_classes.map((masterclass, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: courseOf(masterclass, academy, site),
  })),
})
