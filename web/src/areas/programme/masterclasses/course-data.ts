import type { Locale } from '@academy/contract/base/locale'
import type { Academy } from '@academy/contract/programme/academy/schemas'
import { isOpen } from '@academy/contract/programme/masterclasses/is-open'
import type { PublicMasterclass } from '@academy/contract/programme/masterclasses/schemas'
import { nameIn } from '../../../base/format.ts'
import type { SiteInfo } from '../../../base/site.ts'
import { summaryOf } from './summary-of.ts'
import { teacherName } from './teacher.ts'

interface Page {
  origin: string
  locale: Locale
  site: SiteInfo
}

type Place = Pick<Academy, 'place_name'>

/** Leaves out the properties that are not known. */
const known = <Properties extends object>(properties: Properties) =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== '')) as Partial<Properties>

const addressOf = ({ street, zip, city, countryCode }: SiteInfo) => ({
  '@type': 'PostalAddress',
  ...known({
    streetAddress: street,
    postalCode: zip,
    addressLocality: city,
    addressCountry: countryCode,
  }),
})

/** A masterclass as schema.org data. */
const courseOf = (masterclass: PublicMasterclass, { place_name }: Place, { origin, locale, site }: Page) => {
  const address = `${origin}/masterclass/${masterclass.id}`
  const canApply = isOpen(masterclass)
  const name = `${nameIn(locale, masterclass.instrument)}, ${teacherName(masterclass)}`
  return {
    '@type': 'Course',
    '@id': address,
    url: address,
    name,
    description: summaryOf(masterclass, locale)?.text ?? '',
    provider: { '@type': 'Organization', name: site.name || site.siteName, sameAs: site.website || origin },
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      // The page, too, names the fee only while one can apply.
      ...(canApply && { price: masterclass.participation_fee, priceCurrency: 'EUR' }),
      availability: `https://schema.org/${canApply ? 'InStock' : 'SoldOut'}`,
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
        address: addressOf(site),
      },
    },
  }
}

export const courseData = (masterclass: PublicMasterclass, academy: Place, page: Page) => ({
  '@context': 'https://schema.org',
  ...courseOf(masterclass, academy, page),
})

export const courseListData = (academy: Place & { master_classes: PublicMasterclass[] }, page: Page) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: academy.master_classes.map((masterclass, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: courseOf(masterclass, academy, page),
  })),
})
