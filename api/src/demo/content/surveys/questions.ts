import type { QuestionInput } from '@academy/contract/messages/surveys/question-input'

type Texts = Pick<QuestionInput, 'prompt_de' | 'prompt_en'> & Partial<Omit<QuestionInput, 'id' | 'type'>>

const rated = (texts: Texts) => ({ type: 'rating' as const, ...texts })
const open = (texts: Texts) => ({ type: 'open' as const, ...texts })

const good = { text_good_de: 'Was war gut?', text_good_en: 'What was good?' }
const bad = { text_bad_de: 'Was war nicht gut?', text_bad_en: 'What was not?' }
const missing = { text_missing_de: 'Was hat gefehlt?', text_missing_en: 'What was missing?' }

/** The survey questions, by the names that the demo answers refer to. */
export const questions = {
  teaching: rated({
    prompt_de: 'Wie zufrieden sind Sie mit dem Unterricht in Ihrem Meisterkurs?',
    prompt_en: 'How happy are you with the teaching in your masterclass?',
    ...good,
    ...bad,
  }),
  practice: rated({
    prompt_de: 'Wie gut konnten Sie üben – Räume, Instrumente, Zeit?',
    prompt_en: 'How well could you practise – rooms, instruments, time?',
    ...bad,
  }),
  accompanists: rated({
    prompt_de: 'Wie war die Arbeit mit den Korrepetitorinnen und Korrepetitoren?',
    prompt_en: 'How was working with the accompanists?',
    na_enabled: true,
    ...good,
  }),
  concerts: rated({
    prompt_de: 'Wie haben Sie die Konzerte der Akademie erlebt?',
    prompt_en: 'How did you find the concerts of the academy?',
    na_enabled: true,
    ...good,
    ...missing,
  }),
  house: rated({
    prompt_de: 'Wie haben Sie sich im Haus gefühlt?',
    prompt_en: 'How did you feel in the house?',
    na_enabled: true,
    ...good,
    ...bad,
  }),
  meals: rated({
    prompt_de: 'Wie hat es Ihnen geschmeckt?',
    prompt_en: 'How did you like the food?',
    na_enabled: true,
    ...good,
    ...bad,
  }),
  organisation: rated({
    prompt_de: 'Wie gut waren Sie vor und während der Akademie informiert?',
    prompt_en: 'How well were you informed before and during the academy?',
    ...good,
    ...bad,
  }),
  recommendation: rated({
    prompt_de: 'Wie wahrscheinlich ist es, dass Sie uns weiterempfehlen?',
    prompt_en: 'How likely are you to recommend us?',
    min: 0,
    max: 10,
  }),
  memory: open({
    prompt_de: 'Was bleibt Ihnen in Erinnerung?',
    prompt_en: 'What will you remember?',
    open_label_de: 'Ein Klang, ein Gespräch, ein Weg – was Ihnen zuerst einfällt',
    open_label_en: 'A sound, a talk, a path – whatever comes to mind first',
  }),
  changes: open({
    prompt_de: 'Was sollen wir im nächsten Jahr anders machen?',
    prompt_en: 'What should we do differently next year?',
    text_bad_de: 'Das lassen Sie lieber',
    text_bad_en: 'Better leave this out',
    text_missing_de: 'Das wünsche ich mir',
    text_missing_en: 'This is what I wish for',
  }),
} as const

export type QuestionName = keyof typeof questions
