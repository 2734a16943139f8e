import type { InputOf } from '@academy/contract/base/endpoint'
import type { Locale } from '@academy/contract/base/locale'
import * as contract from '@academy/contract/messages/letters/endpoints'
import { PRINTED_HEADER, type PrintedLetters } from '@academy/contract/messages/letters/printed'
import type { Call } from '../../../base/api.ts'
import { toFile } from '../../../base/save-file.ts'

type LetterKind = 'certificate' | 'invitation'
/** A paper of the office: a letter about people, or a list of a masterclass. */
export type PaperKind = LetterKind | 'teacherList' | 'boardList'

const isLetter = (kind: PaperKind): kind is LetterKind => kind === 'certificate' || kind === 'invitation'

/** Saves a letter about one person, of the current academy. */
export const saveLetter = async (
  call: Call,
  id: number,
  kind: PaperKind,
  locale: Locale | undefined,
): Promise<undefined> => {
  if (!isLetter(kind)) return
  const input = { params: { id: String(id), kind }, query: locale ? { locale } : {} }
  await call(contract.letter, input, toFile(`${kind}.pdf`))
}

/** A proxy may remove the header. */
const printedIn = (header: string | null): PrintedLetters | undefined =>
  header ? (JSON.parse(decodeURIComponent(header)) as PrintedLetters) : undefined

export type LetterFilter = InputOf<typeof contract.letters>['body']

/** Saves the papers of the people of a list, or of its masterclasses. */
export const savePapers = async (
  call: Call,
  kind: PaperKind,
  { locale, ...filter }: LetterFilter,
): Promise<PrintedLetters | undefined> => {
  const language = locale ? { locale } : {}
  if (isLetter(kind)) {
    const file = toFile(`${kind}.pdf`)
    let summary: string | null = null
    await call(
      contract.letters,
      { params: { kind }, body: { ...filter, ...language } },
      {
        ...file,
        onFile: (blob, name, headers) => {
          summary = headers.get(PRINTED_HEADER)
          file.onFile(blob, name)
        },
      },
    )
    return printedIn(summary)
  }
  const { academy_id, masterclass_id } = filter
  const query = {
    ...(academy_id && { academy_id }),
    ...(masterclass_id && { masterclass_id }),
    ...language,
    audience: kind === 'boardList' ? ('board' as const) : ('teacher' as const),
  }
  await call(contract.classLists, { query }, toFile('class-list.pdf'))
  return undefined
}
