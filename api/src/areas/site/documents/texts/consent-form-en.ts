import type { DocumentText, Law } from './document-text.ts'

export const consentFormEn = (law: Law): DocumentText => ({
  title: 'Consent Form',
  subtitle: 'Processing of personal data for your application',
  version_note:
    'Applies to all applications received from this day on. The German text prevails in case of doubt.',
  sections: [
    {
      heading: 'Who is responsible for your data',
      blocks: [
        `The controller within the meaning of the General Data Protection Regulation (GDPR) is
         {association}, {address} (“the association”). The
         non-profit association holds a summer academy of classical music every year (venue: {place}).`,
        `The association’s office will gladly answer questions about data protection: {email}.`,
      ],
    },
    {
      heading: 'Which data we process',
      blocks: [
        'We process only what you tell us yourself and what arises from your application:',
        {
          list: [
            `personal details: name, date of birth, gender, nationality, language, postal addresses and email
             address;`,
            `your application: the masterclass you chose, repertoire, résumé, links to your recordings, your
             message to the teacher, and whether the teacher already knows you;`,
            'the decision on your admission, invoices and payments;',
            `if you make use of these offers: accommodation and meals including diet, concert requests and the
             recordings you order.`,
          ],
        },
        `Please leave details of health, religion or similarly private matters out of your résumé and message.
         They play no part in the selection.`,
      ],
    },
    {
      heading: 'Purposes and legal basis',
      blocks: [
        {
          rows: [
            ['Selection: passing your documents on to the teacher', 'Your consent (Art. 6(1)(a) GDPR)'],
            [
              'Handling your application, participation, accommodation and concerts',
              'Contract and steps prior to it (Art. 6(1)(b) GDPR)',
            ],
            ['Accounting and keeping of records', 'Legal obligation (Art. 6(1)(c) GDPR)'],
            ['Secure operation of the website', 'Legitimate interest (Art. 6(1)(f) GDPR)'],
          ],
        },
        'Every application is decided by a person; there is no profiling.',
      ],
    },
    {
      heading: 'Who receives your data',
      blocks: [
        {
          list: [
            `The teacher of the masterclass sees your name, age, gender, repertoire, résumé, recordings and message
             as soon as the handling fee has been received.`,
            'The accompanists see the names and repertoire of the participants who have been accepted.',
            'The association’s office sees all details as far as its work requires.',
            'If you book accommodation, the house receives what it needs to know for rooms and kitchen.',
          ],
        },
        `Technical service providers, for instance for storage and email, act on our instructions only. A teacher
         who lives outside the European Economic Area reads your documents in the protected area of the website;
         this is necessary for the selection you ask for (Art. 49(1)(b) GDPR). We do not sell data and do not
         pass them on for advertising.`,
      ],
    },
    {
      heading: 'How long we keep your data',
      blocks: [
        {
          rows: [
            [
              'Résumé and recordings of an application that was withdrawn or not accepted',
              'deleted six months after the decision',
            ],
            ['Résumé and recordings of participants', 'deleted six months after the end of the academy'],
            [
              'Invoices and records of payment',
              law('seven years (section 132 Federal Fiscal Code)', 'for as long as the law requires'),
            ],
            [
              'User account and profile with the résumé stored there',
              'until you ask us to delete them, at most three years after you last logged in',
            ],
          ],
        },
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        `You have the right of access, rectification, erasure, restriction of processing and data portability, and
         the right to object. An informal message to {email} is enough.`,
        `You may withdraw this consent at any time without giving reasons. What was done before remains lawful. If
         you withdraw it before a decision has been made, we cannot process your application any further.`,
        `If you believe that we process your data unlawfully, you may lodge a complaint with ${law('the Austrian Data Protection Authority (dsb.gv.at)', 'the data protection authority of the country where you live or where the association is based ({country})')}.`,
      ],
    },
    {
      heading: 'Minors',
      blocks: [
        `${law('From the age of 14', 'From the age that the law provides for')}, young people may themselves consent to the processing of their data; for younger
         children a parent or another legal guardian does so. Because an application involves costs, we need the
         signature of a parent or guardian at the end of this form for everyone under 18. Please send it to
         {email} before the application deadline.`,
      ],
    },
    {
      heading: 'Photographs and recordings (voluntary)',
      blocks: [
        `Photographs and audio and video recordings of lessons and concerts are made during the academy. Whether we
         may publish them if you can be seen or heard is for you alone to decide, independently of your
         application. Saying no has no disadvantages. The box in the online application does not include this
         consent; you give it only here:`,
        {
          choices: [
            `The association may publish photographs that show me on its website, in print and on its social media
             pages.`,
            `The association may publish audio and video recordings of my performances on its website and on its
             social media pages.`,
          ],
        },
        `This consent, too, may be withdrawn at any time; we then remove the material from our pages. We need not
         recall what has already been printed. A video recording that you order yourself is not published without
         your consent.`,
      ],
    },
    {
      heading: 'Declaration and signatures',
      blocks: [
        `I have read this form. I consent to the association processing my data for the purposes named above, and
         in particular passing my résumé, repertoire and recordings on to the teacher of the masterclass I chose.`,
        `In the online application you make this declaration by ticking the box. A signature is needed only if you
         are a minor or agree to photographs and recordings.`,
        {
          fields: [
            'First and last name',
            'Place, date, signature',
            'Parent or legal guardian (for minors): name',
            'Place, date, signature',
          ],
        },
      ],
    },
  ],
})
