import type { JobOverPeople } from '@academy/contract/base/jobs'
import type { BackupStatus } from '@academy/contract/office/dashboard/schemas'
import { defineTexts } from '../../../base/i18n/texts.ts'

interface FailedJobsTexts {
  title: string
  warning: string
  masterclass: string
  jobs: Record<JobOverPeople, string>
  since: (moment: string) => string
}

export const failedJobsTexts = defineTexts<FailedJobsTexts>({
  en: {
    title: 'Not done',
    warning: 'The program keeps trying. Please tell whoever looks after the server.',
    masterclass: 'Masterclass',
    jobs: {
      erasure: 'the data could not be deleted',
      erasure_again: 'the data that a backup has brought back could not be deleted',
      erasure_dormant: 'the unused account could not be deleted',
      dormancy_notices: 'no email about the unused account could be written',
      second_factors: 'the second factor could not be reset',
      offers: 'an offer could not be ended',
      letters: 'the letters of the final save could not be sent',
      reminders: 'no reminder of the deadline could be written',
      payment_reminders: 'no payment reminder could be written',
      notices: 'no email about the masterclasses could be written',
      group_mails: 'a group email could not be written',
    },
    since: moment => `since ${moment}`,
  },
  de: {
    title: 'Nicht gelungen',
    warning: 'Das Programm versucht es weiter. Bitte geben Sie der technischen Betreuung Bescheid.',
    masterclass: 'Meisterkurs',
    jobs: {
      erasure: 'Die Daten ließen sich nicht löschen',
      erasure_again: 'Die Daten aus einer Sicherung ließen sich nicht wieder löschen',
      erasure_dormant: 'Das ungenutzte Konto ließ sich nicht löschen',
      dormancy_notices: 'Die E-Mail über das ungenutzte Konto ließ sich nicht schreiben',
      second_factors: 'Der zweite Faktor ließ sich nicht zurücksetzen',
      offers: 'Ein Angebot ließ sich nicht beenden',
      letters: 'Die Briefe der finalen Speicherung ließen sich nicht verschicken',
      reminders: 'Die Erinnerung an die Frist ließ sich nicht schreiben',
      payment_reminders: 'Die Zahlungserinnerung ließ sich nicht schreiben',
      notices: 'Die E-Mail über die Meisterkurse ließ sich nicht schreiben',
      group_mails: 'Eine Rundmail ließ sich nicht schreiben',
    },
    since: moment => `seit ${moment}`,
  },
})

interface BackupTexts {
  title: string
  last: (moment: string) => string
  restored: (moment: string) => string
  neverRestored: string
  warnings: Record<Exclude<BackupStatus['state'], 'ok'>, string>
}

export const backupTexts = defineTexts<BackupTexts>({
  en: {
    title: 'Backups',
    last: moment => `Last backup: ${moment}`,
    restored: moment => `Last restored for testing: ${moment}`,
    neverRestored: 'No backup has been restored for testing yet.',
    warnings: {
      old: 'The last backup is too old. Please tell whoever looks after the server.',
      failed: 'The last attempt to make a backup failed. Please tell whoever looks after the server.',
      check_failed: 'The last backup could not be restored. Please tell whoever looks after the server.',
      missing: 'There is no backup yet.',
      off: 'No backups are made. Please tell whoever looks after the server.',
    },
  },
  de: {
    title: 'Datensicherung',
    last: moment => `Letzte Sicherung: ${moment}`,
    restored: moment => `Zuletzt zur Probe wiederhergestellt: ${moment}`,
    neverRestored: 'Noch keine Sicherung wurde zur Probe wiederhergestellt.',
    warnings: {
      old: 'Die letzte Sicherung ist zu alt. Bitte geben Sie der technischen Betreuung Bescheid.',
      failed: 'Die letzte Sicherung ist fehlgeschlagen. Bitte geben Sie der technischen Betreuung Bescheid.',
      check_failed:
        'Die letzte Sicherung ließ sich nicht wiederherstellen. Bitte geben Sie der technischen Betreuung Bescheid.',
      missing: 'Es gibt noch keine Sicherung.',
      off: 'Es werden keine Sicherungen gemacht. Bitte geben Sie der technischen Betreuung Bescheid.',
    },
  },
})
