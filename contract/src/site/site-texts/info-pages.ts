import type { Locale } from '../../base/locale.ts'
import { paragraphs } from './define-text.ts'

const label: Record<Locale, string> = { de: 'Einleitung', en: 'Introduction' }
const limits = { max: 1_000 }

export const costsTexts = {
  lead: paragraphs(label)(
    {
      de: 'Sie zahlen eine Bearbeitungsgebühr mit der Bewerbung, die Teilnahmegebühr Ihres Meisterkurses und, wenn Sie bei uns wohnen, Zimmer und Verpflegung. Hier steht alles auf einer Seite.',
      en: 'What you pay: a handling fee with your application, the participation fee of your masterclass and, if you stay with us, room and meals. Here is all of it on one page.',
    },
    limits,
  ),
}

export const datesTexts = {
  lead: paragraphs(label)(
    {
      de: 'Von der Bewerbung bis zur Abreise: die Termine, die man sich merken sollte.',
      en: 'From the application to the journey home: the dates to remember.',
    },
    limits,
  ),
}

export const concertsTexts = {
  lead: paragraphs(label)(
    {
      de: 'Erst wird gearbeitet, dann gespielt: In den Akademiekonzerten hören Sie die Teilnehmenden der Meisterkurse.',
      en: 'First comes the work, then the music: in the academy concerts you hear the participants of the masterclasses.',
    },
    limits,
  ),
}

export const pastYearsTexts = {
  lead: paragraphs(label)(
    {
      de: 'Wer an früheren Akademien unterrichtet hat, und was in ihren Konzerten zu hören war.',
      en: 'Who taught at earlier academies, and what was played in their concerts.',
    },
    limits,
  ),
}
