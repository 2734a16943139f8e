import type { Locale } from '@academy/contract/base/locale'
import { centsOf, moneyText, shortMoneyText } from '@academy/contract/base/money'
import { formatLongDay, formatLongInstant } from '../../../../base/format.ts'
import { paths } from '../../../../base/pages/paths.ts'
import { classTitle } from '../../../programme/masterclasses/teacher.ts'
import type { StepTexts } from '../way.ts'
import type { OwedInvoice } from './facts.ts'
import type { StudentStep } from './open-steps.ts'
import { studentStepTexts } from './student-step-texts.ts'

type Of<Kind extends StudentStep['kind']> = Extract<StudentStep, { kind: Kind }>

const wayTo = ({ id, outstanding_amount }: OwedInvoice, locale: Locale): NonNullable<StepTexts['way']> => ({
  to: paths.MyInvoice,
  params: { id: String(id) },
  label: studentStepTexts[locale].pay.go(shortMoneyText(centsOf(outstanding_amount), locale)),
})

const payTexts = ({ invoice }: Of<'pay'>, locale: Locale): StepTexts => {
  const { pay } = studentStepTexts[locale]
  const { invoice_number, invoice_amount, outstanding_amount } = invoice
  const amountOf = (amount: number) => moneyText(centsOf(amount), locale)
  const why =
    outstanding_amount < invoice_amount
      ? pay.partly(invoice_number, amountOf(outstanding_amount), amountOf(invoice_amount))
      : pay.why(invoice_number)
  return { what: invoice[`subject_${locale}`], why, way: wayTo(invoice, locale) }
}

/** Returns the texts of a step of a student, and the page with what it needs. */
export const studentTextsOf = (step: StudentStep, locale: Locale): StepTexts => {
  const texts = studentStepTexts[locale]
  switch (step.kind) {
    case 'completeProfile':
      return { what: texts.completeProfile.what, why: texts.completeProfile.why }
    case 'addAddress': {
      const { what, why, go } = texts.addAddress
      return { what, why, way: { to: paths.Profile, search: { add: 'address' }, label: go } }
    }
    case 'offer':
      return {
        what: texts.offer.what(classTitle(step.masterclass, locale)),
        why: texts.offer.why(formatLongInstant(step.expires_at, locale)),
        way: { to: paths.MyPlaceOffer, params: { id: String(step.offerId) }, label: texts.offer.go },
      }
    case 'payFee':
      return {
        what: texts.payFee.what(classTitle(step.masterclass, locale)),
        why: texts.payFee.why(step.daysLeft),
        way: wayTo(step.invoice, locale),
      }
    case 'pay':
      return payTexts(step, locale)
    case 'apply':
    case 'remaining': {
      const why = step.kind === 'apply' ? texts.apply.why(step.days) : texts.remaining.why
      const { what, go } = texts[step.kind]
      return { what, why, way: { to: paths.MyMasterclasses, search: { show: 'open' }, label: go } }
    }
    case 'repertoire':
      return {
        what: texts.repertoire.what(classTitle(step.masterclass, locale)),
        why: texts.repertoire.why,
        way: {
          to: paths.MyMasterclasses,
          search: { edit: String(step.applicationId) },
          label: texts.repertoire.go,
        },
      }
    case 'ownRepertoire':
      return {
        what: texts.ownRepertoire.what(classTitle(step.masterclass, locale)),
        why: texts.ownRepertoire.why,
        way: {
          to: paths.MyRepertoire,
          params: { applicationId: String(step.applicationId) },
          label: texts.ownRepertoire.go,
        },
      }
    case 'book':
      return {
        what: texts.book.what,
        why: texts.book.why(
          formatLongDay(step.period.start_date, locale),
          formatLongDay(step.period.end_date, locale),
        ),
        way: { to: paths.MyAcomodation, search: { step: 'dates' }, label: texts.book.go },
      }
    case 'emergencyContact':
    case 'parentConsent': {
      const { what, why, go } = texts[step.kind]
      return { what, why, way: { to: paths.Profile, hash: 'arrival', label: go } }
    }
    case 'requestConcert': {
      const { what, why, go } = texts.requestConcert
      return { what, why, way: { to: paths.MyConcert, search: { request: 'new' }, label: go } }
    }
  }
}
