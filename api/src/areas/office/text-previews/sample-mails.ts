// Invented people and days, so that the office sees a mail as a person would get it.
import { laterDay } from '@academy/contract/base/days'
import type { Locale, Localized } from '@academy/contract/base/locale'
import type { CorrectionKind } from '@academy/contract/money/ledger/act-schemas'
import type { ScheduledStep } from '@academy/contract/money/payment-reminders/schemas'
import type { MailPage } from '@academy/contract/site/site-texts/mail-texts'
import type { MailContent } from '../../../base/mail/mail-content.ts'
import { invitationMail } from '../../access/index.ts'
import {
  decisionReminderMail,
  placeGivenUpMail,
  receivedMail,
  removedMail,
  resultMail,
  withdrawnMail,
} from '../../admission/index.ts'
import { performanceMail, recordingMail } from '../../concerts/index.ts'
import { bookedMail, cancelledMail, changedMail } from '../../lodging/index.ts'
import { surveyMail } from '../../messages/index.ts'
import {
  creditReceiptMail,
  ibanMail,
  partialReceiptMail,
  paymentReminderMail,
  receiptMail,
  refundSentMail,
  replacedMail,
  undoneMail,
  writtenMail,
} from '../../money/index.ts'
import { reminderMail } from '../../programme/index.ts'
import {
  correctedFee,
  INVOICE,
  issuedFee,
  openInvoice,
  overpaid,
  partOfFee,
  refunded,
} from './sample-invoice.ts'
import {
  id,
  invited,
  noticeSamples,
  performanceOf,
  person,
  recipient,
  type Sample,
  sampleOfferMails,
  samplePartnerMail,
  securitySamples,
  work,
} from './samples.ts'

const FEE_CENTS = 7_500
const STAY_CENTS = 82_500
const surveyTitles: Record<Locale, string> = { de: 'Wie war die Akademie?', en: 'How was the academy?' }

const instrument: Localized<'instrument'> = { instrument_de: 'Klavier', instrument_en: 'Piano' }
const roomType: Localized<'name'> = { name_de: 'Einzelzimmer', name_en: 'Single room' }
const mealType: Localized<'name'> = { name_de: 'Halbpension', name_en: 'Half board' }

const application = (sample: Sample) => ({
  ...person(sample),
  application_id: id,
  masterclass_id: id,
  ...instrument,
  teacher: 'Johanna Birkner',
  start_date: laterDay(sample.today, 60),
  end_date: laterDay(sample.today, 70),
  deadline: laterDay(sample.today, 14),
  fee_invoice_number: INVOICE,
})

const booking = (sample: Sample) => ({
  person: { ...person(sample), is_student: true },
  start_date: laterDay(sample.today, 60),
  end_date: laterDay(sample.today, 75),
  ...{ room_type: roomType, meal_type: mealType, diet: 'VEGETARIAN' as const, special_diets: [] },
  invoice_id: id,
  invoice: {
    invoice_number: INVOICE,
    invoice_amount: STAY_CENTS / 100,
    due_date: laterDay(sample.today, 14),
  },
})

const payment = (sample: Sample) => ({
  siteUrl: sample.siteUrl,
  summary: {
    ...person(sample),
    ...{ ...issuedFee(sample), invoice_id: id, kind: 'handling_fee' as const },
  },
})

const reminder = (sample: Sample, step: ScheduledStep) =>
  [
    sample.wordings,
    step,
    {
      ...person(sample),
      ...openInvoice(sample, step),
    },
    sample.siteUrl,
  ] as const

const corrected = (sample: Sample, kind: CorrectionKind) => ({
  ...correctedFee(sample, kind),
  siteUrl: sample.siteUrl,
  person: person(sample),
})
const result = (sample: Sample) => ({ ...application(sample), hasFee: true })
const survey = (sample: Sample) => ({
  ...recipient(sample),
  title: surveyTitles[sample.locale],
  uuid: '00000000-0000-4000-8000-000000000000',
})
const terms = { percent: 20, cost_cents: 9_000 }
/** How each mail looks with the wording that is given. */
export const sampleMails: Record<MailPage, (sample: Sample) => MailContent> = {
  mail_application: sample =>
    receivedMail(sample.wordings.mail_application, application(sample), {
      siteUrl: sample.siteUrl,
      today: sample.today,
      repertoire: '',
      fee_invoice: {
        id,
        invoice_number: INVOICE,
        invoice_amount: FEE_CENTS / 100,
        due_date: laterDay(sample.today, 14),
      },
    }),
  mail_application_deleted: sample =>
    removedMail(sample.wordings.mail_application_deleted, application(sample)),
  mail_application_withdrawn: sample =>
    withdrawnMail(sample.wordings.mail_application_withdrawn, application(sample)),
  mail_place_given_up: sample =>
    placeGivenUpMail(sample.wordings.mail_place_given_up, application(sample), {
      ...terms,
      until: null,
      lowest_percent: 20,
      attachments: [INVOICE],
    }),
  mail_deadline: sample =>
    reminderMail(sample.wordings.mail_deadline, sample.siteUrl, {
      ...application(sample),
    }),
  mail_decision_reminder: sample =>
    decisionReminderMail(sample.wordings.mail_decision_reminder, sample.siteUrl, {
      ...application(sample),
      ...recipient(sample),
    }),
  ...noticeSamples,
  mail_accepted: sample => resultMail(sample.wordings, 'accepted', result(sample), recipient(sample)),
  mail_reserve: sample => resultMail(sample.wordings, 'reserve', result(sample), recipient(sample)),
  mail_rejected: sample => resultMail(sample.wordings, 'rejected', result(sample), recipient(sample)),
  mail_unpaid: sample => resultMail(sample.wordings, 'unpaid', result(sample), recipient(sample)),
  mail_place_free: sample => sampleOfferMails.free(sample, application(sample)),
  mail_place_offer: sample => sampleOfferMails.offer(sample, application(sample)),
  mail_offer_declined: sample => sampleOfferMails.declined(sample, application(sample)),
  mail_offer_expired: sample => sampleOfferMails.expired(sample, application(sample)),
  mail_booking: sample =>
    bookedMail(sample.wordings.mail_booking, {
      siteUrl: sample.siteUrl,
      booking: booking(sample),
      free_until: laterDay(sample.today, 30),
    }),
  mail_stay_elsewhere: sample =>
    bookedMail(sample.wordings.mail_stay_elsewhere, {
      siteUrl: sample.siteUrl,
      booking: { ...booking(sample), room_type: null, meal_type: null, invoice: null, invoice_id: null },
      free_until: undefined,
    }),
  mail_booking_changed: sample =>
    changedMail(sample.wordings.mail_booking_changed, {
      siteUrl: sample.siteUrl,
      before: booking(sample),
      booking: booking(sample),
    }),
  mail_booking_cancelled: sample =>
    cancelledMail(sample.wordings.mail_booking_cancelled, {
      siteUrl: sample.siteUrl,
      booking: booking(sample),
      terms,
    }),
  mail_booking_cancelled_by_office: sample =>
    cancelledMail(sample.wordings.mail_booking_cancelled_by_office, {
      siteUrl: sample.siteUrl,
      booking: booking(sample),
      terms: { percent: 0, cost_cents: 0 },
    }),
  mail_concert_planned: sample =>
    performanceMail(sample.wordings, performanceOf(sample, person(sample), 'planned')),
  mail_concert_moved: sample =>
    performanceMail(sample.wordings, performanceOf(sample, person(sample), 'moved')),
  mail_concert_off: sample => performanceMail(sample.wordings, performanceOf(sample, person(sample), 'off')),
  mail_concert_partner: sample => samplePartnerMail(sample, person(sample)),
  mail_recording: sample => recordingMail(sample.wordings.mail_recording, { ...recipient(sample), work }),
  mail_receipt: sample =>
    receiptMail(sample.wordings.mail_receipt, payment(sample), { teacher: 'Johanna Birkner' }),
  mail_partial_receipt: sample =>
    partialReceiptMail(sample.wordings.mail_partial_receipt, { ...payment(sample), ...partOfFee }),
  mail_credit_receipt: sample =>
    creditReceiptMail(sample.wordings.mail_credit_receipt, { ...recipient(sample), ...overpaid(sample) }),
  mail_refund_sent: sample =>
    refundSentMail(sample.wordings.mail_refund_sent, { ...recipient(sample), ...refunded(sample) }),
  mail_payment_undone: sample =>
    undoneMail(sample.wordings.mail_payment_undone, payment(sample), { isUnforwarded: true }),
  mail_payment_returned: sample =>
    undoneMail(sample.wordings.mail_payment_returned, payment(sample), {
      isUnforwarded: true,
      bank_reason: 'AC04',
    }),
  mail_invoice_written: sample =>
    writtenMail(sample.wordings.mail_invoice_written, {
      siteUrl: sample.siteUrl,
      person: person(sample),
      invoice: issuedFee(sample),
    }),
  mail_invoice_replaced: sample => replacedMail(sample.wordings, corrected(sample, 'reduced')),
  mail_invoice_waived: sample => replacedMail(sample.wordings, corrected(sample, 'waived')),
  mail_invoice_cancelled: sample => replacedMail(sample.wordings, corrected(sample, 'cancelled')),
  mail_reminder_before_due: sample => paymentReminderMail(...reminder(sample, 'before_due')),
  mail_reminder_deadline: sample => paymentReminderMail(...reminder(sample, 'deadline')),
  mail_reminder_overdue: sample => paymentReminderMail(...reminder(sample, 'overdue')),
  mail_reminder_second: sample => paymentReminderMail(...reminder(sample, 'second')),
  mail_refund_iban: sample =>
    ibanMail(sample.wordings.mail_refund_iban, { ...recipient(sample), credit_cents: 5_500 }),
  mail_teacher_invitation: sample => invitationMail(sample.wordings.mail_teacher_invitation, invited(sample)),
  mail_accompanist_invitation: sample =>
    invitationMail(sample.wordings.mail_accompanist_invitation, invited(sample)),
  mail_manager_invitation: sample => invitationMail(sample.wordings.mail_manager_invitation, invited(sample)),
  mail_admin_invitation: sample => invitationMail(sample.wordings.mail_admin_invitation, invited(sample)),
  ...securitySamples,
  mail_survey: sample => surveyMail(sample.wordings.mail_survey, 'invitation', survey(sample)),
  mail_survey_reminder: sample =>
    surveyMail(sample.wordings.mail_survey_reminder, 'reminder', survey(sample)),
}
