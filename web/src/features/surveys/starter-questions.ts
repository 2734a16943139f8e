import type { Localized } from '@academy/contract/locale'
import { emptyQuestion, type QuestionWords } from './typed-survey.ts'

const good: Localized<'text_good'> = { text_good_de: 'Was war gut?', text_good_en: 'What was good?' }
const bad: Localized<'text_bad'> = { text_bad_de: 'Was war nicht gut?', text_bad_en: 'What was not so good?' }
const missing: Localized<'text_missing'> = {
  text_missing_de: 'Was hat gefehlt?',
  text_missing_en: 'What was missing?',
}

/** The labels that a field for text has until somebody writes others. */
export const usualLabels = { good, bad, missing }

const mayNotApply = { na_enabled: true }

const questions: (Localized<'prompt'> & Partial<QuestionWords>)[] = [
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

/** What is worth asking after any academy, to begin with. */
export const starterQuestions: readonly QuestionWords[] = questions.map(question => ({
  ...emptyQuestion,
  ...question,
}))
