import type { BackupStatus } from '@academy/contract/office/dashboard/schemas'
import { defineTexts } from '../../../base/i18n/texts.ts'

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
