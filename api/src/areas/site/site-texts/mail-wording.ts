import type { Locale } from '@academy/contract/base/locale'
import type { MailPage, OwnPlaceholder } from '@academy/contract/site/site-texts/mail-texts'
import type { PlaceholderValues } from '@academy/contract/site/site-texts/placeholders'
import { registeredTexts } from '@academy/contract/site/site-texts/register'
import type { Db, Tx } from '../../../db/connection.ts'
import { placeholderValues } from './facts.ts'
import { loadTexts } from './queries.ts'
import { type StoredValues, showText } from './rules.ts'

/**
 * Returns subject and paragraphs of a mail for a language and the values of its own placeholders. The
 * paragraphs of the program stand between the text and the ending of the office.
 */
export type MailWording<Page extends MailPage = MailPage> = (
  locale: Locale,
  own: Record<OwnPlaceholder<Page>, string>,
  added?: readonly string[],
) => { subject: string; paragraphs: string[] }

export type MailWordings<Page extends MailPage> = { [P in Page]: MailWording<P> }

/** Loads the wording of some mails with one statement, for any number of recipients. */
export const loadMailWordings = async <Page extends MailPage>(
  db: Db | Tx,
  pages: readonly Page[],
  today: string,
  instead: Record<string, StoredValues> = {},
): Promise<MailWordings<Page>> => {
  const textsOf = (mail: MailPage) => registeredTexts.filter(({ page }) => page === mail)
  const { stored, facts } = await loadTexts(
    db,
    pages.flatMap(textsOf).map(({ key }) => key),
  )
  const current = { ...stored, ...instead }
  const wordingOf = (mail: Page) => {
    const texts = textsOf(mail)
    return (locale: Locale, own: PlaceholderValues, added: readonly string[] = []) => {
      const values = { ...placeholderValues(facts, locale, today), ...own }
      const shown = texts.map(text => showText(text, current[text.key], locale, values))
      const subject = shown.flatMap(text => ('text' in text ? [text.text] : [])).join(' ')
      const [opening = [], ending = []] = shown.flatMap(text =>
        'paragraphs' in text ? [text.paragraphs] : [],
      )
      return { subject, paragraphs: [...opening, ...added, ...ending] }
    }
  }
  return Object.fromEntries(pages.map(page => [page, wordingOf(page)])) as MailWordings<Page>
}

export const loadMailWording = async <Page extends MailPage>(
  db: Db | Tx,
  page: Page,
  today: string,
): Promise<MailWording<Page>> => (await loadMailWordings(db, [page], today))[page]
