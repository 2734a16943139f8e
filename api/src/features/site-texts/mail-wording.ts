// public: the office words mails of other features
import type { Locale } from '@academy/contract/locale'
import type { MailPage } from '@academy/contract/site-texts/mail-texts'
import type { PlaceholderValues } from '@academy/contract/site-texts/placeholders'
import { registeredTexts } from '@academy/contract/site-texts/register'
import type { Db, Tx } from '../../db/connection.ts'
import { placeholderValues } from './facts.ts'
import { loadTexts } from './queries.ts'
import { type StoredValues, showText } from './rules.ts'

/** Returns subject and opening paragraphs of a mail for a language and the placeholders of the mail. */
type MailWording = (locale: Locale, own: PlaceholderValues) => { subject: string; paragraphs: string[] }

/** Loads the wording of a mail with one statement, for any number of recipients. */
export const loadMailWording = async (
  db: Db | Tx,
  mail: MailPage,
  today: string,
  instead: Record<string, StoredValues> = {},
): Promise<MailWording> => {
  const texts = registeredTexts.filter(({ page }) => page === mail)
  const { stored, facts } = await loadTexts(
    db,
    texts.map(({ key }) => key),
  )
  const current = { ...stored, ...instead }
  return (locale, own) => {
    const values = { ...placeholderValues(facts, locale, today), ...own }
    const shown = texts.map(text => showText(text, current[text.key], locale, values))
    return {
      subject: shown.flatMap(text => ('text' in text ? [text.text] : [])).join(' '),
      paragraphs: shown.flatMap(text => ('paragraphs' in text ? text.paragraphs : [])),
    }
  }
}
