import type { Call } from '../../../base/api.ts'
import { useTexts } from '../../../base/i18n/texts.ts'
import { useUser } from '../../../base/use-user.ts'
import { DocumentLink } from '../../../ui/document-link.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import type { BookingState } from './use-booking.ts'
import { NONE } from './wizard.ts'
import { wizardTexts } from './wizard-texts.ts'

interface TermsStepProps {
  call: Call
  booking: Pick<BookingState, 'choices' | 'field' | 'recheck' | 'form' | 'terms'>
}

/** The terms to accept with the booking. */
export const TermsStep = ({ call, booking }: TermsStepProps) => {
  const { choices, field, recheck, form, terms } = booking
  const { terms: texts } = useTexts(wizardTexts)
  const isConfirmed = useUser()?.email_verified ?? true
  const [free, priced] = isConfirmed
    ? [texts.noInvoice, texts.invoice]
    : [texts.noInvoiceLater, texts.invoiceLater]
  const change = (event: { target: { checked: boolean } }) => {
    form.setValue('terms_version_id', event.target.checked ? (terms?.id ?? null) : null)
    recheck('agreedToTerms')()
  }
  return (
    <>
      <p>
        {texts.intro} {choices.room === NONE ? free : priced}
      </p>
      <Checkbox
        label={texts.label}
        required
        note={
          <DocumentLink
            call={call}
            document="terms_and_conditions_accommodation"
            version={terms}
            label={texts.read}
          />
        }
        {...field('agreedToTerms', { onChange: change })}
      />
    </>
  )
}
