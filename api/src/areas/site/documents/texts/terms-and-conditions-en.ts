import { concertHourText, DECISION_DAYS, repertoireDayText } from '@academy/contract/base/constants'
import type { DocumentText, Law } from './document-text.ts'

export const termsAndConditionsEn = (law: Law): DocumentText => ({
  title: 'Terms and Conditions',
  subtitle: 'Applying for and taking part in the masterclasses',
  version_note:
    'Applies to all applications received from this day on. The German text prevails in case of doubt.',
  sections: [
    {
      heading: 'Organiser and scope',
      blocks: [
        `The summer academy is organised by {association}, {address} (“the association”). Venue: {place}.`,
        `These terms apply to applying for and taking part in a masterclass; you accept them by sending your
         application. Accommodation and meals are subject to terms of their own. Anyone under 18 needs the written
         consent of a parent or legal guardian.`,
      ],
    },
    {
      heading: 'Application',
      blocks: [
        `You apply on the association’s website by the deadline given there. You may apply for several
         masterclasses, but only once for each. Classes with places left stay open after the deadline until they
         are marked there as closed.`,
        `If the teacher does not yet know you, your application must include a résumé (PDF) and a link to at least
         one recording; up to three are possible. Please enter your repertoire by ${repertoireDayText.en}. Everything you state must
         be true, and it must be you who is heard in the recordings.`,
      ],
    },
    {
      heading: 'Handling fee',
      blocks: [
        `The handling fee is {handling_fee} for each application. You receive the invoice by
         email at once. Only when the fee has arrived do we forward the application to the teacher. If it is still
         open when the final selection is made, the application cannot be considered; the invoice is then
         cancelled.`,
        `The fee covers the cost of handling. It is not refunded, even if you are not accepted, withdraw your
         application or do not take part.`,
      ],
    },
    {
      heading: 'Selection',
      blocks: [
        `Admission is decided by the teacher alone, on artistic grounds. There is no entitlement to a place, and no
         reasons are given for decisions.`,
        `We inform you of the result by email no later than ${DECISION_DAYS} days after the application deadline; you will also
         find it in your personal area. The contract on your participation is concluded when you are accepted.`,
      ],
    },
    {
      heading: 'Participation fee',
      blocks: [
        `The participation fee is shown with each masterclass on the website. You receive the invoice when you are
         accepted; the fee is due on the date given there, and in any case before the first day of lessons. You bear
         the charges for transfers from abroad. If payment is not made despite a reminder and a further seven days,
         the association may give the place to someone else.`,
        `The fee includes lessons, piano accompaniment as scheduled, the use of practice rooms, and taking part in
         the academy’s chamber music and concerts. Travel, accommodation and meals are not included.`,
      ],
    },
    {
      heading: 'Withdrawal and cancellation',
      blocks: [
        `Until your admission has been decided, you may withdraw your application in your personal area at any
         time. A handling fee that is still open lapses; one that has been paid remains with the association.`,
        `Once you have been accepted, you withdraw in your personal area or by email to {email}. What counts
         is the day on which we receive your notice. Of the participation fee we charge:`,
        '{withdrawal_terms}',
        `The charge remains at {withdrawal_percent}% if the place can be filled again, or
         if you cannot travel for reasons of health and provide a medical certificate. We refund whatever you have paid beyond it.`,
        `If a teacher is unable to come, the association will try to find an equivalent replacement; you may then
         withdraw free of charge. If the association has to cancel a masterclass, you get back all fees paid for it,
         including the handling fee. Statutory rights of withdrawal of consumers remain unaffected.`,
      ],
    },
    {
      heading: 'Arrival, lessons and departure',
      blocks: [
        `The first day of the masterclass period is the day of arrival, the last is the day of departure. Lessons
         are held from the day after arrival to the day before departure. We expect you to take part in the whole
         class. The teacher decides on the timetable; listening to the lessons of others is warmly encouraged.`,
        `Travel, visa and health insurance are your own responsibility. Once the participation fee has arrived, we
         are happy to issue a letter of confirmation for a visa application.`,
      ],
    },
    {
      heading: 'Conduct and practice hours',
      blocks: [
        `The academy is a guest at {place}. We ask you to respect the people who live and work there, the natural
         surroundings and one another. You may practise in the rooms assigned to you from 8 am to
         1 pm and from 2 pm to 9 pm, but not within earshot of the church during services.`,
        `We do not tolerate harassment, discrimination or violence. Anyone affected may turn to the office in
         confidence at any time. In the case of serious offences, or offences repeated despite a warning, the
         association may exclude a person from taking part any further; the participation fee is then not refunded.`,
      ],
    },
    {
      heading: 'Instruments and insurance',
      blocks: [
        `The academy provides pianos, organ and large percussion; you bring all other instruments. The historic rooms
         are not air-conditioned. Instruments, bows and scores are not insured by the association; we recommend
         insurance of your own for your instrument, accidents and liability.`,
        `Please treat rooms and borrowed instruments with care and report damage at once. You are liable for damage
         that is your fault.`,
      ],
    },
    {
      heading: 'Concerts and recordings',
      blocks: [
        `The academy’s concerts begin at ${concertHourText.en}. You request a performance on the website in agreement with your
         teacher; the association puts the programme together. There is no entitlement to perform or to a fee.`,
        `A professional video recording of your performance costs {recording_fee}. You receive the
         invoice once the performance has been scheduled, and the video after payment. Lessons may be recorded only
         if the teacher and everyone present agree. Whether the association may publish photographs and recordings
         of you is subject to your separate, voluntary consent.`,
      ],
    },
    {
      heading: 'Liability',
      blocks: [
        `The association is liable for damage that it or its staff cause intentionally or by gross negligence, and
         for personal injury as provided by law. It is not liable for other damage caused by slight negligence, nor
         for the loss of belongings that were not handed over to it for safekeeping. What you undertake in your free
         time, in particular in the mountains and on the water, is at your own risk.`,
      ],
    },
    {
      heading: 'Law and jurisdiction',
      blocks: [
        `${law('Austrian law applies', 'The law of the country where the association is based applies ({country})')}, excluding its conflict-of-law rules. Mandatory provisions that protect consumers in
         the country where they live remain unaffected. The place of jurisdiction is {city}; actions
         against consumers are brought before the courts provided by law.`,
        'If one provision is invalid, the others remain in force.',
      ],
    },
  ],
})
