import type { MoneyDays } from '@academy/contract/money/ledger/journal-schemas'
import { moneyWeeks } from '@academy/contract/money/ledger/money-weeks'
import type { ReactNode } from 'react'
import { formatAmount, formatDay, formatMoney, formatShortDay } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { defineTexts, useTexts } from '../../../base/i18n/texts.ts'
import { Chart } from '../../../ui/chart/chart.tsx'

const pictureTexts = defineTexts({
  en: {
    open: (open: string, overdue: string | undefined) =>
      overdue ? `${open} is open, ${overdue} of it overdue` : `${open} is open, nothing is overdue`,
    nothingOpen: 'Nothing is open',
    received: (received: string, since: string) => `${received} received since ${since}.`,
    before: (due: string) => `${due} of it was due earlier than what is drawn here.`,
    week: 'Week',
    weekFrom: (day: string) => `Week from ${day}`,
    settled: 'Invoiced, settled',
    stillOpen: 'Invoiced, still open',
    receivedBars: 'Received',
    due: 'Open, by the week it is due',
    empty: {
      title: 'Money by week',
      text: 'Nothing has been invoiced or paid this year. Every week will be drawn here.',
    },
  },
  de: {
    open: (open: string, overdue: string | undefined) =>
      overdue
        ? `${open} sind offen, davon ${overdue} überfällig`
        : `${open} sind offen, nichts ist überfällig`,
    nothingOpen: 'Nichts ist offen',
    received: (received: string, since: string) => `${received} seit ${since} eingegangen.`,
    before: (due: string) => `${due} davon waren früher fällig, als hier gezeichnet ist.`,
    week: 'Woche',
    weekFrom: (day: string) => `Woche ab ${day}`,
    settled: 'Verrechnet und beglichen',
    stillOpen: 'Verrechnet, noch offen',
    receivedBars: 'Eingegangen',
    due: 'Offen, nach der Woche der Fälligkeit',
    empty: {
      title: 'Geld nach Wochen',
      text: 'In diesem Jahr wurde noch nichts verrechnet oder bezahlt. Hier wird jede Woche gezeichnet.',
    },
  },
})

interface MoneyPictureProps {
  money: MoneyDays
  /** Leads to the list. */
  linkTo?: (label: string) => ReactNode
}

/** Adds up euros without the errors of binary fractions. */
const sumOf = (amounts: readonly number[]): number =>
  Math.round(amounts.reduce((sum, amount) => sum + amount * 100, 0)) / 100

/** What was invoiced and received by week, and below the line what is open by the week in which it is due. */
export const MoneyPicture = ({ money, linkTo }: MoneyPictureProps) => {
  const texts = useTexts(pictureTexts)
  const locale = useLocale()
  const { today, first_day, days, due_before } = money
  const weeks = moneyWeeks(days, today)
  const open = sumOf([due_before, ...days.map(({ due }) => due)])
  const overdue = sumOf([due_before, ...days.filter(({ day }) => day < today).map(({ due }) => due)])
  const received = sumOf(days.map(one => one.received))
  return (
    <Chart
      title={
        open === 0
          ? texts.nothingOpen
          : texts.open(formatMoney(open, locale), overdue > 0 ? formatMoney(overdue, locale) : undefined)
      }
      linkTo={linkTo}
      note={[
        texts.received(formatMoney(received, locale), formatDay(first_day)),
        ...(due_before > 0 ? [texts.before(formatMoney(due_before, locale))] : []),
      ].join(' ')}
      axis={texts.week}
      points={weeks.map(({ monday }) => ({
        name: texts.weekFrom(formatDay(monday)),
        tick: formatShortDay(monday),
      }))}
      series={[
        { name: texts.settled, look: 'plain', values: weeks.map(one => sumOf([one.invoiced, -one.open])) },
        { name: texts.stillOpen, look: 'hatched', values: weeks.map(one => one.open) },
        { name: texts.receivedBars, look: 'dotted', values: weeks.map(one => one.received), stack: 1 },
        { name: texts.due, look: 'striped', values: weeks.map(one => one.due), isBelow: true },
      ]}
      start={Math.max(
        0,
        weeks.findLastIndex(({ monday }) => monday <= today),
      )}
      format={amount =>
        Number.isInteger(amount) ? formatMoney(amount, locale) : formatAmount(amount, locale)
      }
      empty={texts.empty}
    />
  )
}
