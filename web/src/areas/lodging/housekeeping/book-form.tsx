import type { Stay } from '@academy/contract/base/period'
import type { LodgingOptions } from '@academy/contract/lodging/bookings/endpoints'
import { useState } from 'react'
import type { Call } from '../../../base/api.ts'
import { isRefusal } from '../../../base/api-errors.ts'
import { formatMoney } from '../../../base/format.ts'
import { useLocale } from '../../../base/i18n/locale-context.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Form } from '../../../ui/form/form.tsx'
import { useCurrentDocuments } from '../../site/documents/current-documents.ts'
import { DocumentLink } from '../../site/documents/document-links.tsx'
import { newPriceOf } from '../bookings/stay-change.ts'
import { bookForPerson } from './api.ts'
import { bookTexts } from './book-texts.ts'
import { dialogTexts } from './dialog-texts.ts'
import { StayFields } from './stay-fields.tsx'
import { useStayForm } from './use-stay-form.ts'

const TERMS = 'terms_and_conditions_accommodation'

export interface Booked {
  id: number
  name: string
  /** Whether they may stay free of charge: not if they have applied in this academy. */
  mayStayFree: boolean
  /** Whether that is proposed, as for teachers. */
  staysFree: boolean
  /** Whether they have consented to special diets and allergies. */
  hasNeedsConsent: boolean
  /** Whether the address is confirmed; otherwise mails wait. */
  getsMail: boolean
  /** The days to begin with: those of a masterclass, say. */
  suggest: (academy: Stay) => Stay | undefined
}

interface BookFormProps {
  call: Call
  person: Booked
  options: LodgingOptions
  onSaved: () => void
}

/** Books a stay for somebody who was told the terms. */
export const BookForm = ({ call, person, options, onSaved }: BookFormProps) => {
  const texts = useTexts(bookTexts)
  const { noPriceYet, mailWaits } = useTexts(dialogTexts)
  const locale = useLocale()
  const documents = useCurrentDocuments(call, () => {})
  const terms = documents.find(TERMS)
  const [isPaid, setPaid] = useState(!person.staysFree)
  const academy = { start_date: options.start_date, end_date: options.end_date }
  const stay = useStayForm({
    draft: `book:${person.id}`,
    options,
    isOffice: true,
    hasNeedsConsent: person.hasNeedsConsent,
    known: {
      ...(person.suggest(academy) ?? academy),
      academy_room_type_id: options.room_types[0]?.id ?? null,
      academy_meal_type_id: options.meal_types[0]?.id ?? null,
      diet: 'MEAT',
      comment: '',
      is_free: person.staysFree,
    },
    send: async choice => {
      try {
        await bookForPerson(call, person.id, { ...choice, ...(terms && { terms_version_id: terms.id }) })
        onSaved()
      } catch (error) {
        if (isRefusal(error, 'document_changed')) documents.reload()
        throw error
      }
    },
  })
  const total = newPriceOf(stay.chosen, options)
  const price = total === undefined ? noPriceYet : formatMoney(isPaid ? total : 0, locale)
  const invoice = isPaid && total ? texts.invoice(person.name) : texts.noInvoice(person.name)
  return (
    <Form submitLabel={texts.book} {...stay.frame}>
      <StayFields stay={stay} options={options}>
        <div className="price-preview" role="status">
          <p className="price-preview-total">{price}</p>
          {total !== undefined && <p>{invoice}</p>}
          {total !== undefined && !person.getsMail && <p>{mailWaits}</p>}
        </div>
      </StayFields>
      {person.mayStayFree && (
        <Checkbox
          label={texts.free}
          {...stay.field('is_free', { onChange: event => setPaid(!event.target.checked) })}
        />
      )}
      <Checkbox
        label={texts.told}
        required
        note={<DocumentLink call={call} document={TERMS} version={terms} label={texts.terms} />}
        {...stay.field('told_terms')}
      />
    </Form>
  )
}
