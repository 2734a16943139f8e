import type { CancellationTerms } from '@academy/contract/base/cancellation-terms'
import type { Locale } from '@academy/contract/base/locale'
import { plural } from '@academy/contract/base/plural'

/** The words for the days of one step, and for the time after the last one. */
interface Wording {
  /** The first step: this many days before the start, or more. */
  first(least_days: number): string
  between(most_days: number, least_days: number): string
  /** `most_days` is undefined where there are no steps, 0 where the last one reaches to the day before. */
  last(most_days: number | undefined): string
  percent(value: number): string
}

/** The terms as rows of a table: the days, and the share of the price. */
const rowsOf =
  (wording: Wording) =>
  ({ steps, last_percent }: CancellationTerms): [string, string][] => {
    const before = (index: number) => steps[index - 1]
    const lastStep = steps.at(-1)
    return [
      ...steps.map(({ least_days, percent }, index): [string, string] => {
        const previous = before(index)
        const days = previous
          ? wording.between(previous.least_days - 1, least_days)
          : wording.first(least_days)
        return [days, wording.percent(percent)]
      }),
      [wording.last(lastStep && lastStep.least_days - 1), wording.percent(last_percent)],
    ]
  }

const german = {
  days: (most: number, least: number) => (most === least ? `${most}` : `${most} bis ${least}`),
  percent: (value: number) => `${value} %`,
}
const english = {
  days: (most: number, least: number) => (most === least ? `${most}` : `${most} to ${least}`),
  orMore: (least: number) => `${least} ${plural('en', least, { one: 'day', other: 'days' })} or more`,
  percent: (value: number) => `${value}%`,
}

/** What is charged of the participation fee. */
export const withdrawalRows: Record<Locale, ReturnType<typeof rowsOf>> = {
  de: rowsOf({
    percent: german.percent,
    first: least => `bis ${least} Tage vor Beginn des Meisterkurses`,
    between: (most, least) => `${german.days(most, least)} Tage vor Beginn`,
    last: most =>
      `${most === undefined ? 'jederzeit' : most === 0 ? 'ab dem ersten Tag' : `ab ${most} Tagen vor Beginn`}, bei Nichterscheinen oder vorzeitiger Abreise`,
  }),
  en: rowsOf({
    percent: english.percent,
    first: least => `${english.orMore(least)} before the masterclass begins`,
    between: (most, least) => `${english.days(most, least)} days before it begins`,
    last: most =>
      `${most === undefined ? 'at any time' : most === 0 ? 'from the first day on' : `${most} days or less before it begins`}, if you do not arrive, or if you leave early`,
  }),
}

/** What is charged of the price of a booking. */
export const lodgingRows: Record<Locale, ReturnType<typeof rowsOf>> = {
  de: rowsOf({
    percent: german.percent,
    first: least => `nach dem Stornotermin, bis ${least} Tage vor der Anreise`,
    between: (most, least) => `${german.days(most, least)} Tage vor der Anreise`,
    last: most =>
      `${most === undefined ? 'nach dem Stornotermin' : most === 0 ? 'ab dem Tag der Anreise' : `ab ${most} Tagen vor der Anreise`}, bei Nichtanreise oder früherer Abreise`,
  }),
  en: rowsOf({
    percent: english.percent,
    first: least => `after the cancellation date, ${english.orMore(least)} before arrival`,
    between: (most, least) => `${english.days(most, least)} days before arrival`,
    last: most =>
      `${most === undefined ? 'after the cancellation date' : most === 0 ? 'from the day of arrival on' : `${most} days or less before arrival`}, if you do not arrive, or if you leave early`,
  }),
}
