import { type Locale, type Localized, localizedBy } from '@academy/contract/base/locale'
import { emptyQuestion, type QuestionValues } from './typed-survey.ts'

/** The default labels of text fields. */
export const usualLabels = {
  good: { de: 'Was war gut?', en: 'What was good?' },
  bad: { de: 'Was war nicht gut?', en: 'What was not so good?' },
  missing: { de: 'Was hat gefehlt?', en: 'What was missing?' },
} satisfies Record<string, Record<Locale, string>>

const good = localizedBy('text_good', language => usualLabels.good[language])
const bad = localizedBy('text_bad', language => usualLabels.bad[language])
const missing = localizedBy('text_missing', language => usualLabels.missing[language])

const mayNotApply = { na_enabled: true }

const questions: (Localized<'prompt'> & Partial<QuestionValues>)[] = [
  {
    prompt_de: 'Wie zufrieden sind Sie mit dem Unterricht in Ihrem Meisterkurs?',
    prompt_en: 'How satisfied are you with the teaching in your masterclass?',
    ...good,
    ...bad,
  },
  {
    prompt_de: 'Wie passten Zahl und Länge der Unterrichtsstunden für Sie?',
    prompt_en: 'How did the number and length of the lessons suit you?',
  },
  {
    prompt_de: 'Wie war die Arbeit mit der Korrepetition?',
    prompt_en: 'How was working with the accompanists?',
    ...mayNotApply,
  },
  {
    prompt_de: 'Wie gut konnten Sie üben (Räume, Instrumente, Zeiten)?',
    prompt_en: 'How well could you practise (rooms, instruments, times)?',
    ...missing,
  },
  {
    prompt_de: 'Wie haben Ihnen die Konzerte der Akademie gefallen?',
    prompt_en: 'How did you like the concerts of the academy?',
    ...good,
    ...bad,
  },
  {
    prompt_de: 'Wie gut wurde Ihr eigener Auftritt vorbereitet und betreut?',
    prompt_en: 'How well was your own performance prepared and looked after?',
    ...mayNotApply,
  },
  {
    prompt_de: 'Wie haben Sie im Haus gewohnt?',
    prompt_en: 'How did you like staying at the house?',
    ...mayNotApply,
    ...good,
    ...missing,
  },
  {
    prompt_de: 'Wie hat Ihnen das Essen geschmeckt?',
    prompt_en: 'How did you like the meals?',
    ...mayNotApply,
    ...bad,
  },
  {
    prompt_de: 'Wie war die Organisation, von der Bewerbung bis zur Abreise?',
    prompt_en: 'How was the organisation, from the application to the departure?',
    ...good,
    ...bad,
  },
  {
    prompt_de: 'Wie wahrscheinlich empfehlen Sie die Akademie weiter?',
    prompt_en: 'How likely are you to recommend the academy to others?',
    min: 0,
    max: 10,
  },
  {
    type: 'open',
    prompt_de: 'Was möchten Sie uns noch sagen?',
    prompt_en: 'What else would you like to tell us?',
  },
]

/** Default questions that fit any academy. */
export const starterQuestions: readonly QuestionValues[] = questions.map(question => ({
  ...emptyQuestion,
  ...question,
}))
