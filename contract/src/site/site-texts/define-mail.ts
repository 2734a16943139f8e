import type { Locale } from '../../base/locale.ts'
import { line, paragraphs, type TextDefinition } from './define-text.ts'
import { commonPlaceholders, type Placeholder } from './placeholders.ts'

interface MailWords<Own extends Placeholder> {
  subject: Record<Locale, string>
  /** Placeholders that the subject must contain. */
  required?: readonly Own[]
  text: Record<Locale, string>
  /** Placeholders that the text must contain. */
  requiredInText?: readonly Own[]
  /** Follows what the program adds to the text. The office may leave it empty. */
  ending?: Record<Locale, string>
}

export interface MailDefinition<Own extends Placeholder = Placeholder> {
  /** The placeholders of this mail beside those that every text has. */
  own: readonly Own[]
  texts: { subject: TextDefinition; text: TextDefinition; ending?: TextDefinition }
}

/** The wording of a mail. The program adds links, amounts, attachments and what the law asks for. */
export const mail = <const Own extends Placeholder>(
  own: readonly Own[],
  { subject, required = [], text, requiredInText = [], ending }: MailWords<Own>,
): MailDefinition<Own> => {
  const placeholders = [...new Set([...own, ...commonPlaceholders])]
  return {
    own,
    texts: {
      subject: line({ de: 'Betreff', en: 'Subject' })(subject, {
        max: 200,
        placeholders,
        required: [...required],
      }),
      text: paragraphs({ de: 'Text', en: 'Text' })(text, {
        max: 3_000,
        placeholders,
        required: [...requiredInText],
      }),
      ...(ending && {
        ending: paragraphs({ de: 'Schluss', en: 'Ending' })(ending, {
          max: 3_000,
          placeholders,
          is_optional: true,
        }),
      }),
    },
  }
}
