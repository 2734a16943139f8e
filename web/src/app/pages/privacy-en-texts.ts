import { nameAndAddress, type SiteInfo } from '../../lib/site.ts'
import type { LegalTexts } from './legal-text.tsx'

export const privacyEn = (site: SiteInfo): LegalTexts => ({
  title: 'Privacy',
  lead: 'We know as little about you as an academy can. No advertising, no tracking, no services of others in the background: this page is short because there is not much to tell.',
  sections: [
    {
      heading: 'Who is responsible',
      blocks: [
        `${nameAndAddress(site)}. Please send questions about your data to ${site.email}; an informal message is enough.`,
      ],
    },
    {
      heading: 'When you visit the site',
      blocks: [
        'You can read all public pages without telling us who you are. Everything comes from our own server, fonts and pictures included.',
        'The server writes one line for each request: time, kind of page, result, duration and, if you are logged in, the number of your account. It does not record your network address. With forms and logins we count how often one network tries; for this we keep a checksum of the address, from which it cannot be read, for six hours at most. Of the networks from which you have logged in we keep such a checksum for 90 days, so that you get in even while somebody else tries to guess your password. Our legitimate interest is that the site stays safe and reachable (Art. 6(1) lit. f GDPR).',
      ],
    },
    {
      heading: 'Cookies and storage',
      blocks: [
        'There is exactly one cookie. You need not agree to it, because it does only what you have asked for:',
        {
          rows: [
            ['Cookie “locale”', 'remembers the language that you chose with the switch, for one year'],
            ['Storage “user”', 'keeps you logged in on this device until you log out; stays in your browser'],
            [
              'Other storage',
              'what you have typed into a form and not sent yet: until you send it or log out, on the contact page no longer than the tab is open; small settings, such as where you had scrolled to or which hint you have closed',
            ],
          ],
        },
      ],
    },
    {
      heading: 'When you write to us',
      blocks: [
        'What you enter in the contact form goes to our office by email and is kept until your question is settled, at most for one year (Art. 6(1) lit. b and f GDPR).',
      ],
    },
    {
      heading: 'Your account',
      blocks: [
        'For an account we need your name, your email address and a password, which we store only in a form from which it cannot be read. Date of birth, gender, nationality, language and postal addresses are added when an application, a room or an invoice calls for them. We process all this in order to carry out the contract with you (Art. 6(1) lit. b GDPR).',
      ],
    },
    {
      heading: 'Your application',
      blocks: [
        'With an application you send us your repertoire, a résumé, links to recordings and, if you like, a message. You agree to this in the consent form, which is part of the application (Art. 6(1) lit. a GDPR).',
        {
          list: [
            'The teacher of the masterclass sees your name, age, gender, repertoire, résumé, recordings and message once the handling fee has been paid.',
            'A recording at YouTube or Vimeo is played within our site only when the teacher asks for it; only then does that platform learn of the visit.',
            'Accompanists see the names and the repertoire of those who have been accepted.',
            'The office sees what it needs for its work.',
          ],
        },
        'Every decision is made by a person. There is no automated assessment.',
      ],
    },
    {
      heading: 'Lodging, concerts and recordings',
      blocks: [
        'If you stay in the abbey, the guest wing and the kitchen learn your name, your dates and whether you eat meat. For a concert the printed programme names you and the works you play. Your performance is filmed for you only if you order it, and is published only if you have agreed to that separately.',
      ],
    },
    {
      heading: 'Invoices',
      blocks: [
        'Invoices carry your name, address, the service and the amount. The law obliges us to keep them (Art. 6(1) lit. c GDPR). We do not store card data; you pay by bank transfer.',
      ],
    },
    {
      heading: 'Mails from us',
      blocks: [
        'We write when you have to know something: to confirm your address, to reset a password, about your application, a booking, an invoice, or a reminder that you asked for. There is no newsletter, and our mails do not report whether you have opened them.',
      ],
    },
    {
      heading: 'Feedback',
      blocks: [
        'After the academy we invite you to an anonymous survey. Your answers are stored without a connection to your invitation, so that we ourselves cannot tell who gave them. Until you submit them they stay in your browser, and with us under your link if you save a draft; both are deleted when you submit.',
      ],
    },
    {
      heading: 'Who else receives data',
      blocks: [
        'Those who run our server and our mail act on our instructions only and work in the European Union. A teacher who lives elsewhere reads your documents in the protected area of this site. We sell nothing and pass nothing on for advertising.',
      ],
    },
    {
      heading: 'How long we keep what',
      blocks: [
        {
          rows: [
            ['Résumé and recordings, not accepted or withdrawn', 'six months after the decision'],
            ['Résumé and recordings of participants', 'six months after the end of the academy'],
            [
              'Account and profile',
              'until you ask us to delete them, at most three years after your last login; what an invoice needs, as long as the invoice',
            ],
            ['Messages from the contact form', 'at most one year'],
            ['Copies of our mails to you', 'one year'],
            ['Mails that wait until you confirm your address', '90 days'],
            ['Invoices', 'seven years (section 132 Federal Fiscal Code)'],
            ['Record of changed passwords, addresses and roles', 'three years'],
            ['Server log', 'at most thirty days'],
          ],
        },
      ],
    },
    {
      heading: 'Your rights',
      blocks: [
        `You may ask what we know about you, have it corrected or deleted, have its use restricted, take it with you, and object to it. You may withdraw a consent at any time; what happened before remains lawful. Write to ${site.email}.`,
        'If you think that we have made a mistake, you may also turn to the Austrian Data Protection Authority, Barichgasse 40–42, 1030 Vienna, dsb.gv.at.',
      ],
    },
  ],
})
