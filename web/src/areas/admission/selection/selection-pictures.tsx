import {
  applicationCurve,
  type CurvePoint,
  placeOfToday,
} from '@academy/contract/admission/selection/application-curve'
import type { ApplicationDays, OfficeMasterclass } from '@academy/contract/admission/selection/schemas'
import { byLocale, regions } from '@academy/contract/base/locale'
import { teacherName } from '@academy/contract/base/names'
import { plural } from '@academy/contract/base/plural'
import type { ReactNode } from 'react'
import { formatDay, formatDayAndMonth, nameIn, once } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { Chart } from '../../../ui/chart/chart.tsx'
import type { ChartSeries } from '../../../ui/chart/marks.tsx'
import { RowChart } from '../../../ui/chart/row-chart.tsx'

const en = (count: number, one: string, other: string) => plural('en', count, { one, other })
const de = (count: number, one: string, other: string) => plural('de', count, { one, other })

/** When the academy before was. */
type Before = 'lastYear' | number

const pictureTexts = defineTexts({
  en: {
    applications: (count: number) => en(count, 'One application', `${count} applications`),
    compared: (difference: number, before: Before) =>
      `${difference === 0 ? 'as many as' : difference > 0 ? `${difference} more than` : `${-difference} fewer than`} ${before === 'lastYear' ? 'last year at this time' : `at this time in ${before}`}`,
    paid: (count: number) =>
      count === 0 ? 'No fee is paid yet.' : en(count, 'One fee is paid.', `${count} fees are paid.`),
    distance: (deadline: string) => `Years are compared by the days to the deadline, this time ${deadline}.`,
    day: 'Day',
    applied: (year: number) => `Applications ${year}`,
    feesPaid: (year: number) => `Fees paid ${year}`,
    noApplications: {
      title: 'Applications',
      text: 'Nobody has applied yet. Every day of applications will be drawn here, beside the year before.',
    },
    classes: (applications: number, places: number) =>
      `${en(applications, 'One paid application', `${applications} paid applications`)} for ${en(places, 'one place', `${places} places`)}`,
    classesOnly: (applications: number) =>
      en(applications, 'One paid application', `${applications} paid applications`),
    final: (final: number, all: number) =>
      `Accepted people are shown once the selection of a masterclass is final: ${final} of ${all}.`,
    masterclass: 'Masterclass',
    applicants: 'Applicants',
    accepted: 'Accepted',
    places: 'Places',
    said: {
      applicants: 'applied',
      accepted: 'accepted',
      places: (count: number) => en(count, 'one place', `${count} places`),
    },
    noClasses: {
      title: 'Masterclasses',
      text: 'There are no masterclasses yet. Each will stand here with its applicants and places.',
    },
  },
  de: {
    applications: (count: number) => de(count, 'Eine Bewerbung', `${count} Bewerbungen`),
    compared: (difference: number, before: Before) =>
      `${difference === 0 ? 'so viele wie' : difference > 0 ? `${difference} mehr als` : `${-difference} weniger als`} ${before === 'lastYear' ? 'voriges Jahr um diese Zeit' : `${before} um diese Zeit`}`,
    paid: (count: number) =>
      count === 0
        ? 'Noch ist keine Gebühr bezahlt.'
        : de(count, 'Eine Gebühr ist bezahlt.', `${count} Gebühren sind bezahlt.`),
    distance: (deadline: string) =>
      `Verglichen wird nach den Tagen bis zur Bewerbungsfrist, diesmal ${deadline}.`,
    day: 'Tag',
    applied: (year: number) => `Bewerbungen ${year}`,
    feesPaid: (year: number) => `Gebühren bezahlt ${year}`,
    noApplications: {
      title: 'Bewerbungen',
      text: 'Noch hat sich niemand beworben. Hier wird jeder Tag mit Bewerbungen gezeichnet, neben dem Jahr davor.',
    },
    classes: (applications: number, places: number) =>
      `${de(applications, 'Eine bezahlte Bewerbung', `${applications} bezahlte Bewerbungen`)} für ${de(places, 'einen Platz', `${places} Plätze`)}`,
    classesOnly: (applications: number) =>
      de(applications, 'Eine bezahlte Bewerbung', `${applications} bezahlte Bewerbungen`),
    final: (final: number, all: number) =>
      `Angenommene stehen hier, sobald die Auswahl eines Meisterkurses endgültig ist: ${final} von ${all}.`,
    masterclass: 'Meisterkurs',
    applicants: 'Beworben',
    accepted: 'Angenommen',
    places: 'Plätze',
    said: {
      applicants: 'beworben',
      accepted: 'angenommen',
      places: (count: number) => de(count, 'ein Platz', `${count} Plätze`),
    },
    noClasses: {
      title: 'Meisterkurse',
      text: 'Es gibt noch keine Meisterkurse. Jeder wird hier mit Bewerbungen und Plätzen stehen.',
    },
  },
})

const months = byLocale(locale =>
  once(() => new Intl.DateTimeFormat(regions[locale], { month: 'short', timeZone: 'UTC' })),
)

interface PictureProps {
  /** Leads to the list. */
  linkTo?: ((label: string) => ReactNode) | undefined
}

/** Applications and paid fees by day, beside the academy before at the same distance from the deadline. */
export const ApplicationPicture = ({ days, linkTo }: PictureProps & { days: ApplicationDays }) => {
  const texts = useTexts(pictureTexts)
  const locale = useLocale()
  const { now, before, today } = days
  const curve = applicationCurve(now, before, today)
  const place = placeOfToday(curve)
  const at = curve[place]
  const count = at?.now?.applied ?? 0
  const then = before?.year === now.year - 1 ? 'lastYear' : (before?.year ?? 'lastYear')
  const series = (side: 'now' | 'before', year: number): ChartSeries[] => [
    {
      name: texts.applied(year),
      look: side === 'now' ? 'plain' : 'ridge',
      values: curve.map(point => point[side]?.applied ?? null),
      isLine: true,
    },
    {
      name: texts.feesPaid(year),
      look: side === 'now' ? 'hatched' : 'dotted',
      values: curve.map(point => point[side]?.paid ?? null),
      isLine: true,
    },
  ]
  const isOther = (one: CurvePoint, other: CurvePoint | undefined) =>
    (['now', 'before'] as const).some(
      side => one[side]?.applied !== other?.[side]?.applied || one[side]?.paid !== other?.[side]?.paid,
    )
  return (
    <Chart
      title={[
        texts.applications(count),
        ...(at?.before ? [texts.compared(count - at.before.applied, then)] : []),
      ].join(', ')}
      linkTo={linkTo}
      note={`${texts.paid(at?.now?.paid ?? 0)} ${before ? texts.distance(formatDayAndMonth(now.deadline, locale)) : ''}`}
      axis={texts.day}
      points={curve.map(({ day }) => ({
        name: formatDay(day),
        ...(day.endsWith('-01') && { tick: months[locale]().format(new Date(day)) }),
      }))}
      series={[...series('now', now.year), ...(before ? series('before', before.year) : [])]}
      start={place}
      isInTable={row => row === place || curve.slice(row, row + 1).some(one => isOther(one, curve[row - 1]))}
      empty={texts.noApplications}
    />
  )
}

type ClassFigures = Pick<
  OfficeMasterclass,
  'id' | 'application_count' | 'participant_count' | 'final_participants_saved' | 'places'
>

/** Before the final save a decision is the teacher's: nobody is accepted. */
export const acceptedOf = ({ final_participants_saved, participant_count }: ClassFigures): number | null =>
  final_participants_saved ? participant_count : null

interface ClassPictureProps extends PictureProps {
  masterclasses: readonly OfficeMasterclass[]
  /** Leads to a masterclass in the list. */
  linkToClass: (name: string, masterclass: OfficeMasterclass) => ReactNode
}

/** Applicants, accepted people and places of each masterclass. */
export const ClassPicture = ({ masterclasses, linkTo, linkToClass }: ClassPictureProps) => {
  const texts = useTexts(pictureTexts)
  const locale = useLocale()
  const nameOf = (one: OfficeMasterclass) => `${nameIn(locale, one.instrument)}, ${teacherName(one)}`
  const applications = masterclasses.reduce((sum, one) => sum + one.application_count, 0)
  const places = masterclasses.reduce((sum, one) => sum + (one.places ?? 0), 0)
  const final = masterclasses.filter(one => one.final_participants_saved).length
  return (
    <RowChart
      title={places > 0 ? texts.classes(applications, places) : texts.classesOnly(applications)}
      linkTo={linkTo}
      note={final < masterclasses.length && texts.final(final, masterclasses.length)}
      keys={[
        { name: texts.applicants, look: 'hatched', kind: 'column' },
        ...(final > 0 ? [{ name: texts.accepted, look: 'plain', kind: 'column' } as const] : []),
        ...(places > 0 ? [{ name: texts.places, look: 'plain', kind: 'mark' } as const] : []),
      ]}
      table={{
        columns: [texts.masterclass, texts.applicants, texts.accepted, texts.places],
        rows: masterclasses.map(one => [
          nameOf(one),
          String(one.application_count),
          String(acceptedOf(one) ?? ''),
          String(one.places ?? ''),
        ]),
      }}
      rows={masterclasses.map(one => {
        const accepted = acceptedOf(one)
        return {
          id: one.id,
          label: linkToClass(nameOf(one), one),
          said: [
            `${one.application_count} ${texts.said.applicants}`,
            ...(accepted === null ? [] : [`${accepted} ${texts.said.accepted}`]),
            ...(one.places === null ? [] : [texts.said.places(one.places)]),
          ].join(' · '),
          marks: [
            { kind: 'column', look: 'hatched', value: one.application_count },
            ...(accepted === null ? [] : [{ kind: 'column', look: 'plain', value: accepted } as const]),
            ...(one.places === null ? [] : [{ kind: 'mark', look: 'plain', value: one.places } as const]),
          ],
        }
      })}
      to={Math.max(1, ...masterclasses.flatMap(one => [one.application_count, one.places ?? 0]))}
      empty={texts.noClasses}
    />
  )
}
