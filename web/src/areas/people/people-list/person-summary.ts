import type { Locale, Localized } from '@academy/contract/base/locale'
import type { FoundPerson } from '@academy/contract/people/people-list/schemas'
import { peopleTexts } from './texts.ts'

type ClassName = Localized<'instrument'> & { teacher_name: string }

/** A masterclass in words, such as "Violin with Ilse Marent". */
export const className = (locale: Locale, masterclass: ClassName): string =>
  peopleTexts[locale].className(masterclass[`instrument_${locale}`], masterclass.teacher_name)

/** Who somebody is, such as "Applicant 2027, Violin with Ilse Marent". */
export const summaryOf = (locale: Locale, { kind, year, masterclasses }: FoundPerson): string => {
  const texts = peopleTexts[locale]
  const classes = [...new Set(masterclasses.map(one => className(locale, one)))]
  return [year === null ? texts.kinds[kind] : `${texts.kinds[kind]} ${year}`, ...classes].join(', ')
}
