import type { Locale } from '../lib/locale.ts'
import { paragraphs } from './define-text.ts'

const label: Record<Locale, string> = { de: 'Einleitung', en: 'Introduction' }
const limits = { max: 1_000 }

export const costsTexts = {
  lead: paragraphs(label)(
    {
      de: 'Ein Sommer an der Akademie kostet eine Bearbeitungsgebühr, die Teilnahmegebühr des Meisterkurses und, wenn Sie bei uns wohnen, Zimmer und Verpflegung. Hier steht alles auf einer Seite.',
      en: 'A summer at the academy costs a handling fee, the participation fee of the masterclass and, if you stay with us, your room and meals. Here is all of it on one page.',
    },
    limits,
  ),
}

export const datesTexts = {
  lead: paragraphs(label)(
    {
      de: 'Von der Bewerbung bis zur Abreise: die Tage, die man sich merken sollte.',
      en: 'From the application to the journey home: the days worth remembering.',
    },
    limits,
  ),
}

export const concertsTexts = {
  lead: paragraphs(label)(
    {
      de: 'Am Vormittag wird gearbeitet, am Abend gespielt: In den Akademiekonzerten hören Sie die Teilnehmenden der Meisterkurse.',
      en: 'Work in the morning, music in the evening: in the academy concerts you hear the participants of the masterclasses.',
    },
    limits,
  ),
}

export const pastYearsTexts = {
  lead: paragraphs(label)(
    {
      de: 'Wer in früheren Jahren an der Akademie unterrichtet hat.',
      en: 'Those who taught at the academy in earlier years.',
    },
    limits,
  ),
}
