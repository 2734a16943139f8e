import type { Offer } from '@academy/contract/programme/academy/schemas'
import type { Ref } from 'react'
import { formatMoney, nameIn } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import type { FieldProps } from '../../../ui/form/field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { dialogTexts } from './dialog-texts.ts'

interface OfferSelectProps extends FieldProps {
  offers: readonly Offer[]
  /** The label for choosing none. */
  none: string
  value: number | null
  onChange: (id: number | null) => void
  onBlur: () => void
  ref: Ref<HTMLSelectElement>
}

/** A select of room types or board options with prices, or none. */
export const OfferSelect = ({ offers, none, value, onChange, ...select }: OfferSelectProps) => {
  const { perNight } = useTexts(dialogTexts)
  const locale = useLocale()
  return (
    <SelectField
      {...select}
      placeholder={none}
      options={offers.map(offer => ({
        value: String(offer.id),
        label: perNight(nameIn(locale, offer), formatMoney(offer.price, locale)),
      }))}
      value={value === null ? '' : String(value)}
      onChange={event => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  )
}
