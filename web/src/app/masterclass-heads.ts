import type { Academy } from '@academy/contract/programme/academy/schemas'
import type { Masterclass } from '@academy/contract/programme/masterclasses/schemas'
import type { AcademyFrame } from '../areas/programme/academy/api.ts'
import { courseData, courseListData } from '../areas/programme/masterclasses/course-data.ts'
import { teacherName } from '../areas/programme/masterclasses/teacher.ts'
import { formatDayRange, formatLongDay, nameIn, yearOf } from '../base/format.ts'
import { defineTexts } from '../base/i18n/texts.ts'
import { headOf, type PageVisit } from '../base/pages/head.ts'
import { paths } from '../base/pages/paths.ts'

const texts = defineTexts({
  en: {
    masterclasses: (year: number) => `Masterclasses ${year}`,
    list: (place: string, day: string) =>
      `All masterclasses at ${place} with teachers, dates and fees. Apply by ${day}.`,
    detail: (instrument: string, teacher: string, place: string, period: string) =>
      `Masterclass for ${instrument.toLowerCase()} with ${teacher} at ${place}, ${period}.`,
  },
  de: {
    masterclasses: year => `Meisterkurse ${year}`,
    list: (place, day) =>
      `Alle Meisterkurse im ${place} mit Lehrpersonen, Terminen und Gebühren. Bewerbung bis ${day}.`,
    detail: (instrument, teacher, place, period) =>
      `Meisterkurs ${instrument} mit ${teacher} im ${place}, ${period}.`,
  },
})

const pageOf = ({ context: { origin, locale }, site }: PageVisit) => ({ origin, locale, site })

export const homeHead = (visit: PageVisit, academy: Academy, description: string) =>
  headOf(visit, {
    title: `${academy.place_name} ${yearOf(academy.start_date_academy)}`,
    description,
    path: paths.Home,
  })

export const masterclassesHead = (visit: PageVisit, academy: Academy) =>
  headOf(visit, {
    title: texts[visit.context.locale].masterclasses(yearOf(academy.start_date_academy)),
    description: texts[visit.context.locale].list(
      academy.place_name,
      formatLongDay(academy.end_date_application, visit.context.locale),
    ),
    path: paths.Masterclasses,
    jsonLd: courseListData(academy, pageOf(visit)),
  })

interface FoundMasterclass {
  masterclass: Masterclass
  academy: AcademyFrame
}

export const masterclassHead = (visit: PageVisit, { masterclass, academy }: FoundMasterclass) => {
  const instrument = nameIn(visit.context.locale, masterclass.instrument)
  const teacher = teacherName(masterclass)
  const period = formatDayRange(masterclass.start_date, masterclass.end_date)
  return headOf(visit, {
    title: `${instrument}, ${teacher}`,
    description: texts[visit.context.locale].detail(instrument, teacher, academy.place_name, period),
    path: `/masterclass/${masterclass.id}`,
    jsonLd: courseData(masterclass, academy, pageOf(visit)),
  })
}
