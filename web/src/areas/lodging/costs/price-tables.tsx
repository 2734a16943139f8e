import type { Costs } from '@academy/contract/lodging/costs/schemas'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatLongDay, formatMoney, nameIn } from '../../../base/format.ts'
import { formatPeriodOfMonth } from '../../../base/format-period.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { calculatorTexts } from './calculator-texts.ts'
import { stayCostTexts } from './stay-cost-texts.ts'
import { costTexts } from './texts.ts'
import './payment-steps.css'
import './price-tables.css'

/** What is to be paid when and for what, in order. */
export const PaymentSteps = ({
  costs,
}: {
  costs: Pick<Costs, 'handling_fee' | 'recording_fee' | 'decided_by' | 'room_types'>
}) => {
  const locale = useLocale()
  const texts = useTexts(costTexts)
  const { handling_fee, recording_fee, decided_by, room_types } = costs
  const steps: [title: string, text: string][] = [
    [
      texts.withApplication,
      handling_fee > 0 ? texts.withApplicationText(formatMoney(handling_fee, locale)) : texts.free,
    ],
    [texts.accepted, texts.acceptedText(formatLongDay(decided_by, locale))],
    ...(room_types.length > 0 ? [[texts.booked, texts.bookedText] satisfies [string, string]] : []),
    ...(recording_fee > 0
      ? [[texts.recorded, texts.recordedText(formatMoney(recording_fee, locale))] satisfies [string, string]]
      : []),
  ]
  return (
    <ol className="payment-steps">
      {steps.map(([title, text]) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

interface PriceTableProps {
  caption: string
  /** For a table that a heading introduces. */
  isCaptionHidden?: boolean
  /** The headings of the columns; the last one is an amount. */
  columns?: readonly string[]
  rows: readonly { id: number | string; cells: readonly [heading: ReactNode, ...ReactNode[]] }[]
}

/** A small table: what, and what it costs. */
const PriceTable = ({ caption, isCaptionHidden, columns, rows }: PriceTableProps) => (
  <table className="price-table">
    <caption className={isCaptionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
    {columns && (
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map(({ id, cells: [heading, ...cells] }) => (
        <tr key={id}>
          <th scope="row">{heading}</th>
          {cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            <td key={index}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** The fee of every masterclass. */
export const FeeTable = ({ masterclasses }: Pick<Costs, 'masterclasses'>) => {
  const locale = useLocale()
  const texts = useTexts(costTexts)
  const { masterclass } = useTexts(calculatorTexts)
  return (
    <PriceTable
      caption={texts.fees}
      columns={[masterclass, texts.days, texts.fee]}
      rows={masterclasses.map(one => ({
        id: one.id,
        cells: [
          <Link key="link" to="/masterclass/$masterclassId" params={{ masterclassId: String(one.id) }}>
            {one[`instrument_${locale}`]}, {one.teacher}
          </Link>,
          formatPeriodOfMonth(one.start_date, one.end_date, locale),
          formatMoney(one.participation_fee, locale),
        ],
      }))}
    />
  )
}

/** The prices of rooms and meals. */
export const LodgingPriceTable = ({ room_types, meal_types }: Pick<Costs, 'room_types' | 'meal_types'>) => {
  const locale = useLocale()
  const texts = useTexts(costTexts)
  const { perNight } = useTexts(stayCostTexts)
  const rowsOf = (kind: string, options: Costs['room_types']) =>
    options.map(option => ({
      id: `${kind}-${option.id}`,
      cells: [nameIn(locale, option), perNight(formatMoney(option.price, locale))] as const,
    }))
  return (
    <PriceTable
      caption={texts.rooms}
      rows={[...rowsOf('room', room_types), ...rowsOf('meals', meal_types)]}
    />
  )
}

/** The steps of the cancellation terms. */
export const TermsTable = ({ caption, steps }: { caption: string; steps: Costs['withdrawal'] }) => {
  const texts = useTexts(costTexts)
  return (
    <PriceTable
      caption={caption}
      isCaptionHidden
      columns={[texts.when, texts.share]}
      rows={steps.map(({ days, share }) => ({ id: days, cells: [days, share] }))}
    />
  )
}
