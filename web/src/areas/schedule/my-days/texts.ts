import { defineTexts } from '../../../base/i18n/texts.ts'

export const myDaysTexts = defineTexts({
  en: {
    print: 'Print',
    printed: (name: string, academy: string) => `${name} · ${academy}`,
    empty:
      'There is nothing here yet. Arrival, class, meals and concerts will appear as soon as you have a place, a task or a booking.',
    noAcademy: 'The next academy is being planned. Your days will appear here as soon as they are settled.',
    today: 'Today',
    meals: { breakfast: 'breakfast', dinner: 'dinner', both: 'breakfast and dinner' },
    link: {
      title: 'In your phone’s calendar',
      intro:
        'Subscribe once, and your phone will show these days in its calendar. Changes arrive automatically, usually within a few hours.',
      secret: 'Anyone who has the link can see your days without logging in. Keep it to yourself.',
      make: 'Create a private link',
      subscribe: 'Subscribe on this device',
      address: 'Private link',
      copy: 'Copy the link',
      copied: 'Copied',
      selected: 'Selected',
      copiedStatus: 'The link is copied.',
      selectedStatus:
        'The browser does not allow copying. The link is selected: copy it with the menu of your device.',
      since: (day: string) => `Created on ${day}.`,
      hidden: 'The link was created on another server and cannot be shown. Create a new one to see it.',
      renew: 'Create a new link',
      renewQuestion: 'Create a new link?',
      renewText:
        'Your present link will stop working: calendars that use it will no longer update, and you will need to subscribe again with the new one.',
      renewed: 'Your new link is ready. The old one no longer works.',
      made: 'Your private link is ready.',
      end: 'End the link',
      endQuestion: 'End the link?',
      endText: 'Calendars that use it will stop updating. You can create another one at any time.',
      ended: 'The link no longer works.',
    },
  },
  de: {
    print: 'Drucken',
    printed: (name, academy) => `${name} · ${academy}`,
    empty:
      'Hier steht noch nichts. Anreise, Unterricht, Mahlzeiten und Konzerte erscheinen, sobald Sie einen Platz, eine Aufgabe oder eine Buchung haben.',
    noAcademy: 'Die nächste Akademie ist in Planung. Ihre Tage stehen hier, sobald sie feststehen.',
    today: 'Heute',
    meals: { breakfast: 'Frühstück', dinner: 'Abendessen', both: 'Frühstück und Abendessen' },
    link: {
      title: 'Im Kalender Ihres Telefons',
      intro:
        'Einmal abonniert, zeigt Ihr Telefon diese Tage in seinem Kalender. Änderungen kommen von selbst, meist innerhalb weniger Stunden.',
      secret: 'Wer den Link hat, kann Ihre Tage lesen, ohne sich einzuloggen. Geben Sie ihn nicht weiter.',
      make: 'Privaten Link erzeugen',
      subscribe: 'Auf diesem Gerät abonnieren',
      address: 'Privater Link',
      copy: 'Link kopieren',
      copied: 'Kopiert',
      selected: 'Markiert',
      copiedStatus: 'Der Link ist kopiert.',
      selectedStatus:
        'Der Browser erlaubt das Kopieren nicht. Der Link ist markiert: Kopieren Sie ihn über das Menü Ihres Geräts.',
      since: day => `Erzeugt am ${day}.`,
      hidden:
        'Der Link stammt von einem anderen Server und lässt sich nicht anzeigen. Erzeugen Sie einen neuen, um ihn zu sehen.',
      renew: 'Neuen Link erzeugen',
      renewQuestion: 'Einen neuen Link erzeugen?',
      renewText:
        'Der bisherige Link gilt dann nicht mehr: Kalender, die ihn verwenden, werden nicht mehr aktualisiert, und Sie abonnieren mit dem neuen noch einmal.',
      renewed: 'Es gibt einen neuen Link. Der bisherige gilt nicht mehr.',
      made: 'Ihr privater Link ist bereit.',
      end: 'Link beenden',
      endQuestion: 'Den Link beenden?',
      endText:
        'Kalender, die ihn verwenden, werden nicht mehr aktualisiert. Sie können jederzeit einen anderen erzeugen.',
      ended: 'Der Link gilt nicht mehr.',
    },
  },
})
