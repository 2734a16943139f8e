import { mail } from './define-mail.ts'

const own = ['invoice', 'amount', 'due_date'] as const
const required = ['invoice'] as const

/** Reminders of open invoices. The program adds amount, account and reference. */
export const reminderMails = {
  mail_reminder_before_due: mail(own, {
    subject: { de: 'Bald fällig: Rechnung {invoice}', en: 'Due soon: invoice {invoice}' },
    required,
    text: {
      de: 'Die Rechnung {invoice} ist am {due_date} fällig; offen sind {amount}. Wenn Sie gerade erst überwiesen haben, brauchen Sie nichts zu tun.',
      en: 'Invoice {invoice} is due on {due_date}; {amount} is outstanding. If you have only just paid, there is nothing you need to do.',
    },
  }),
  mail_reminder_deadline: mail([...own, 'deadline'], {
    subject: {
      de: 'Ihre Bewerbung wartet noch auf die Bearbeitungsgebühr',
      en: 'Your application is still waiting for the handling fee',
    },
    text: {
      de: 'Ihre Bewerbung ist bei uns, aber die Bearbeitungsgebühr von {amount} ist noch nicht eingegangen. Erst wenn sie da ist, sieht die Lehrperson Ihre Bewerbung.\n\nBewerbungsschluss ist am {deadline}. Eine Überweisung dauert bis zu zwei Werktage; bitte bezahlen Sie so, dass die Gebühr rechtzeitig da ist. Wenn Sie gerade erst überwiesen haben, brauchen Sie nichts zu tun.',
      en: 'We have your application, but the handling fee of {amount} has not arrived yet. The teacher will see your application only once it is paid.\n\nApplications close on {deadline}. A transfer takes up to two working days; please pay early enough for the fee to arrive in time. If you have only just paid, there is nothing you need to do.',
    },
    requiredInText: ['deadline'],
  }),
  mail_reminder_overdue: mail(own, {
    subject: { de: 'Noch offen: Rechnung {invoice}', en: 'Still outstanding: invoice {invoice}' },
    required,
    text: {
      de: 'Die Rechnung {invoice} war am {due_date} fällig, und {amount} sind noch offen. Vielleicht ist sie Ihnen nur entgangen: Bitte bezahlen Sie in den nächsten Tagen. Wenn Sie gerade erst überwiesen haben, brauchen Sie nichts zu tun.',
      en: 'Invoice {invoice} was due on {due_date}, and {amount} is still outstanding. Perhaps it simply slipped your mind: please pay within the next few days. If you have only just paid, there is nothing you need to do.',
    },
    ending: {
      de: 'Wenn etwas nicht stimmt oder Sie mehr Zeit brauchen, antworten Sie bitte auf diese Nachricht.',
      en: 'If something is wrong or you need more time, please reply to this email.',
    },
  }),
  mail_reminder_second: mail(own, {
    subject: { de: 'Zweite Erinnerung: Rechnung {invoice}', en: 'Second reminder: invoice {invoice}' },
    required,
    text: {
      de: 'Die Rechnung {invoice} ist seit dem {due_date} fällig, und {amount} sind noch immer offen. Bitte bezahlen Sie innerhalb von sieben Tagen. Danach können wir das, wofür die Rechnung ist, nicht länger für Sie freihalten: Ihren Platz, Ihr Bett oder Ihre Aufnahme.',
      en: 'Invoice {invoice} was due on {due_date}, and {amount} is still outstanding. Please pay within seven days. After that we can no longer hold what the invoice is for: your place, your bed or your recording.',
    },
    ending: {
      de: 'Wenn Sie schon bezahlt haben oder gerade nicht bezahlen können, antworten Sie bitte auf diese Nachricht, dann finden wir eine Lösung.',
      en: 'If you have already paid, or cannot pay at the moment, please reply to this email, and we will find a solution.',
    },
  }),
}
