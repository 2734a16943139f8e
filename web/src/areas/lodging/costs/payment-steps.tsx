import './payment-steps.css'
import type { Costs } from '@academy/contract/lodging/costs/schemas'
import { formatLongDay, formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { costTexts } from './texts.ts'

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
